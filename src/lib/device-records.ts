/**
 * Records that stay on the device for good: messages to support that are still to be sent, a player's own limits, marks of
 * what was read. The names of the keys in local storage are a fixed list (APP-07, device-storage.ts) and these are none of
 * them: they live in a database of their own, in which a change is one step for all tabs.
 *
 * A device that refuses or loses the database gets records that last as long as the page. Nothing here rejects.
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
/** Some browsers neither open nor refuse a database; then the page goes on without, in ms. */
const PATIENCE_MS = 2_000;

const pageMemory = new Map<RecordKey, unknown>();
let opening: Promise<IDBDatabase> | undefined;
const forget = () => {
  opening = undefined;
};

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const { result } = request;
      // Closed by the browser, or by a newer page that changes it.
      result.onclose = forget;
      result.onversionchange = () => {
        result.close();
        forget();
      };
      resolve(result);
    };
  });
}

/**
 * Runs one transaction, which is one step for all tabs.
 * @returns what the function that `work` returns gives, once all of it is stored
 * @throws when the browser has no database, refuses it, or loses it; the next call opens it again
 */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => () => Result,
): Promise<Result> {
  try {
    opening ??= open();
    const opened = await opening;
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    forget();
    throw error;
  }
}

/** Notifies other tabs which record changed; does nothing in a browser without channels. */
let opened: BroadcastChannel | undefined;

/** Opened by its first use: an open channel keeps the process that prerenders home from ending. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(NAME);
  return opened;
}

/** The record, or undefined when there is none. The reader validates it. */
export async function readRecord(key: RecordKey): Promise<unknown> {
  if (pageMemory.has(key)) return pageMemory.get(key);
  try {
    return await run('readonly', (records) => {
      const found = records.get(key);
      return () => found.result;
    });
  } catch {
    return undefined;
  }
}

/**
 * Changes a record in one step: no other tab changes it between the reading and the writing.
 * @param next called with the present record; its result replaces it, undefined removes it
 * @returns the record as it stands now
 */
export async function changeRecord<Kept>(key: RecordKey, next: (before: unknown) => Kept): Promise<Kept> {
  let kept: Kept | undefined;
  const inMemory = () => {
    const value = next(pageMemory.get(key));
    pageMemory.set(key, value);
    return value;
  };
  if (pageMemory.has(key)) return inMemory();
  try {
    const stored = await run('readwrite', (records) => {
      const found = records.get(key);
      found.onsuccess = () => {
        kept = next(found.result);
        if (kept === undefined) records.delete(key);
        else records.put(kept, key);
      };
      // The request above succeeded, or the transaction would not have completed.
      return () => kept as Kept;
    });
    channel()?.postMessage(key);
    return stored;
  } catch {
    return inMemory();
  }
}

/** Calls back when another tab changed the record. @returns a function that stops listening */
export function onRecordChanged(key: RecordKey, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === key) listener();
  };
  channel()?.addEventListener('message', onMessage);
  return () => channel()?.removeEventListener('message', onMessage);
}
