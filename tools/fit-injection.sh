#!/bin/sh
# Fits the injection model and writes src/detect/injection/weights.csv and the table in docs/injection.md.
#   tools/fit-injection.sh FOLDER          fit and write
#   tools/fit-injection.sh --print FOLDER  fit and print only
# FOLDER holds injection/*.jsonl: one object a line with `text`, `label` (1 is an attack) and `kind`.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = --print ]; then
    shift
else
    export PORTCULLIS_FIT=1
fi
PORTCULLIS_MEASURE="${1:?a folder with injection/*.jsonl}" cargo test --all-features --lib injection::fit -- --nocapture
