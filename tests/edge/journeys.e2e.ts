import { rmSync } from 'node:fs';
import { depositAndWithdraw } from '../browsers/money-journey.ts';
import { goOnAfterRelease, takeReleaseBack } from '../browsers/release-journey.ts';
import { nextRelease } from '../support/next-release.ts';
import type { ReleaseHost } from '../support/release-host.ts';
import { test } from './edge-test.ts';

test('SHP-02 a player logs in, deposits and withdraws through nginx', async ({ arrive, servers, world }) => {
  await depositAndWithdraw(await arrive('guest', servers.nginx.address), world);
});

test.describe('a release', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SHP-02 APP-11 SHP-07 behind nginx a page goes on after the link has changed, and a bad release is taken back', async ({
    arrive,
    problems,
    servers,
  }) => {
    // nginx is down for a while, as during a restart.
    problems.allow(/a bad release|WebSocket|socket\.io|ERR_CONNECTION|ERR_HTTP2/);
    const { nginx } = servers;
    const folders: string[] = [];
    const host: ReleaseHost = {
      publish(mark, start) {
        const folder = nextRelease(mark, start);
        folders.push(folder);
        nginx.release(folder);
      },
      setDown: (isDown) => (isDown ? nginx.stop() : nginx.start()),
    };
    const visit = await arrive('player', nginx.address);
    await goOnAfterRelease(visit, host);
    await takeReleaseBack(visit, host);
    // No page of the last release is left when the link changes again.
    await visit.open('/icon.svg');
    nginx.release('dist');
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
});
