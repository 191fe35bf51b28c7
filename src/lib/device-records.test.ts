import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, emptyApp } from './app.ts';
import { changeRecord, readRecord } from './device-records.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

/** A request that ends as `finish` says. */
function requestThat(finish: (request: { onerror?: () => void; error: Error }) => void) {
  const request: { onerror?: () => void; error: Error } = { error: new Error('refused') };
  queueMicrotask(() => finish(request));
  return request;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const devices: [string, () => void][] = [
  ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'refuses it',
    () => vi.stubGlobal('indexedDB', { open: () => requestThat((request) => request.onerror?.()) }),
  ],
];
test.each(devices)(
  'CHT-01 PLR-02 on a device that %s records last as long as the page',
  async (_what, stub) => {
    stub();
    expect(await readRecord(app, 'chat')).toBeUndefined();
    const count = (before: unknown) => (typeof before === 'number' ? before + 1 : 1);
    await Promise.all([
      changeRecord(app, 'chat', count),
      changeRecord(app, 'chat', count),
      changeRecord(app, 'chat', count),
    ]);
    expect(await readRecord(app, 'chat')).toBe(3);
    expect(await readRecord(app, 'playLimits')).toBeUndefined();
    expect(await readRecord(emptyApp(globalThis), 'chat')).toBeUndefined();
  },
);

test('CHT-01 PLR-02 a database that neither opens nor refuses delays nothing for longer than two seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const changed = changeRecord(app, 'chat', () => 'kept');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await changed).toBe('kept');
});
