import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockServer, type MockServer } from '../../mock-server/node/create-mock-server.ts';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import { createRechargeOrder } from '../../mock-server/world/recharge/recharge-create.ts';
import { decideOrder } from '../../mock-server/world/recharge/recharge-settle.ts';
import { toMajor } from '../../mock-server/world/tables/money.ts';
import { getWalletBalanceQueryOptions } from '../../src/api/generated/wallet-balance.ts';
import { configureTransport } from '../../src/api/transport.ts';
import { createQueryClient } from '../../src/app/cache/query-client.ts';
import { depositOutcomes } from '../../src/features/deposit/outcome/deposit-outcomes.ts';
import { createDepositWatch } from '../../src/features/deposit/outcome/deposit-watch.ts';
import { answerTimes } from '../../src/lib/answer-times.ts';
import { type App, emptyApp } from '../../src/lib/app.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { refreshBalance } from '../../src/money/refresh-balance.ts';
import { liveSocket } from '../../src/realtime/live-socket.ts';
import { openSocket } from '../../src/realtime/open-socket.ts';
import { beginSession, endSession } from '../../src/session/begin-session.ts';
import { currentEpoch, currentToken, rotateToken } from '../../src/session/session-store.ts';
import { mach } from '../support/deposits.ts';
import { hostsAt, testTransport } from '../support/test-transport.ts';
import { randomOf } from './simulation/random.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

const DROPS = 100;
const PLAYER = 'P000001';

let server: MockServer;
let realtime: ReturnType<typeof openSocket> | undefined;
afterEach(async () => {
  realtime?.stop();
  endSession(app);
  await server.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function openPage(url: string) {
  const world = server.registry.world('default');
  configureTransport(
    testTransport({
      answerTimes: answerTimes(app),
      hosts: hostsAt(url),
      token: () => currentToken(app),
      sessionEpoch: () => currentEpoch(app),
      onToken: (token) => rotateToken(app, token),
    }),
  );
  beginSession(app, openSession(world, PLAYER).token);
  const queryClient = createQueryClient(app);
  Object.assign(app, { queryClient });
  const balance = { ...getWalletBalanceQueryOptions({}), meta: { isQuiet: true } };
  new QueryObserver(queryClient, balance).subscribe(() => undefined);
  const refresh = () => void refreshBalance(app);

  const outcomes = depositOutcomes(app);
  const notices: string[] = [];
  const watch = createDepositWatch(app, {
    untilVisible: async () => undefined,
    show: ({ orderId }) => notices.push(orderId),
  });
  const page = {
    notices,
    connects: 0,
    hasListed: (orderId: string) => outcomes.of(orderId).step !== 'unknown',
    shown: () => queryClient.getQueryData(balance.queryKey)?.total,
    end: watch.stop,
  };
  realtime = openSocket(app, {
    host: url,
    token: () => currentToken(app),
    onRecharge: (event) => emitUi(app, 'push-notification', event),
    onBalance: refresh,
    onMissed: () => {
      page.connects += 1;
      refresh();
      watch.catchUp();
    },
    pace: { reconnectDelayMs: 5, reconnectMaxMs: 20 },
  });
  return page;
}

test(`RT-03 ${DROPS} forced drops of the socket lose and double nothing: every recharge shows one notice, the balance is right`, async () => {
  server = createMockServer({ games: 48 });
  const { mockPort } = await server.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' });
  const url = `http://127.0.0.1:${mockPort}`;
  const world = server.registry.world('default');
  const random = randomOf(7);
  const control = (path: string, body: unknown) =>
    fetch(`${url}/__mock/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ended = createRechargeOrder(world, PLAYER, { amount: 400_000, ...mach });
  decideOrder(world, ended.id, { outcome: 'fail' });
  const page = openPage(url);
  // The app must know the list before a new order: an order that ended earlier is no news.
  await expect.poll(() => page.hasListed(ended.id)).toBe(true);
  await expect.poll(() => page.shown()).toBe(25_000);
  // A drop needs a connection first.
  const socket = await liveSocket(app);
  await expect.poll(() => socket.connected).toBe(true);

  const paid: string[] = [];
  for (let drop = 0; drop < DROPS; drop += 1) {
    const before = page.connects;
    const order = createRechargeOrder(world, PLAYER, { amount: 500_000 + drop * 100, ...mach });
    const settle = () => {
      decideOrder(world, order.id, { outcome: random.chance(0.8) ? 'approve' : 'fail' });
      server.registry.changed(world);
    };
    // The end comes before the drop, during it, or while the client reconnects.
    const moment = random.below(3);
    if (moment === 0) settle();
    await control('socket', { action: 'drop' });
    if (moment === 1) settle();
    if (moment === 2) {
      await pause(random.below(25));
      settle();
    }
    paid.push(order.id);
    await vi.waitFor(() => expect(page.connects).toBeGreaterThan(before), { timeout: 60_000, interval: 5 });
  }

  await expect.poll(() => new Set(page.notices).size).toBe(DROPS);
  const balance = toMajor(playerBalance(world, PLAYER).total);
  await expect.poll(() => page.shown()).toBe(balance);
  await pause(300);
  expect([...page.notices].sort()).toEqual([...paid].sort());
  page.end();
});
