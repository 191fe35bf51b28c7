import { rmSync } from 'node:fs';
import { nextRelease } from '../../tools/serve/next-release.ts';
import { depositAndWithdraw } from '../browsers/money-journey.ts';
import { goOnAfterRelease } from '../browsers/release-journey.ts';
import { test } from './edge-test.ts';

test('SHP-02 a player logs in, deposits and withdraws through nginx', async ({ arrive, servers, world }) => {
  await depositAndWithdraw(await arrive('guest', servers.nginx.address), world);
});

test.describe('a release', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SHP-02 APP-11 a page of the old release goes on after the link behind nginx has changed', async ({
    arrive,
    problems,
    servers,
  }) => {
    // nginx is down for a while, as during a restart.
    problems.allow(/WebSocket|socket\.io|ERR_CONNECTION|ERR_HTTP2/);
    const { nginx } = servers;
    const folders: string[] = [];
    await goOnAfterRelease(await arrive('player', nginx.address), {
      publish(mark) {
        const folder = nextRelease(mark);
        folders.push(folder);
        nginx.release(folder);
      },
      setDown: (isDown) => (isDown ? nginx.stop() : nginx.start()),
    });
    nginx.release('dist');
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
});
