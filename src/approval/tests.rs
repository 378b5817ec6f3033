//! GC-04, P26: a ticket is decided once, used once, expires to denial, and fits one exact call.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Barrier;

use super::*;
use crate::words::Hook;

const KEY: CallKey = CallKey([1; 32]);
const OTHER: CallKey = CallKey([2; 32]);
const MINUTE: Duration = Duration::from_secs(60);

fn asked(ttl: Duration) -> NewTicket {
    NewTicket { ttl, acting: true, ..NewTicket::new(Hook::ToolCall, "send a mail", KEY) }
}

fn scaled(every_run: usize, release: usize) -> usize {
    if std::env::var("PORTCULLIS_TEST_SCALE").is_ok_and(|scale| scale == "release") {
        release
    } else {
        every_run
    }
}

#[tokio::test(start_paused = true)]
async fn an_approval_is_taken_once() {
    let store = MemoryApprovals::new();
    let id = store.open(asked(MINUTE)).await.unwrap();
    assert_eq!(store.take(&id, &KEY).await, Err(ApprovalError::Waiting));
    store.approve(&id).await.unwrap();
    assert_eq!(store.wait(&id).await, Ok(TicketState::Approved));
    let approved = store.take(&id, &KEY).await.unwrap();
    assert!(approved.acting && approved.ticket == id);
    assert_eq!(store.take(&id, &KEY).await, Err(ApprovalError::Used));
    assert_eq!(store.approve(&id).await, Err(ApprovalError::Decided));
}

#[tokio::test(start_paused = true)]
async fn a_denial_stands() {
    let store = MemoryApprovals::new();
    let id = store.open(asked(MINUTE)).await.unwrap();
    store.deny(&id, "not today").await.unwrap();
    assert_eq!(store.approve(&id).await, Err(ApprovalError::Decided));
    assert_eq!(store.take(&id, &KEY).await, Err(ApprovalError::Denied("not today".into())));
}

#[tokio::test(start_paused = true)]
async fn another_call_does_not_use_the_ticket_up() {
    let store = MemoryApprovals::new();
    let id = store.open(asked(MINUTE)).await.unwrap();
    store.approve(&id).await.unwrap();
    assert_eq!(store.take(&id, &OTHER).await, Err(ApprovalError::OtherCall));
    assert!(store.take(&id, &KEY).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn nobody_answering_is_a_no() {
    let store = MemoryApprovals::new();
    let id = store.open(asked(MINUTE)).await.unwrap();
    let begun = tokio::time::Instant::now();
    assert_eq!(store.wait(&id).await, Ok(TicketState::Expired));
    assert_eq!(begun.elapsed(), MINUTE);
    assert_eq!(store.approve(&id).await, Err(ApprovalError::Expired));
    assert_eq!(store.take(&id, &KEY).await, Err(ApprovalError::Expired));
    assert!(store.waiting().await.unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn an_endless_wait_is_bounded_and_no_wait_expires_at_once() {
    let store = MemoryApprovals::new();
    let endless = store.open(asked(Duration::MAX)).await.unwrap();
    assert_eq!(store.get(&endless).await.unwrap().state, TicketState::Waiting);
    let none = store.open(asked(Duration::ZERO)).await.unwrap();
    assert_eq!(store.wait(&none).await, Ok(TicketState::Expired));
}

/// P18: a waiter that is dropped takes nothing with it, and others are woken.
#[tokio::test(start_paused = true)]
async fn a_dropped_waiter_leaves_the_ticket_as_it_was() {
    let store = Arc::new(MemoryApprovals::new());
    let id = store.open(asked(MINUTE)).await.unwrap();
    assert!(tokio::time::timeout(Duration::from_secs(1), store.wait(&id)).await.is_err());
    let waiters: Vec<_> = (0..8)
        .map(|_| {
            let (store, id) = (Arc::clone(&store), id.clone());
            tokio::spawn(async move { store.wait(&id).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.approve(&id).await.unwrap();
    for waiter in waiters {
        assert_eq!(waiter.await.unwrap(), Ok(TicketState::Approved));
    }
}

#[tokio::test(start_paused = true)]
async fn settled_tickets_make_room_and_waiting_ones_do_not() {
    let store = MemoryApprovals::with_capacity(2);
    let first = store.open(asked(MINUTE)).await.unwrap();
    let second = store.open(asked(MINUTE)).await.unwrap();
    assert!(matches!(store.open(asked(MINUTE)).await, Err(ApprovalError::Store(_))));
    store.approve(&first).await.unwrap();
    assert!(store.open(asked(MINUTE)).await.is_err(), "an approval that may still be taken is kept");
    store.deny(&second, "").await.unwrap();
    store.open(asked(MINUTE)).await.unwrap();
    assert_eq!(store.get(&second).await, Err(ApprovalError::Unknown));
    tokio::time::advance(2 * MINUTE).await;
    store.open(asked(MINUTE)).await.unwrap();
    assert!(store.get(&first).await.is_err(), "an approval left lying is a no");
}

#[tokio::test]
async fn an_unknown_ticket_is_a_no() {
    let store = MemoryApprovals::new();
    let id = TicketId::from("t-1");
    assert_eq!(store.take(&id, &KEY).await, Err(ApprovalError::Unknown));
    assert_eq!(store.wait(&id).await, Err(ApprovalError::Unknown));
}

/// P26: 64 tasks approve, deny, take, and the clock expires; one decision wins, at most one take.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_of_the_racers_wins() {
    for race in 0..scaled(1_000, 10_000) {
        let store = Arc::new(MemoryApprovals::new());
        // In every third race the ticket expires in the middle of it.
        let ttl = if race % 3 == 0 { Duration::from_micros(race as u64 % 200) } else { MINUTE };
        let id = store.open(asked(ttl)).await.unwrap();
        let barrier = Arc::new(Barrier::new(64));
        let tasks: Vec<_> = (0..64)
            .map(|n| {
                let (store, id, barrier) = (Arc::clone(&store), id.clone(), Arc::clone(&barrier));
                tokio::spawn(async move {
                    barrier.wait().await;
                    match n % 4 {
                        0 => (store.approve(&id).await.is_ok(), false, false),
                        1 => (false, store.deny(&id, "no").await.is_ok(), false),
                        2 => (false, false, store.take(&id, &KEY).await.is_ok()),
                        _ => (false, false, store.take(&id, &OTHER).await.is_ok()),
                    }
                })
            })
            .collect();
        let (mut approved, mut denied, mut taken) = (0, 0, 0);
        for task in tasks {
            let (a, d, t) = task.await.unwrap();
            approved += u32::from(a);
            denied += u32::from(d);
            taken += u32::from(t);
        }
        let later = u32::from(store.take(&id, &KEY).await.is_ok());
        let state = store.get(&id).await.unwrap().state;
        let expired = u32::from(state == TicketState::Expired);
        assert_eq!(approved + denied + expired, 1, "decided once");
        assert_eq!(taken + later, approved, "used once, and only where approved");
        assert_eq!(state == TicketState::Used, approved == 1);
    }
}
