import { depositAndWithdraw } from '../browsers/money-journey.ts';
import { test } from './edge-test.ts';

test('SHP-02 a player logs in, deposits and withdraws through nginx', async ({ arrive, servers, world }) => {
  await depositAndWithdraw(await arrive('guest', servers.nginx.address), world);
});
