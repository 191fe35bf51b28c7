import { type App, part } from './app.ts';
/**
 * Records that stay on the device for good: unsent messages to support, a player's own limits, marks. The keys of local
 * storage are a fixed list (APP-07, device-storage.ts) that has none of these, so they live in a database of their own,
 * where a change is one step for all tabs.
 *
 * If the device refuses or loses the database, the records last as long as the page. Nothing here rejects.
 */
export type RecordKey =
  | 'chat'
  | 'claims'
  | 'givenUp'
  | 'install'
  | 'intents'
  | 'notice-read'
  | 'playLimits'
  | 'popup-shown'
  | 'removedPayees';

const NAME = 'copihue-records';
const STORE = 'records';
/** In ms: some browsers neither open nor refuse a database, so the page goes on without one after this time. */
const PATIENCE_MS = 2_000;

interface Device {
  pageMemory: Map<RecordKey, unknown>;
  opening?: Promise<IDBDatabase> | undefined;
  /** Tells other tabs which record changed; missing in a browser without channels. */
  channel?: BroadcastChannel;
}
const device = part((): Device => ({ pageMemory: new Map() }));
const forget = (app: App) => {
  device(app).opening = undefined;
};

function open(app: App): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = app.ports.indexedDB.open(NAME, 1);
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const { result } = request;
      // The browser closed it, or a newer page that changes the database did.
      result.onclose = () => forget(app);
      result.onversionchange = () => {
        result.close();
        forget(app);
      };
      resolve(result);
    };
  });
}

/**
 * Runs one transaction, which is one step for all tabs.
 * @returns the result of the function that `work` returns, once everything is stored
 * @throws when the browser has no database, refuses it or loses it; the next call opens it again
 */
async function run<Result>(
  app: App,
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => () => Result,
): Promise<Result> {
  try {
    const kept = device(app);
    kept.opening ??= open(app);
    const opened = await kept.opening;
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    forget(app);
    throw error;
  }
}

/** The first use opens the channel: an open channel would keep the process that prerenders home from ending. */
function channel(app: App): BroadcastChannel | undefined {
  const kept = device(app);
  if (typeof BroadcastChannel !== 'undefined') kept.channel ??= new BroadcastChannel(NAME);
  return kept.channel;
}

/** The reader must validate the record. @returns undefined when there is none */
export async function readRecord(app: App, key: RecordKey): Promise<unknown> {
  const { pageMemory } = device(app);
  if (pageMemory.has(key)) return pageMemory.get(key);
  try {
    return await run(app, 'readonly', (records) => {
      const found = records.get(key);
      return () => found.result;
    });
  } catch {
    return undefined;
  }
}

/**
 * Changes a record in one step: no other tab changes it between the reading and the writing.
 * @param next gets the present record; its result replaces it, undefined removes it
 * @returns the record as it stands now
 */
export async function changeRecord<Kept>(
  app: App,
  key: RecordKey,
  next: (before: unknown) => Kept,
): Promise<Kept> {
  const { pageMemory } = device(app);
  let kept: Kept | undefined;
  const inMemory = () => {
    const value = next(pageMemory.get(key));
    pageMemory.set(key, value);
    return value;
  };
  if (pageMemory.has(key)) return inMemory();
  try {
    const stored = await run(app, 'readwrite', (records) => {
      const found = records.get(key);
      found.onsuccess = () => {
        kept = next(found.result);
        if (kept === undefined) records.delete(key);
        else records.put(kept, key);
      };
      // The transaction completed, so the request above succeeded.
      return () => kept as Kept;
    });
    channel(app)?.postMessage(key);
    return stored;
  } catch {
    return inMemory();
  }
}

/** Calls back when another tab changed the record. @returns stops listening */
export function onRecordChanged(app: App, key: RecordKey, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === key) listener();
  };
  channel(app)?.addEventListener('message', onMessage);
  return () => channel(app)?.removeEventListener('message', onMessage);
}
