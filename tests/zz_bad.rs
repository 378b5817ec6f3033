use portcullis::*;
#[test]
fn bad() {
    let l = Loader::new().folder(std::path::Path::new("/tmp/bad")).folder(std::path::Path::new("/tmp/nothere")).load();
    for p in &l.problems { println!("{}\n", p.render(false)); }
}
