import * as indexedDatabase from 'fake-indexeddb';
import { openDB } from 'idb';
import { onTestFinished, vi } from 'vitest';

/** Gives the page of this test a database, and can keep it busy as a slow phone does: what the page writes then waits. */
export function slowRecords() {
  const { indexedDB, ...classes } = indexedDatabase;
  vi.stubGlobal('indexedDB', new indexedDatabase.IDBFactory());
  for (const [name, value] of Object.entries(classes)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  let isHeld = false;
  return {
    hold: async () => {
      isHeld = true;
      const database = await openDB('copihue-records');
      const { store } = database.transaction('records', 'readwrite');
      const askOn = async () => {
        while (isHeld) await store.get('none');
        database.close();
      };
      void askOn();
    },
    release: () => {
      isHeld = false;
    },
  };
}
