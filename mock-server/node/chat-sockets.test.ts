import { expect, test } from 'vitest';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';

const mock = mockOfFile();
const { call, freshWorld, login } = mock;

async function joined(world: string, { token = '', visitorId = 'the-phone-of-a-guest' } = {}) {
  const socket = mock.connect({ query: { world, token } });
  const received: string[] = [];
  socket.on('chat', ({ seq, from }) => received.push(`${seq} ${from}`));
  socket.on('chatTyping', () => received.push('typing'));
  const isIn = new Promise((resolve) => socket.once('chatJoined', resolve));
  socket.emit('chatJoin', { visitorId, lang: 'ks', afterSeq: 0 });
  await isIn;
  return { socket, received };
}

const message = (id: string, text = 'Hola') => ({ id, text, sentAt: '2026-11-21T12:00:00.000Z' });

test('CHT-01 a message reaches all devices of its conversation, and no other guest or world', async () => {
  const world = freshWorld();
  const [mine, second] = [await joined(world), await joined(world)];
  const [stranger, elsewhere] = [
    await joined(world, { visitorId: 'another-phone-of-a-guest' }),
    await joined(freshWorld()),
  ];
  mine.socket.emit('chat', message('m1'));
  await expect.poll(() => second.received).toEqual(['1 agent', '2 player']);
  expect([stranger.received, elsewhere.received]).toEqual([['1 agent'], ['1 agent']]);
});

test("CHT-01 an ended session neither receives nor sends in the player's conversation", async () => {
  const world = freshWorld();
  const { token } = await login(world);
  const { socket, received } = await joined(world, { token });
  await call('/user/logout', {}, world, token);
  socket.emit('chat', message('m1'));
  const again = await joined(world, { token: (await login(world)).token });
  again.socket.emit('chat', message('m2'));
  await expect.poll(() => again.received).toEqual(['1 agent', '2 player']);
  expect(received).toEqual(['1 agent']);
});

test('CHT-01 when the world is started again, a client in a conversation joins again and goes on', async () => {
  const world = freshWorld();
  const { socket, received } = await joined(world);
  socket.on('connect', () =>
    socket.emit('chatJoin', { visitorId: 'the-phone-of-a-guest', lang: 'ks', afterSeq: 0 }),
  );
  socket.emit('chat', message('m1'));
  await expect.poll(() => received).toEqual(['1 agent', '2 player']);
  const isBack = new Promise((resolve) => socket.once('chatJoined', resolve));
  await call('/__mock/reset', {}, world);
  await isBack;
  socket.emit('chat', message('m2'));
  await expect.poll(() => received).toEqual(['1 agent', '2 player', '1 agent', '2 player']);
});

test('CHT-01 broken payloads are dropped without harm, and a client that has not joined writes nothing', async () => {
  const { socket, received } = await joined(freshWorld());
  for (const broken of [undefined, null, 7, {}, { visitorId: 'short', lang: 'ks', afterSeq: 0 }])
    socket.emit('chatJoin', broken);
  for (const broken of [
    undefined,
    'text',
    { id: 'm' },
    { ...message('m'), text: '' },
    message('m', 'x'.repeat(501)),
  ])
    socket.emit('chat', broken);
  socket.emit('chat', message('m1'));
  await expect.poll(() => received).toEqual(['1 agent', '2 player']);
  expect(socket.connected).toBe(true);
});
