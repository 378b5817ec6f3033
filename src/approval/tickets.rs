//! The tickets of the in-memory store and how each goes from state to state.
//!
//! A ticket waits; the first of approval, denial and expiry decides it, and nothing undoes that. An approval
//! is taken once. Every step is one call under the store's lock.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::sync::Notify;
use tokio::time::Instant;

use super::{ApprovalError, Approved, CallKey, NewTicket, Ticket, TicketId, TicketState};
use crate::bounds;

pub(super) struct Entry {
    asked: NewTicket,
    state: TicketState,
    deadline: Instant,
    expires: SystemTime,
    pub(super) changed: Arc<Notify>,
}

impl Entry {
    /// A ticket that nobody decided in time is a denial from its deadline on.
    fn settle(&mut self, now: Instant) {
        if self.state == TicketState::Waiting && now >= self.deadline {
            self.state = TicketState::Expired;
            self.changed.notify_waiters();
        }
    }

    fn decide(&mut self, state: TicketState) -> Result<(), ApprovalError> {
        match self.state {
            TicketState::Waiting => {
                self.state = state;
                self.changed.notify_waiters();
                Ok(())
            }
            TicketState::Expired => Err(ApprovalError::Expired),
            TicketState::Approved | TicketState::Denied { .. } | TicketState::Used => {
                Err(ApprovalError::Decided)
            }
        }
    }

    fn ticket(&self, id: &TicketId) -> Ticket {
        Ticket::new(id.clone(), self.asked.clone(), self.expires, self.state.clone())
    }

    /// Whether it makes room for a new one: it is settled for good, or its approval was left lying for as
    /// long again as it could have waited.
    fn is_over(&self, now: Instant) -> bool {
        match self.state {
            TicketState::Waiting => false,
            TicketState::Approved => now >= self.deadline + self.asked.ttl.min(bounds::TICKET_TTL_MAX),
            TicketState::Denied { .. } | TicketState::Expired | TicketState::Used => true,
        }
    }
}

pub(super) enum Standing {
    Waiting { deadline: Instant },
    Decided(TicketState),
}

pub(super) struct Tickets {
    entries: HashMap<TicketId, Entry>,
    /// Oldest first: what is settled and old makes room first.
    order: VecDeque<TicketId>,
    capacity: usize,
}

impl Tickets {
    pub(super) fn new(capacity: usize) -> Self {
        Self { entries: HashMap::new(), order: VecDeque::new(), capacity }
    }

    pub(super) fn open(&mut self, id: TicketId, asked: NewTicket) -> Result<(), ApprovalError> {
        let now = Instant::now();
        if self.entries.len() >= self.capacity {
            self.sweep(now);
        }
        if self.entries.len() >= self.capacity {
            return Err(ApprovalError::Store(format!("{} tickets wait already", self.capacity)));
        }
        let ttl: Duration = asked.ttl.min(bounds::TICKET_TTL_MAX);
        let entry = Entry {
            asked,
            state: TicketState::Waiting,
            deadline: now + ttl,
            expires: SystemTime::now() + ttl,
            changed: Arc::default(),
        };
        self.order.push_back(id.clone());
        self.entries.insert(id, entry);
        Ok(())
    }

    /// Drops what is over, oldest first, until a tenth of the room is free: not every `open` sweeps.
    fn sweep(&mut self, now: Instant) {
        let target = self.capacity - self.capacity.div_ceil(10);
        let mut kept = VecDeque::with_capacity(self.order.len());
        while let Some(id) = self.order.pop_front() {
            let over = self.entries.get_mut(&id).is_none_or(|entry| {
                entry.settle(now);
                entry.is_over(now)
            });
            if over && self.entries.len() > target {
                self.entries.remove(&id);
            } else {
                kept.push_back(id);
            }
        }
        self.order = kept;
    }

    fn settled(&mut self, id: &TicketId) -> Result<&mut Entry, ApprovalError> {
        let entry = self.entries.get_mut(id).ok_or(ApprovalError::Unknown)?;
        entry.settle(Instant::now());
        Ok(entry)
    }

    pub(super) fn get(&mut self, id: &TicketId) -> Result<Ticket, ApprovalError> {
        Ok(self.settled(id)?.ticket(id))
    }

    pub(super) fn waiting(&mut self) -> Vec<Ticket> {
        let now = Instant::now();
        let mut waiting = Vec::new();
        for id in &self.order {
            if let Some(entry) = self.entries.get_mut(id) {
                entry.settle(now);
                if entry.state == TicketState::Waiting {
                    waiting.push(entry.ticket(id));
                }
            }
        }
        waiting
    }

    pub(super) fn decide(&mut self, id: &TicketId, state: TicketState) -> Result<(), ApprovalError> {
        self.settled(id)?.decide(state)
    }

    pub(super) fn changed(&self, id: &TicketId) -> Result<Arc<Notify>, ApprovalError> {
        self.entries.get(id).map(|entry| Arc::clone(&entry.changed)).ok_or(ApprovalError::Unknown)
    }

    pub(super) fn standing(&mut self, id: &TicketId) -> Result<Standing, ApprovalError> {
        let entry = self.settled(id)?;
        Ok(match &entry.state {
            TicketState::Waiting => Standing::Waiting { deadline: entry.deadline },
            decided => Standing::Decided(decided.clone()),
        })
    }

    /// A call that the ticket is not bound to does not use it up, and learns nothing of its state.
    pub(super) fn take(&mut self, id: &TicketId, key: &CallKey) -> Result<Approved, ApprovalError> {
        let entry = self.settled(id)?;
        if entry.asked.key != *key {
            return Err(ApprovalError::OtherCall);
        }
        match &entry.state {
            TicketState::Waiting => Err(ApprovalError::Waiting),
            TicketState::Approved => {
                entry.state = TicketState::Used;
                Ok(Approved::of(id.clone(), &entry.asked))
            }
            TicketState::Denied { reason } => Err(ApprovalError::Denied(reason.clone())),
            TicketState::Expired => Err(ApprovalError::Expired),
            TicketState::Used => Err(ApprovalError::Used),
        }
    }
}
