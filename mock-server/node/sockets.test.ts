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

/** Waits until a login has bound the socket: sends events until one arrives, then forgets them all. */
async function bound(received: unknown[], world: string, phone: string): Promise<void> {
  const send = async () => {
    await call('/__mock/emit', { event: 'balance', phone }, world);
    return received.length;
  };
  await expect.poll(send).toBeGreaterThan(0);
  await call('/__mock/emit', { event: 'recharge', phone, payload: 'last' }, world);
  await expect.poll(() => received.at(-1)).toEqual(['recharge', 'last']);
  received.length = 0;
}

async function deposit(world: string, token: string, amount = 5000): Promise<string> {
  const { id } = await call('/recharge/createRechargeOrder', { amount, ...mach }, world, token);
  await call(`/__mock/orders/${id}`, { outcome: 'approve' }, world);
  return id;
}

test('RT-02 a login binds the socket, which receives recharge as JSON text and balance of this player alone', async () => {
  const world = freshWorld();
  const [rich, other] = [await login(world), await login(world, '987654321')];
  const mine = await connect({ auth: { world } });
  const theirs = await connect({ query: { world } });
  const elsewhere = await connect({ auth: { world: freshWorld() } });
  mine.socket.emit('login', { token: rich.token });
  theirs.socket.emit('login', { token: other.token });
  elsewhere.socket.emit('login', { token: rich.token });
  await bound(mine.received, world, '912345678');
  await bound(theirs.received, world, '987654321');
  const id = await deposit(world, rich.token);
  await expectReceived(mine.received, 2);
  await settle();
  expect(mine.received).toEqual([['recharge', JSON.stringify({ orderId: id, amount: 5000 })], ['balance']]);
  expect([theirs.received, elsewhere.received]).toEqual([[], []]);
});

test('RT-01 RT-05 a token in the query and a ticket bind the socket at once, over polling too', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { socketTicket: ticket } = await call('/user/getUserInfo', { socketTicket: true }, world, token);
  const polling = { transports: ['polling'] };
  const byToken = await connect({ query: { world, token }, ...polling });
  const byTicket = await connect({ auth: { world, ticket }, ...polling });
  const again = await connect({ auth: { world, ticket }, ...polling });
  await deposit(world, token);
  await expectReceived(byToken.received, 2);
  await expectReceived(byTicket.received, 2);
  expect(again.received).toEqual([]);
});

test('RT-02 broken logins, bad tokens and ended sessions receive nothing and disturb no other socket', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { socket, received } = await connect({ extraHeaders: { 'x-mock-world': world } });
  for (const payload of [undefined, null, 7, 'text', { token: 5 }, { token: 'tk_falso' }])
    socket.emit('login', payload);
  await settle();
  await deposit(world, token);
  await settle();
  expect(received).toEqual([]);
  socket.emit('login', { token });
  await bound(received, world, '912345678');
  await call('/user/logout', {}, world, token);
  await deposit(world, (await login(world)).token);
  await settle();
  expect(received).toEqual([]);
  expect(socket.connected).toBe(true);
});

test('RT-02 the console sends events with any payload, broken ones as they are', async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { received } = await connect({ query: { world, token } });
  await call(
    '/__mock/emit',
    { event: 'recharge', phone: '912345678', payload: { orderId: 'R1', amount: 10 } },
    world,
  );
  await call('/__mock/emit', { event: 'recharge', phone: '912345678', payload: '{broken' }, world);
  await call('/__mock/emit', { event: 'balance', phone: '912345678' }, world);
  await expectReceived(received, 3);
  expect(received).toEqual([
    ['recharge', '{"orderId":"R1","amount":10}'],
    ['recharge', '{broken'],
    ['balance'],
  ]);
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
