import { afterEach, expect, test, vi } from 'vitest';

type Records = typeof import('./device-records.ts');

/** The module as a page that has just been opened has it. */
const freshPage = (): Promise<Records> => {
  vi.resetModules();
  return import('./device-records.ts');
};

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
    const { changeRecord, readRecord } = await freshPage();
    expect(await readRecord('chat')).toBeUndefined();
    const count = (before: unknown) => (typeof before === 'number' ? before + 1 : 1);
    await Promise.all([
      changeRecord('chat', count),
      changeRecord('chat', count),
      changeRecord('chat', count),
    ]);
    expect(await readRecord('chat')).toBe(3);
    expect(await readRecord('playLimits')).toBeUndefined();
    expect(await (await freshPage()).readRecord('chat')).toBeUndefined();
  },
);

test('CHT-01 PLR-02 a database that neither opens nor refuses delays nothing for longer than two seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { changeRecord } = await freshPage();
  const changed = changeRecord('chat', () => 'kept');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await changed).toBe('kept');
});
