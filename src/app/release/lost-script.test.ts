import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../tests/support/fake-storage.ts';
import { CallError } from '../../api/call-error.ts';
import { ping } from '../../api/generated/ping.ts';
import { type App, emptyApp } from '../../lib/app.ts';
import { noteField, onceUntyped } from '../../ui/typed-fields.ts';
import { isChunkFailure, isReached, reloadOnce } from './lost-script.ts';
import { takeRelease } from './service-worker.ts';

vi.mock('../../api/generated/ping.ts', () => ({ ping: vi.fn() }));

const lost = new TypeError('Failed to fetch dynamically imported module: https://x/assets/deposit-abc.js');

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [lost, true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('error loading dynamically imported module: x'), true],
  [new Error('cannot read properties of undefined'), false],
  ['Failed to fetch dynamically imported module', false],
])('APP-11 the error "%s" is that of a lost script: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test('APP-11 a lost script reloads the page once, another lost script once more', async () => {
  const reload = vi.fn();
  expect([await reloadOnce(app, lost, reload), await reloadOnce(app, lost, reload)]).toEqual([true, false]);
  expect(await reloadOnce(app, new TypeError(`${lost.message}?2`), reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('SHP-04 a page asks anew for a lost script, past what the browser kept of it, before it reloads', async () => {
  await reloadOnce(app, lost, vi.fn());
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://x/assets/deposit-abc.js', { cache: 'reload' });
});

test('APP-11 a page with something typed does not reload for a lost script', async () => {
  const reload = vi.fn();
  const stop = noteField(app);
  expect(await reloadOnce(app, lost, reload)).toBe(false);
  const late = vi.fn();
  onceUntyped(app, late);
  expect(late).not.toHaveBeenCalled();
  stop();
  expect(late).toHaveBeenCalledOnce();
  expect(await reloadOnce(app, lost, reload)).toBe(true);
});

test('APP-11 a page that cannot remember its reload does not reload', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn();
  expect(await reloadOnce(app, lost, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['network', false],
  ['timeout', false],
  ['http', true],
  ['refused', true],
  ['unauthorized', true],
  ['malformed', true],
] as const)('APP-11 a call that fails as "%s" reached the server: %s', async (kind, isThere) => {
  vi.mocked(ping).mockRejectedValue(new CallError({ kind, path: '/ping' }));
  expect(await isReached()).toBe(isThere);
});

test.each([
  ['installed', true, 1],
  ['installed', false, 0],
  ['activated', true, 0],
])(
  'PLR-01 a page whose new worker is "%s" 10 s after the consent, with a server: %s, leaves the old worker %i times',
  async (state, hasServer, times) => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const unregister = vi.fn().mockResolvedValue(true);
    const workers = { addEventListener: vi.fn(), getRegistration: async () => ({ unregister }) };
    vi.stubGlobal('navigator', { serviceWorker: workers });
    vi.stubGlobal('location', { reload });
    if (hasServer)
      vi.mocked(ping).mockResolvedValue({ time: 0 } as unknown as Awaited<ReturnType<typeof ping>>);
    else vi.mocked(ping).mockRejectedValue(new CallError({ kind: 'network', path: '/ping' }));
    takeRelease(app, { state, postMessage: vi.fn() } as unknown as ServiceWorker);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    expect([unregister, reload].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
    vi.useRealTimers();
  },
);
