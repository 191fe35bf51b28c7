import { CODE } from '../browsers/money-journey.ts';
import { workerOf } from '../browsers/release-journey.ts';
import { PLAYER } from '../support/player.ts';
import { startReleaseHost } from '../support/release-host.ts';
import { test } from './edge-test.ts';

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
    const { untilRelease, untilOnDevice, untilNextWaits } = workerOf(visit);
    try {
      await visit.open('/');
      await untilOnDevice();
      await visit.open('/deposit');
      await visit.tap('radio', /MACH/);
      await visit.tap('button', /^20,000\.00/);
      await visit.tap('button', 'Pagar');
      await visit.see('textbox', CODE);

      host.publish('second');
      await untilNextWaits();
      await visit.driver.type(await world.code(PLAYER.phone));
      await visit.see('heading', 'Depósito acreditado');
      await visit.balance('47,500.00');
      await untilRelease('first');

      await visit.tap('link', /^(Volver al inicio|Inicio)$/);
      await visit.tap('button', 'Actualizar');
      await untilRelease('second');
      await visit.balance('47,500.00');
    } finally {
      host.close();
    }
  });
});
