import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, emptyApp } from './app.ts';
import { readMarks, takeMark } from './device-marks.ts';

/** What is remembered belongs to a page. */
let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

/** An opening that ends as the test says, in a task of its own. */
function openingThat(end: (request: { onerror?: () => void; error: Error }) => void) {
  return () => {
    const request = { error: new Error('refused') };
    setTimeout(() => end(request));
    return request;
  };
}

afterEach(() => vi.unstubAllGlobals());

describe.each<[string, () => void]>([
  ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'throws at it',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new Error('SecurityError');
        },
      }),
  ],
  ['refuses it', () => vi.stubGlobal('indexedDB', { open: openingThat((request) => request.onerror?.()) })],
  [
    'gives one that cannot be used',
    () =>
      vi.stubGlobal('indexedDB', {
        open: openingThat((request) => {
          Object.assign(request, {
            result: {
              transaction: () => {
                throw new Error('InvalidStateError');
              },
            },
          });
          Reflect.get(request, 'onsuccess')();
        }),
      }),
  ],
])('a device that %s', (_what, refuse) => {
  beforeEach(refuse);

  test('NTF-01 keeps the marks as long as the page, each kind by itself', async () => {
    expect(await takeMark(app, 'notice-read', 'n-1', 5)).toBe(true);
    expect(await readMarks(app, 'notice-read')).toEqual(new Map([['n-1', 5]]));
    expect(await readMarks(app, 'popup-shown')).toEqual(new Map());
  });

  test('NTF-02 gives a mark once', async () => {
    expect(await takeMark(app, 'popup-shown', 'R1', 5)).toBe(true);
    expect(await takeMark(app, 'popup-shown', 'R1', 6)).toBe(false);
    expect(await takeMark(app, 'popup-shown', 'R2', 6)).toBe(true);
  });

  test('NTF-02 gives a mark to one of two that ask at once', async () => {
    const taken = await Promise.all([
      takeMark(app, 'popup-shown', 'R1', 5),
      takeMark(app, 'popup-shown', 'R1', 5),
    ]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('NTF-01 gives it again where its rule says so', async () => {
    await takeMark(app, 'popup-shown', 'p', 5);
    expect(await takeMark(app, 'popup-shown', 'p', 9, (last) => last !== undefined && last > 8)).toBe(false);
    expect(await takeMark(app, 'popup-shown', 'p', 9, (last) => last === 5)).toBe(true);
    expect(await readMarks(app, 'popup-shown')).toEqual(new Map([['p', 9]]));
  });
});

test('NTF-01 a database that never answers holds nothing up for longer than two seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const reading = readMarks(app, 'notice-read');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toEqual(new Map());
  vi.useRealTimers();
});
