/** Some browsers neither open nor refuse a database; then the page goes on without, in ms. */
const PATIENCE_MS = 2_000;

/** One object store of one database, opened when it is first used. */
export interface IndexedStore {
  /**
   * Runs one transaction, which is one step for all tabs.
   * @returns what the function that `work` returns gives, once all of it is stored
   * @throws when the browser has no database, refuses it, or loses it; the next call opens it again
   */
  run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => Result): Promise<Result>;
}

function open(database: string, store: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const { result } = request;
      // Closed by the browser, or by a newer page that changes it.
      result.onclose = onLost;
      result.onversionchange = () => {
        result.close();
        onLost();
      };
      resolve(result);
    };
  });
}

export function indexedStore(database: string, store: string): IndexedStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return {
    async run(mode, work) {
      opening ??= open(database, store, forget);
      try {
        const opened = await opening;
        return await new Promise((resolve, reject) => {
          const transaction = opened.transaction(store, mode);
          const result = work(transaction.objectStore(store));
          transaction.oncomplete = () => resolve(result());
          transaction.onabort = () => reject(transaction.error);
        });
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
