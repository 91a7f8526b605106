//! The open connections, and which of them are dropped when there are too many.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::AbortHandle;
use tokio::time::timeout;

use super::phase::Phase;
use crate::limits::Peer;
use crate::store::MAX_READERS;

/// Descriptors that are no connections: two for each reader of the database, and the listener, the
/// writer, the lock, the runtime and the standard streams.
const RESERVED: u64 = 2 * MAX_READERS as u64 + 32;
/// However many descriptors the system allows.
const MAX_CONNECTIONS: u64 = 1 << 15;
/// Connections of one client at most: a hundred sockets, and the pages of some thirty people who
/// share an address.
const MAX_PER_CLIENT: usize = 256;
/// How long an aborted connection may take to free its slot.
const EVICTION_TIMEOUT: Duration = Duration::from_secs(1);

/// Limits on the number of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    total: usize,
    /// `None` behind a proxy, to which all connections belong.
    per_client: Option<usize>,
}

impl ConnectionLimits {
    /// As many as a process with so many descriptors can have beside its database.
    pub fn new(files: u64, proxied: bool) -> ConnectionLimits {
        let spare = files.saturating_sub(RESERVED).max(files / 4);
        let total = spare.clamp(1, MAX_CONNECTIONS) as usize;
        let per_client = (!proxied).then(|| MAX_PER_CLIENT.min(total.div_ceil(2)));
        ConnectionLimits { total, per_client }
    }
}

/// The open connections.
pub struct Registry {
    limits: ConnectionLimits,
    free: Arc<Semaphore>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// The oldest first.
    connections: BTreeMap<u64, Entry>,
    counts: HashMap<IpAddr, usize>,
}

struct Entry {
    client: IpAddr,
    phase: Phase,
    task: Option<AbortHandle>,
}

/// The slot of a connection, freed on drop.
pub struct Slot {
    id: u64,
    phase: Phase,
    registry: Arc<Registry>,
    _permit: OwnedSemaphorePermit,
}

impl Registry {
    pub fn new(limits: ConnectionLimits) -> Registry {
        let free = Arc::new(Semaphore::new(limits.total));
        Registry { limits, free, open: Mutex::default() }
    }

    /// Reserves a slot, evicting waiting connections if need be; `None` if none can be evicted.
    pub async fn admit(self: &Arc<Self>, Peer(client): Peer) -> Option<Slot> {
        if self.has_too_many(client) && !self.drop_oldest(client, 1) {
            return None;
        }
        let free = Arc::clone(&self.free);
        let permit = match Arc::clone(&free).try_acquire_owned() {
            Ok(permit) => permit,
            Err(_) if self.make_room() => {
                timeout(EVICTION_TIMEOUT, free.acquire_owned()).await.ok()?.ok()?
            }
            Err(_) => return None,
        };
        let phase = Phase::default();
        let id = self.lock().insert(Entry { client, phase: phase.clone(), task: None });
        Some(Slot { id, phase, registry: Arc::clone(self), _permit: permit })
    }

    /// Sets the task of a connection, so that it can be aborted.
    pub fn attach(&self, id: u64, task: AbortHandle) {
        if let Some(entry) = self.lock().connections.get_mut(&id) {
            entry.task = Some(task);
        }
    }

    /// Evicts waiting connections of the client that has most of them; returns whether there are any.
    /// Several at once, so that under a flood the search is rare.
    pub fn make_room(&self) -> bool {
        let mut waiting = HashMap::<IpAddr, usize>::new();
        for entry in self.lock().connections.values().filter(|entry| entry.phase.is_waiting()) {
            *waiting.entry(entry.client).or_default() += 1;
        }
        let most = waiting.into_iter().max_by_key(|(_, count)| *count);
        most.is_some_and(|(client, count)| {
            self.drop_oldest(client, count.min(self.limits.total / 64 + 1))
        })
    }

    /// Aborts all connections.
    pub fn close_all(&self) {
        let open = self.lock();
        let tasks: Vec<_> =
            open.connections.values().filter_map(|entry| entry.task.clone()).collect();
        drop(open);
        tasks.iter().for_each(AbortHandle::abort);
    }

