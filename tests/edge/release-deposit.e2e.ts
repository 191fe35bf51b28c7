import { CODE } from '../browsers/money-journey.ts';
import { PLAYER } from '../support/player.ts';
import { startReleaseHost } from '../support/release-host.ts';
import { test } from './edge-test.ts';

const releaseOfPage = () =>
  document.querySelector('meta[name=release][content=second]') ? 'second' : 'first';
const INSTALLATION_MS = 60_000;

test.describe('a release', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SHP-04 PLR-01 a deposit that is under way while the next release comes ends on its page, and the update keeps the money', async ({
    arrive,
    problems,
    servers,
    world,
  }) => {
    // The host forwards neither the socket nor the gateway's calls, and it closes before the page.
    problems.allow(/WebSocket|socket\.io|v1.ads|v1.pb|ERR_CONNECTION/);
    const host = await startReleaseHost(servers.mock);
    const visit = await arrive('player', host.address);
    const ask = <Answer>(script: () => Answer | Promise<Answer>) => visit.driver.run('page', script);
    const stateOf = (which: 'active' | 'waiting') => () =>
      which === 'active'
        ? ask(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? 'none'))
        : ask(() =>
            navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state ?? 'none'),
          );
    try {
      await visit.open('/');
      await visit.until(stateOf('active'), 'activated', 'there is a worker', INSTALLATION_MS);
      await visit.open('/deposit');
      await visit.tap('radio', /MACH/);
      await visit.tap('button', /^20,000\.00/);
      await visit.tap('button', 'Pagar');
      await visit.see('textbox', CODE);

      host.publish('second');
      await ask(() =>
        navigator.serviceWorker.getRegistration().then(async (found) => void (await found?.update())),
      );
      await visit.until(stateOf('waiting'), 'installed', 'the next release waits', INSTALLATION_MS);
      await visit.driver.type(await world.code(PLAYER.phone));
      await visit.see('heading', 'Depósito acreditado');
      await visit.balance('47,500.00');
      await visit.until(() => ask(releaseOfPage), 'first', 'the page is the one that began');

      await visit.tap('link', /^(Volver al inicio|Inicio)$/);
      await visit.tap('button', 'Actualizar');
      await visit.until(() => ask(releaseOfPage), 'second', 'the update');
      await visit.balance('47,500.00');
    } finally {
      host.close();
    }
  });
});
