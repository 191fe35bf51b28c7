import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockServer, type MockServer } from '../../mock-server/node/create-mock-server.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import { configureTransport } from '../../src/api/transport.ts';
import { emptyApp } from '../../src/lib/app.ts';
import { openSocket } from '../../src/realtime/open-socket.ts';
import { hostsAt, testTransport } from '../support/test-transport.ts';
import { HinderingProxy, type Hindrance } from './hindering-proxy.ts';

const PLAYER = 'P000001';
/** Limit for every network, in ms. */
const BOUND_MS = 10_000;
const SPEAKS_EVERY_MS = 100;

const NETWORKS: Record<string, Hindrance & { carriedBy: 'websocket' | 'polling' | 'either' }> = {
  'that hinders nothing': { carriedBy: 'websocket' },
  'that refuses upgrades': { upgrade: 'refused', carriedBy: 'polling' },
  'that leaves an upgrade unanswered': { upgrade: 'unanswered', carriedBy: 'polling' },
  'that grants an upgrade and swallows its frames': { frames: 'swallowed', carriedBy: 'polling' },
  'that lets the greeting through and no more': {
    frames: 'swallowed after the greeting',
    carriedBy: 'polling',
  },
  'that carries frames one way': { frames: 'swallowed on the way to the server', carriedBy: 'polling' },
  'that cuts a WebSocket at once': { frames: 'cut at once', carriedBy: 'polling' },
  'that cuts a WebSocket after the greeting': { frames: 'cut after the greeting', carriedBy: 'polling' },
  'that cuts each WebSocket after a second': { cutAfterMs: 1_000, carriedBy: 'polling' },
  'that refuses upgrades and buffers answers': {
    isBuffering: true,
    upgrade: 'refused',
    carriedBy: 'polling',
  },
  'that sleeps for four seconds': { sleep: { afterMs: 500, forMs: 4_000 }, carriedBy: 'either' },
  'that refuses upgrades and sleeps': {
    upgrade: 'refused',
    sleep: { afterMs: 500, forMs: 4_000 },
    carriedBy: 'polling',
  },
};

let server: MockServer;
let speaking: ReturnType<typeof setInterval>;
let mockPort: number;
let token: string;
const said: string[] = [];
const open: { end: () => Promise<unknown> }[] = [];

/** Without a ticket only the login over the connected socket names the player, so messages of the page must pass too. */
async function openPage(hindrance: Hindrance) {
  const proxy = new HinderingProxy(mockPort, hindrance);
  const host = await proxy.listen();
  const page = { heard: [] as { orderId: string; at: number }[], proxy, startedAt: Date.now() };
  const socket = openSocket(emptyApp(globalThis), {
    host,
    token: () => token,
    ticket: async () => undefined,
    onRecharge: ({ orderId }) => page.heard.push({ orderId, at: Date.now() - page.startedAt }),
    onBalance: () => undefined,
    onMissed: () => undefined,
  });
  open.push({
    end: () => {
      socket.stop();
      return proxy.close();
    },
  });
  return page;
}

const pages: Record<string, Awaited<ReturnType<typeof openPage>>> = {};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  server = createMockServer({ games: 48 });
  ({ mockPort } = await server.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' }));
  const world = server.registry.world('default');
  ({ token } = openSession(world, PLAYER));
  const say = async () => {
    const orderId = `R${said.length}`;
    said.push(orderId);
    await fetch(`http://127.0.0.1:${mockPort}/__mock/emit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event: 'recharge',
        phone: '912345678',
        payload: JSON.stringify({ orderId, amount: 1 }),
      }),
    });
  };
  // One after the other: on a busy machine two at once can reach the server in another order.
  let talk = Promise.resolve();
  speaking = setInterval(() => {
    talk = talk.then(say);
  }, SPEAKS_EVERY_MS);
  for (const [name, network] of Object.entries(NETWORKS)) pages[name] = await openPage(network);
  await pause(BOUND_MS + 2_000);
  clearInterval(speaking);
  await talk;
  // A busy machine may bring the last one late; a page that never hears it fails below.
  const isHeard = () => Object.values(pages).every(({ heard }) => heard.at(-1)?.orderId === said.at(-1));
  for (let waits = 0; waits < 20 && !isHeard(); waits += 1) await pause(500);
}, BOUND_MS * 3);
afterAll(async () => {
  clearInterval(speaking);
  await Promise.all(open.map(({ end }) => end()));
  await server.close();
});

describe.each(Object.entries(NETWORKS))('in a network %s', (name, { carriedBy }) => {
  test(`RT-01 the socket of a page carries words both ways by ${carriedBy} within ten seconds, and goes on`, () => {
    const page = pages[name];
    const inTime = page?.heard.findIndex(({ at }) => at < BOUND_MS) ?? -1;
    expect(inTime, `heard: ${JSON.stringify(page?.heard.slice(0, 3))}`).toBeGreaterThanOrEqual(0);
    const late = page?.heard.filter(({ at }) => at > BOUND_MS).map(({ orderId }) => orderId) ?? [];
    expect(late).toEqual(said.slice(said.indexOf(String(late[0]))));
    expect(late.length).toBeGreaterThan(10);
    const all = page?.heard.map(({ orderId }) => orderId) ?? [];
    expect(new Set(all).size).toBe(all.length);
    if (carriedBy === 'websocket') expect(page?.proxy.counts).toEqual({ upgrades: 1, polls: 0 });
    if (carriedBy === 'polling') expect(page?.proxy.counts.polls).toBeGreaterThan(0);
    expect(page?.proxy.counts.upgrades).toBeLessThanOrEqual(2);
  });
});

test('RT-03 a page whose socket cannot connect fetches what it misses at a calm pace, and only for a player', async () => {
  const proxy = new HinderingProxy(mockPort, { isClosed: true });
  const host = await proxy.listen();
  configureTransport(testTransport({ hosts: hostsAt(host) }));
  const polls = { player: 0, guest: 0 };
  const sockets = (['player', 'guest'] as const).map((who) =>
    openSocket(emptyApp(globalThis), {
      host,
      token: () => (who === 'player' ? token : null),
      onRecharge: () => undefined,
      onBalance: () => undefined,
      onMissed: () => {
        polls[who] += 1;
      },
      pace: { pollMs: 400 },
    }),
  );
  open.push({
    end: () => {
      for (const socket of sockets) socket.stop();
      return proxy.close();
    },
  });
  await expect.poll(() => polls.player).toBe(3);
  expect(polls.guest).toBe(0);
});
