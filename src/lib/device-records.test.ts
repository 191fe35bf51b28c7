import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, emptyApp } from './app.ts';
import { changeRecord, onRecordChanged, readMarks, readRecord, takeMark } from './device-records.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NAME = 'copihue-records';
const count = (before: unknown) => (typeof before === 'number' ? before + 1 : 1);

const openBeside = async (version: number, upgrade?: (database: IDBDatabase) => void) =>
  (await openDB(NAME, version, { upgrade: (database) => upgrade?.(database as never) })).close();

const REFUSALS: [string, () => unknown][] = [
  ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'throws at its database',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  ['refuses its database', () => openBeside(2)],
  ['gives a database that cannot be used', () => openBeside(1)],
];

describe.each<[string, () => unknown]>([['keeps records', () => undefined], ...REFUSALS])(
  'on a device that %s',
  (_what, prepare) => {
    beforeEach(prepare);

    test('CHT-01 PLR-02 records are changed one after another', async () => {
      expect(await readRecord(app, 'chat')).toBeUndefined();
      await Promise.all([1, 2, 3].map(() => changeRecord(app, 'chat', count)));
      expect(await readRecord(app, 'chat')).toBe(3);
      expect(await readRecord(app, 'playLimits')).toBeUndefined();
      await changeRecord(app, 'chat', () => undefined);
      expect(await readRecord(app, 'chat')).toBeUndefined();
    });

    test('NTF-01 marks are kept, each kind by itself', async () => {
      expect(await takeMark(app, 'notice-read', 'n-1', 5)).toBe(true);
      expect(await readMarks(app, 'notice-read')).toEqual(new Map([['n-1', 5]]));
      expect(await readMarks(app, 'popup-shown')).toEqual(new Map());
    });

    test('NTF-02 a mark is given once, and to one of two that ask at once', async () => {
      const take = (id: string, at: number) => takeMark(app, 'popup-shown', id, at);
      expect((await Promise.all([take('R1', 5), take('R1', 5)])).filter(Boolean)).toHaveLength(1);
      expect(await take('R1', 6)).toBe(false);
      expect(await take('R2', 6)).toBe(true);
      expect(await readMarks(app, 'popup-shown')).toEqual(
        new Map([
          ['R1', 5],
          ['R2', 6],
        ]),
      );
    });

    test('NTF-01 a mark is given again where its rule says so', async () => {
      await takeMark(app, 'popup-shown', 'p', 5);
      expect(await takeMark(app, 'popup-shown', 'p', 9, (last) => last !== undefined && last > 8)).toBe(
        false,
      );
      expect(await takeMark(app, 'popup-shown', 'p', 9, (last) => last === 5)).toBe(true);
      expect(await readMarks(app, 'popup-shown')).toEqual(new Map([['p', 9]]));
    });
  },
);

test.each(REFUSALS)('PLR-02 records on a device that %s last as long as the page', async (_what, prepare) => {
  await prepare();
  await changeRecord(app, 'playLimits', () => 'mine');
  expect(await readRecord(app, 'playLimits')).toBe('mine');
  expect(await readRecord(emptyApp(globalThis), 'playLimits')).toBeUndefined();
});

test('SES-12 a removed record leaves nothing on the device', async () => {
  await changeRecord(app, 'chat', () => 'private');
  await changeRecord(app, 'chat', () => undefined);
  const database = await openDB(NAME, 1);
  expect(await database.getAllKeys('records')).toEqual([]);
  database.close();
});

test('APP-07 the app opens the database again after a refusal', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('refused', 'UnknownError');
  };
  expect(await readRecord(app, 'chat')).toBeUndefined();
  indexedDB.open = open;
  await changeRecord(app, 'chat', () => 'kept');
  expect(await readRecord(emptyApp(globalThis), 'chat')).toBe('kept');
});

test('CHT-01 WDR-02 another page of the device reads the record, and hears that it changed until it stops', async () => {
  const [one, other] = [emptyApp(globalThis), emptyApp(globalThis)];
  const received: string[] = [];
  const hear = (key: 'chat' | 'claims') => onRecordChanged(other, key, () => received.push(key));
  hear('chat')();
  const stops = [hear('claims'), hear('chat')];
  await changeRecord(one, 'chat', () => 'news');
  await vi.waitFor(() => expect(received).toEqual(['chat']), 60_000);
  expect(await readRecord(other, 'chat')).toBe('news');
  for (const stop of stops) stop();
});

const idsIn = (record: unknown): number[] => (Array.isArray(record) ? record : []);

