import { type ReleaseHost, releaseOfPage } from '../support/release-host.ts';
import type { Visit } from './visit.ts';

const typed = () =>
  ['account', 'amount'].map((name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value);
const isStarted = () => performance.getEntriesByName('app:after-start').length > 0;
/** Firefox reports a load that the next page cuts as an error of the worker. */
const isQuiet = () =>
  performance
    .getEntriesByType('resource')
    .every((load) => load.startTime + load.duration < performance.now() - 500);
const leaveWorker = () => navigator.serviceWorker.getRegistration().then((found) => found?.unregister());
/** By a policy, as the app does. */
const registerWorker = () => {
  const script = { createScriptURL: (address: string) => address };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: typeof script): typeof script };
  };
  const policy = trustedTypes?.createPolicy('service-worker', script) ?? script;
  return navigator.serviceWorker.register(policy.createScriptURL('/sw.js')).then(() => undefined);
};
const isControlled = () => navigator.serviceWorker.controller !== null;

/** The service worker stores about a hundred files one by one, after everything else. */
const INSTALLATION_MS = 60_000;

/** What a page's service worker does, in any engine. */
export function workerOf(visit: Visit) {
  const run = <Answer>(script: () => Answer | Promise<Answer>) => visit.driver.run('page', script);
  const waiting = () =>
    run(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state ?? 'none'));
  return {
    run,
    waiting,
    untilRelease: (mark: string) => visit.until(() => run(releaseOfPage), mark, 'the release of the page'),
    untilOnDevice: () =>
      visit.until(
        () => run(() => navigator.serviceWorker.ready.then(() => true)),
        true,
        'the release is on the device',
        INSTALLATION_MS,
      ),
    /** The browser looks for an update on the next visit, or once a day. */
    async untilNextWaits() {
      await run(() =>
        navigator.serviceWorker.getRegistration().then(async (found) => void (await found?.update())),
      );
      await visit.until(waiting, 'installed', 'the next release is on the device', INSTALLATION_MS);
    },
  };
}

/** The bottom nav accepts one tap a second (LOB-08). */
async function tapNav(visit: Visit, name: 'Retirar' | 'Promos'): Promise<void> {
  const tap = async () => {
    await visit.tap('link', name);
    return visit.path();
  };
  await visit.until(tap, { Retirar: '/withdraw', Promos: '/promotion' }[name], `${name} opens`);
}

/**
 * The second release is published while a player uses the first (PLR-01, APP-11). Sections not opened before still
 * open, also offline. The prompt to update waits while a form has typed text.
 */
export async function goOnAfterRelease(visit: Visit, host: ReleaseHost): Promise<void> {
  const { run, waiting, untilRelease, untilOnDevice, untilNextWaits } = workerOf(visit);
  await visit.open('/');
  await untilOnDevice();
  // The service worker controls the page from its second visit on.
  await visit.open('/');
  await visit.until(() => run(isControlled), true, 'the page is of the worker');

  host.publish('second');
  await tapNav(visit, 'Retirar');
  await visit.see('textbox', 'Número de cuenta');
  await untilRelease('first');

  host.setDown(true);
  await tapNav(visit, 'Promos');
  await visit.see('heading', 'Promociones');
  host.setDown(false);

  await tapNav(visit, 'Retirar');
  await visit.fill('Número de cuenta', '12345678');
  await visit.fill('Cuánto quieres retirar', '12500');
  await untilNextWaits();
  const offers = () => run(() => document.querySelectorAll('nav > section').length);
  await visit.until(() => run(typed), ['12345678', '12,500'], 'what is typed stays');
  await visit.until(offers, 0, 'the prompt waits for what is typed');
  await untilRelease('first');

  await tapNav(visit, 'Promos');
  await visit.see('region', 'Nueva versión');
  await visit.tap('button', 'Actualizar');
  await untilRelease('second');
  await visit.until(() => visit.path(), '/promotion', 'the page is the same');
  await visit.until(waiting, 'none', 'no worker waits');
}

const BAD_STARTS = ['throw new TypeError("a bad release");', 'await new Promise(() => {});'];

/**
 * A release that does not start is on the device of a player, and the server takes it back (SHP-07): one reload, and the
 * page is of the good release, which says so once.
 */
export async function takeReleaseBack(visit: Visit, host: ReleaseHost): Promise<void> {
  const { run, untilRelease, untilOnDevice } = workerOf(visit);
  const leaveFor = async (path: string) => {
    await visit.until(() => run(isQuiet), true, 'the page has loaded');
    await visit.open(path);
  };
  for (const start of BAD_STARTS) {
    await untilOnDevice();
    // A picture's page runs no app, and the second one has no worker that could delay the next.
    await leaveFor('/icon-192.png');
    host.publish('bad', start);
    await run(leaveWorker);
    await visit.open('/icon-192.png');
    await run(registerWorker);
    await untilOnDevice();
    await visit.open('/');
    await visit.until(
      () => run(() => document.querySelector('#healed')?.textContent?.slice(0, 24)),
      'La app no pudo abrirse. ',
      'a dead page says so',
    );
    await visit.until(() => run(isStarted), false, 'the bad release does not start');

    host.publish('second');
    await leaveFor('/');
    await untilRelease('second');
    await visit.see('button', /^Hubo un problema al abrir la app/);
    await leaveFor('/');
    await visit.until(() => run(isStarted), true, 'it goes on');
    await untilOnDevice();
  }
}
