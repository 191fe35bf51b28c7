import { createServer } from 'node:http';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { mach } from '../../tests/support/deposits.ts';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';

const mock = mockOfFile();
const { call, freshWorld, login } = mock;

async function connect(
  ...to: Parameters<typeof mock.connect>
): Promise<{ socket: Socket; received: unknown[] }> {
  const socket = mock.connect(...to);
  const received: unknown[] = [];
  socket.on('recharge', (payload) => received.push(['recharge', payload]));
  socket.on('balance', () => received.push(['balance']));
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', reject);
  });
  return { socket, received };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

const expectReceived = (received: unknown[], count: number) => expect.poll(() => received.length).toBe(count);

async function deposit(world: string, token: string, amount = 5000): Promise<string> {
  const { id } = await call('/recharge/createRechargeOrder', { amount, ...mach }, world, token);
  await call(`/__mock/orders/${id}`, { outcome: 'approve' }, world);
  return id;
}

test('RT-02 MOC-06 broken logins, bad tokens, ended sessions and other worlds receive nothing', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { socket, received } = await connect({ extraHeaders: { 'x-mock-world': world } });
  for (const payload of [undefined, null, 7, 'text', { token: 5 }, { token: 'tk_falso' }])
    socket.emit('login', payload);
  await settle();
  await deposit(world, token);
  await settle();
  expect(received).toEqual([]);
  const ended = await connect({ query: { world, token } });
  const other = freshWorld();
  const elsewhere = await connect({ query: { world: other, token: (await login(other)).token } });
  await call('/user/logout', {}, world, token);
  await deposit(world, (await login(world)).token);
  await settle();
  expect([received, ended.received, elsewhere.received]).toEqual([[], [], []]);
  expect(socket.connected).toBe(true);
});

test('RT-02 sockets may be served by another http server as well', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const own = createServer(mock.server.listener('combined'));
  mock.server.attachSockets(own);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = own.address();
  const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { received } = await connect({ query: { world, token } }, at);
  const config = await fetch(`${at}/v1/pb/config`, { method: 'POST', body: '{"country":"CL"}' });
  expect(config.status).toBe(200);
  await deposit(world, token);
  await expectReceived(received, 2);
  own.closeAllConnections();
  own.close();
});

test('DEP-04 a deposit that settles by itself sends its events without a call', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { received } = await connect({ query: { world, token } });
  const { id } = await call('/recharge/createRechargeOrder', { amount: 5000, ...mach }, world, token);
  await call(`/__mock/orders/${id}`, { outcome: 'approve', delayMs: 100 }, world);
  await expectReceived(received, 2);
});