function connections(): { closeAll: () => void } {
  const open: IDBDatabase[] = [];
  const { indexedDB } = globalThis;
  const opening = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...request) => {
    const requested = opening(...request);
    requested.addEventListener('success', () => open.push(requested.result));
    return requested;
  };
  return {
    closeAll: () => {
      for (const database of open.splice(0)) forceCloseDatabase(database as never);
    },
  };
}

test('PLR-02 pages that change one record at once lose no change, whenever the browser takes their database away', async () => {
  const step = fc.record({
    page: fc.nat(2),
    kind: fc.constantFrom('change', 'change', 'change', 'read', 'close', 'wait'),
  });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const { closeAll } = connections();
      const pages = [0, 1, 2].map(() => emptyApp(globalThis));
      const changes: Promise<unknown>[] = [];
      let isComplete = true;
      for (const { page, kind } of steps) {
        const at = pages[page] ?? app;
        if (kind === 'change') {
          const id = changes.length;
          changes.push(changeRecord(at, 'playLimits', (before) => [...idsIn(before), id]));
        } else if (kind === 'read') await readRecord(at, 'playLimits');
        else if (kind === 'wait') await Promise.all(changes);
        else {
          closeAll();
          isComplete = false;
          taken += 1;
        }
      }
      await Promise.all(changes);
      const device = idsIn(await readRecord(emptyApp(globalThis), 'playLimits'));
      const own = await Promise.all(pages.map(async (page) => idsIn(await readRecord(page, 'playLimits'))));
      for (const ids of [device, ...own]) expect(new Set(ids).size).toBe(ids.length);
      const found = new Set(isComplete ? device : [device, ...own].flat());
      expect(found.size).toBe(changes.length);
    }),
    { numRuns: 100 },
  );
  expect(taken).toBeGreaterThan(50);
});

test('PLR-02 a page gives way to a newer one that changes the database', async () => {
  await changeRecord(app, 'playLimits', () => 'mine');
  await openBeside(2);
  expect(await changeRecord(app, 'playLimits', () => 'newer')).toBe('newer');
  expect(await readRecord(app, 'playLimits')).toBe('newer');
});

test('APP-07 CHT-01 PLR-02 a database that neither opens nor refuses delays nothing for longer than two seconds', async () => {
  vi.useFakeTimers();
  const never = new IDBFactory();
  never.open = () => new IDBOpenDBRequest();
  vi.stubGlobal('indexedDB', never);
  const answers: unknown[] = [];
  const requested = [changeRecord(app, 'chat', () => 'kept'), readMarks(app, 'notice-read')];
  for (const answer of requested) void answer.then((value) => answers.push(value));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(expect.arrayContaining(['kept', new Map()]));
});

test('APP-19 a database that opened in time leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await changeRecord(app, 'chat', () => 'kept');
  expect(vi.getTimerCount()).toBe(0);
});

test('APP-07 a change after another page has deleted the database is stored in a new one', async () => {
  await changeRecord(app, 'chat', () => 'old');
  await deleteDB(NAME);
  expect(await changeRecord(app, 'chat', (before) => before ?? 'new')).toBe('new');
  expect(await readRecord(emptyApp(globalThis), 'chat')).toBe('new');
});

test('PLR-02 a record that the device refused stays in the page, even if the device would accept it later', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('refused', 'UnknownError');
  };
  expect(await changeRecord(app, 'playLimits', count)).toBe(1);
  indexedDB.open = open;
  expect(await changeRecord(app, 'playLimits', count)).toBe(2);
  expect(await readRecord(app, 'playLimits')).toBe(2);
});

test('APP-07 a browser without channels between its pages stores a record in one step all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const next = vi.fn(() => 'kept');
  const stop = onRecordChanged(app, 'chat', () => undefined);
  await changeRecord(app, 'chat', next);
  stop();
  expect(next).toHaveBeenCalledTimes(1);
  expect(await readRecord(emptyApp(globalThis), 'chat')).toBe('kept');
});

test.each([
  [null, []],
  ['text', []],
  [
    { n1: 5, n2: 'soon', n3: Number.NaN, n4: 9 },
    [
      ['n1', 5],
      ['n4', 9],
    ],
  ],
])('NTF-01 the broken record %o keeps its marks with a time, and takes new ones', async (record, marks) => {
  await changeRecord(app, 'notice-read', () => record);
  expect([...(await readMarks(app, 'notice-read'))]).toEqual(marks);
  expect(await takeMark(app, 'notice-read', 'n2', 7)).toBe(true);
  expect((await readMarks(app, 'notice-read')).get('n2')).toBe(7);
});
