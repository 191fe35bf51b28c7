/** All worlds are one record in IndexedDB, because a worker has no localStorage. */
const NAME = 'copihue-demo';
const STORE = 'worlds';
const KEY = 'all';

function asPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await asPromise(opening);
  try {
    return await asPromise(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export function keptWorlds(): Promise<Record<string, unknown> | undefined> {
  return inStore('readonly', (store) => store.get(KEY));
}

export function keepWorlds(snapshots: Readonly<Record<string, unknown>>): Promise<unknown> {
  return inStore('readwrite', (store) => store.put(snapshots, KEY));
}

export function forgetWorlds(): Promise<unknown> {
  return inStore('readwrite', (store) => store.clear());
}
