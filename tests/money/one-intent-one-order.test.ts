import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OFFERS } from './simulation/offers.ts';
import { type OrderKindOf, orderKinds } from './simulation/order-kinds.ts';
import { randomOf } from './simulation/random.ts';
import { Scene } from './simulation/scene.ts';
import { openStage } from './simulation/stage.ts';

// Whatever the answer to a call that moves money, one intent makes one order.

const STATUSES = [
  200, 201, 204, 302, 400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 418, 422, 423, 425, 429, 451, 500,
  501, 502, 503, 504, 520, 529,
];
const HTML = '<!doctype html><title>Error</title><h1>nginx</h1>';
const failure = (data: unknown, message = 'En mantención') =>
  JSON.stringify({ success: false, message, data });
/** Answers that break the contract; `wrong order` is the envelope of a success without an order. */
const BODIES = {
  empty: '',
  html: HTML,
  text: 'Too Many Requests',
  cut: '{"success": true, "message": "", "data": {"id": "R',
  json: '{"error": "forbidden"}',
  'no code': failure(null),
  'unknown code': failure({ code: 'maintenance' }),
  'code of another call': failure({ code: 'wrong-credentials' }),
  'server error': failure({ code: 'server-error' }),
  'wrong order': '{"success": true, "message": "", "data": {"fee": "x"}}',
} as const;
const REACHES = ['reached', 'not reached'] as const;

/** At the end, every offered button is tapped until there is none. */
const FOLLOW_UPS = ['taps again', 'comes back', 'comes back later', 'leaves and asks for more'] as const;

const MINUTE_MS = 60_000;

const stage = openStage();
let worlds = 0;

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function open(): Promise<Scene> {
  worlds += 1;
  const scene = new Scene(stage.backend, `one-intent-${worlds}`, OFFERS, randomOf(worlds));
  await scene.device.settle();
  return scene;
}

function close(scene: Scene): void {
  for (const tab of scene.tabs) tab.page?.unload();
  stage.time.clear();
}

function answerOf(status: number, body: string): Response {
  const isBare = status === 204 || status === 302;
  const headers = { 'content-type': body === HTML ? 'text/html' : 'application/json' };
  return new Response(isBare ? null : body, { status, headers });
}

/** Spoils the first call that makes an order of this kind. @returns how often it did */
function spoilFirst({ device }: Scene, kind: OrderKindOf, isReached: boolean, spoiled: () => Response) {
  let count = 0;
  device.between = async ({ path, body, pass }) => {
    if (!kind.isMaking(path) || count > 0) return pass(body);
    count += 1;
    if (isReached) await pass(body);
    return spoiled();
  };
  return () => count;
}

async function tapOn({ device, active }: Scene, kind: OrderKindOf, wish: 'first' | 'second'): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const { page } = active;
    if (!page) throw new Error('The tab is away.');
    const step = kind.stepOf(page);
    if (step === 'choosing') for (let tap = 0; tap < 2; tap += 1) kind.submit(page, wish);
    else if (step === 'not-created') kind.retryOrLeave(page);
    else if (step === 'repeating') kind.leave(page);
    else if (step === 'checking') await stage.time.pass(2 * MINUTE_MS, device.settle);
    await device.settle();
    if (kind.isDone(page)) return;
  }
}

async function askAndFollow(
  scene: Scene,
  kind: OrderKindOf,
  how: (typeof FOLLOW_UPS)[number],
  count: () => number,
): Promise<void> {
  const { device, active } = scene;
  const isGone = how === 'comes back later';
  device.slownessMs = isGone ? 500 : 0;
  if (active.page) kind.submit(active.page, 'first');
  await device.settle();
  if (isGone) {
    while (count() === 0) await stage.time.pass(100, device.settle);
    await stage.time.pass(400, device.settle);
    active.page?.unload();
    device.slownessMs = 0;
    await stage.time.pass(3 * MINUTE_MS, device.settle);
  }
  if (how.startsWith('comes back')) active.load();
  if (how === 'leaves and asks for more' && active.page) kind.leave(active.page);
  await device.settle();
  if (how !== 'leaves and asks for more') return tapOn(scene, kind, 'first');
  if (active.page && kind.stepOf(active.page) === 'choosing') kind.submit(active.page, 'second');
  await device.settle();
}

/** All answers, with and without an order at the server: the soak asks all, other runs a 24th of them. */
const CELLS = STATUSES.flatMap((status) =>
  Object.entries(BODIES).flatMap(([name, body]) =>
    REACHES.map((reach) => ({
      label: `${status} ${name}, ${reach}`,
      status,
      body,
      isReached: reach === 'reached',
    })),
  ),
);
const SHARE = process.env.SOAK_SEQUENCES ? 1 : 24;

describe.each(orderKinds)('NET-14 a $name', (kind) => {
  test.each(FOLLOW_UPS.map((how, turn) => [how, turn] as const))(
    'NET-14 DEP-06 WDR-01 RED-01 makes one order for one intent after any spoiled answer, when the player %s',
    async (how, turn) => {
      const cells = CELLS.filter((_, place) => (place + (place >> 2) + turn) % SHARE === 0);
      let asked = 0;
      for (const { label, status, body, isReached } of cells) {
        const scene = await open();
        const { device } = scene;
        const count = spoilFirst(scene, kind, isReached, () => answerOf(status, body));
        await askAndFollow(scene, kind, how, count);
        asked += count();
        await stage.time.pass(3 * MINUTE_MS, device.settle);
        const amounts = kind.ordersIn(scene.world).map(({ amount }) => amount);
        expect(new Set(amounts).size, label).toBe(amounts.length);
        if (how !== 'leaves and asks for more') expect(amounts, label).toEqual([kind.amounts.first]);
        else if (isReached) expect(amounts, label).toContain(kind.amounts.first);
        close(scene);
      }
      expect(asked).toBe(cells.length);
    },
  );

  test.each(['keeps the contract', ...Object.keys(kind.breaks)])(
    'NET-14 a later equal intent makes another order, with a server that %s',
    async (manner) => {
      for (const reach of REACHES) {
        const scene = await open();
        const { device, active, world } = scene;
        const page = () => active.page ?? expect.fail('The tab is away.');
        kind.submit(page(), 'first');
        await device.settle();
        expect(kind.ordersIn(world)).toHaveLength(1);
        await stage.time.pass(10 * MINUTE_MS, device.settle);
        kind.startOver(page());
        await device.settle();
        spoilFirst(scene, kind, reach === 'reached', () => answerOf(403, HTML));
        const { between } = device;
        const broken = kind.breaks[manner];
        device.between = (call) =>
          broken && kind.isLookUp(call.path) && call.body.intentId ? broken(call, world) : between(call);
        kind.submit(page(), 'first');
        await device.settle();
        if (kind.stepOf(page()) === 'repeating') kind.confirm(page());
        await device.settle();
        for (let turn = 0; turn < 3 && !kind.isDone(page()); turn += 1) {
          if (kind.stepOf(page()) === 'not-created') kind.retryOrLeave(page());
          await stage.time.pass(10_000, device.settle);
        }
        const ids = kind.ordersIn(world).map(({ id }) => id);
        expect(ids, reach).toHaveLength(2);
        expect(kind.placedOf(page()), reach).toBe(ids.at(-1));
        close(scene);
      }
    },
  );
});
