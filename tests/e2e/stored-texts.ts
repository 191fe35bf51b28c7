import type { Page } from 'playwright/test';

export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const found = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          found.onsuccess = resolve;
        });
        all.push(found.result);
      }
      database.close();
    }
    return JSON.stringify(all);
  });
}