    fn has_too_many(&self, client: IpAddr) -> bool {
        // The owner of the machine is not limited, except by what the machine can bear.
        let most = self.limits.per_client.filter(|_| !client.is_loopback());
        most.is_some_and(|most| self.lock().counts.get(&client).is_some_and(|count| *count >= most))
    }

    /// Evicts the oldest waiting connections of a client; returns whether there are any.
    fn drop_oldest(&self, client: IpAddr, count: usize) -> bool {
        let open = self.lock();
        let theirs = open.connections.values().filter(|entry| entry.client == client);
        let waiting = theirs.filter(|entry| entry.phase.is_waiting());
        let tasks: Vec<_> = waiting.filter_map(|entry| entry.task.clone()).take(count).collect();
        drop(open);
        tasks.iter().for_each(AbortHandle::abort);
        !tasks.is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("nothing panics while the list is locked")
    }
}

impl Open {
    fn insert(&mut self, entry: Entry) -> u64 {
        let id = self.connections.last_key_value().map_or(0, |(last, _)| last + 1);
        *self.counts.entry(entry.client).or_default() += 1;
        self.connections.insert(id, entry);
        id
    }

    fn remove(&mut self, id: u64) {
        let Some(entry) = self.connections.remove(&id) else { return };
        if let Some(count) = self.counts.get_mut(&entry.client) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&entry.client);
            }
        }
    }
}

impl Slot {
    pub fn id(&self) -> u64 {
        self.id
    }

    pub fn phase(&self) -> Phase {
        self.phase.clone()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.registry.lock().remove(self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_the_database() {
        let total = |files| ConnectionLimits::new(files, false).total;
        assert_eq!([total(256), total(1_024)], [192, 960]);
        assert_eq!(total(1 << 20), MAX_CONNECTIONS as usize);
        assert!((1..32).contains(&total(64)));
        assert_eq!(ConnectionLimits::new(256, false).per_client, Some(96));
        assert_eq!(ConnectionLimits::new(256, true).per_client, None);
    }

    /// A connection that waits for ever.
    async fn wait(registry: &Arc<Registry>, client: [u8; 4]) -> Option<Phase> {
        let slot = registry.admit(Peer(IpAddr::from(client))).await?;
        let (id, phase) = (slot.id(), slot.phase());
        let task = tokio::spawn(async move {
            let _slot = slot;
            std::future::pending::<()>().await;
        });
        registry.attach(id, task.abort_handle());
        Some(phase)
    }

    fn count(registry: &Registry, client: [u8; 4]) -> usize {
        registry.lock().counts.get(&IpAddr::from(client)).copied().unwrap_or_default()
    }

    #[tokio::test]
    async fn the_client_with_most_connections_is_evicted_first() {
        let limits = ConnectionLimits { total: 10, per_client: None };
        let registry = Arc::new(Registry::new(limits));
        for _ in 0..3 {
            wait(&registry, [10, 0, 0, 1]).await.unwrap();
        }
        for _ in 0..50 {
            wait(&registry, [10, 0, 0, 9]).await.unwrap();
        }
        assert_eq!([count(&registry, [10, 0, 0, 1]), count(&registry, [10, 0, 0, 9])], [3, 7]);
    }

    #[tokio::test]
    async fn connections_with_a_response_under_way_stay() {
        let registry = Arc::new(Registry::new(ConnectionLimits { total: 3, per_client: None }));
        for _ in 0..3 {
            wait(&registry, [10, 0, 0, 1]).await.unwrap().upgrade();
        }
        assert!(wait(&registry, [10, 0, 0, 2]).await.is_none());
        assert_eq!(count(&registry, [10, 0, 0, 1]), 3);
    }

    #[tokio::test]
    async fn a_client_has_a_share_and_loopback_all() {
        let registry = Arc::new(Registry::new(ConnectionLimits { total: 9, per_client: Some(4) }));
        for _ in 0..4 {
            wait(&registry, [10, 0, 0, 1]).await.unwrap().upgrade();
        }
        assert!(wait(&registry, [10, 0, 0, 1]).await.is_none());
        for _ in 0..5 {
            wait(&registry, [127, 0, 0, 1]).await.unwrap().upgrade();
        }
        assert_eq!(count(&registry, [127, 0, 0, 1]), 5);
    }
}
