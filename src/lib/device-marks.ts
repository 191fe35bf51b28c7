/**
 * Marks that stay on the device for good: what was read, shown or told, each with the time it happened. The names of
 * the keys in local storage are a fixed list (APP-07, device-storage.ts) and these are none of them: they live in a
 * database of their own, whose transactions also let only one of several tabs take a mark.
 *
 * A device that refuses or loses the database gets marks that last as long as the page. Nothing here rejects. A mark is
 * some forty bytes; a player who reads three notices a day fills as much in a year as one picture.
 */
type MarkKind = 'notice-read' | 'popup-shown' | 'purchase-told';

const DATABASE = 'copihue';
const VERSION = 1;
const STORE = 'marks';
/** Some browsers neither open nor refuse; then the page goes on without, in ms. */
const PATIENCE_MS = 2_000;

let opening: Promise<IDBDatabase> | undefined;
const pageMemory = new Map<MarkKind, Map<string, number>>();

function remembered(kind: MarkKind): Map<string, number> {
  const known = pageMemory.get(kind) ?? new Map<string, number>();
  pageMemory.set(kind, known);
  return known;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // Closed by the browser, or by a newer page that changes it: the next call opens it again.
      const forget = () => {
        opening = undefined;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });
}

/** Runs one transaction. @returns what `work` gives once all of it is stored */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => () => Result,
): Promise<Result> {
  opening ??= open();
  try {
    const database = await opening;
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Every mark of a kind: its id and its time in ms since 1970. */
export async function readMarks(kind: MarkKind): Promise<ReadonlyMap<string, number>> {
  const marks = new Map<string, number>();
  try {
    const [keys, values] = await inStore('readonly', (store) => {
      const range = IDBKeyRange.bound([kind], [kind, []]);
      const [found, times] = [store.getAllKeys(range), store.getAll(range)];
      return () => [found.result, times.result] as const;
    });
    for (const [place, key] of keys.entries()) {
      const [id, at]: unknown[] = [Array.isArray(key) ? key[1] : undefined, values[place]];
      if (typeof id === 'string' && isTime(at)) marks.set(id, at);
    }
  } catch {
    // What the page remembers has to do.
  }
  for (const [id, at] of remembered(kind)) marks.set(id, at);
  return marks;
}

/**
 * Sets a mark when `mayTake` allows it, in one step for all tabs: of two that ask at once one gets it.
 * @param at time of the mark, in ms since 1970
 * @param mayTake told the time of the mark that is there; without it a mark is taken once and for all
 * @returns whether this call set it
 */
export async function takeMark(
  kind: MarkKind,
  id: string,
  at: number,
  mayTake: (last: number | undefined) => boolean = (last) => last === undefined,
): Promise<boolean> {
  const memory = remembered(kind);
  const isKept = () => memory.has(id) && !mayTake(memory.get(id));
  if (isKept()) return false;
  try {
    return await inStore('readwrite', (store) => {
      let isTaken = false;
      const key = [kind, id];
      const found = store.get(key);
      found.onsuccess = () => {
        const last: unknown = found.result;
        isTaken = mayTake(isTime(last) ? last : undefined);
        if (isTaken) store.put(at, key);
      };
      return () => isTaken;
    });
  } catch {
    // Another part of the page may have taken it while the database refused.
    if (isKept()) return false;
    memory.set(id, at);
    return true;
  }
}
