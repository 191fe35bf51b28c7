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
])('APP-11 a lost script is recognised, any other error is not: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test('APP-11 a lost script reloads the page once, another lost script once more', async () => {
  const reload = vi.fn();
  expect([await reloadOnce(app, lost, reload), await reloadOnce(app, lost, reload)]).toEqual([true, false]);
  expect(await reloadOnce(app, new TypeError(`${lost.message}?2`), reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('SHP-04 before it reloads, what the browser kept under the name of the lost script is asked for anew', async () => {
  await reloadOnce(app, lost, vi.fn());
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://x/assets/deposit-abc.js', { cache: 'reload' });
});

test('APP-11 nothing reloads while something typed is on the page', async () => {
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

test('APP-11 without a place to remember it does not reload', async () => {
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
] as const)(
  'APP-11 a call that fails as "%s" says whether the server was reached: %s',
  async (kind, isThere) => {
    vi.mocked(ping).mockRejectedValue(new CallError({ kind, path: '/ping' }));
    expect(await isReached()).toBe(isThere);
  },
);

test('APP-11 a server that answers was reached', async () => {
  vi.mocked(ping).mockResolvedValue({ time: 0 } as unknown as Awaited<ReturnType<typeof ping>>);
  expect(await isReached()).toBe(true);
});

test.each([
  ['installed', true, 1],
  ['installed', false, 0],
  ['activated', true, 0],
])(
  'PLR-01 a new worker that is "%s" 10 s after the consent: with a server (%s) the page leaves the old one %i times',
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
