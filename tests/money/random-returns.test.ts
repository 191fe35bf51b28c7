import { expect, test } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { gift } from '../support/test-world.ts';
import { assertHolds } from './simulation/assert-holds.ts';
import { found, OFFERS } from './simulation/offers.ts';
import type { OrderKindOf } from './simulation/order-kinds.ts';
import { randomOf } from './simulation/random.ts';
import { decideSome, WISHES, type Wishes } from './simulation/returns.ts';
import { Scene } from './simulation/scene.ts';
import { rest } from './simulation/sequence.ts';
import { openStage } from './simulation/stage.ts';
import type { Page } from './simulation/tab.ts';

// Days of one player who leaves, returns (also by the address of an old order) and changes intents. The network has no
// faults, so the test predicts each result.

/** `SOAK_SEED=1234 SOAK_SEQUENCES=1` repeats one. */
const SEQUENCES = Number(process.env.SOAK_SEQUENCES ?? casesOf(40, 1 / 2));
const FIRST_SEED = Number(process.env.SOAK_SEED ?? 1);
const COMMANDS = 12;
const MINUTE_MS = 60_000;
/** A moment, past the repeat, past midnight of the market, past a day. */
const AWAY_MS = [5_000, 2 * MINUTE_MS, 15 * 60 * MINUTE_MS, 26 * 60 * MINUTE_MS];

const stage = openStage();

/** Time of the last wish by kind and choice; the app asks about a repeat for one minute. */
const wishedAt = new Map<string, number>();

/** While this order is open and not started over, the same wish means this order. */
type Last = { choice: number; id: string; before: number | undefined } | undefined;

const counts = { fresh: 0, same: 0, afterEnd: 0, ofYesterday: 0, changed: 0 };

/** The page of a final order shows its outcome, and the flow is at its start. */
function shownBy(kind: OrderKindOf, page: Page): string | undefined {
  const flow = kind.name === 'deposit' ? page.deposit.state() : undefined;
  return flow?.step === 'opening' ? flow.orderId : kind.placedOf(page);
}

async function wish(now: Scene, wishes: Wishes, last: Last): Promise<Last> {
  const { world, device, random, active } = now;
  const { kind, choices, idsIn, madeOf, isFinal } = wishes;
  const page = found(active.page);
  let known = last;
  const atHand = shownBy(kind, page);
  if (atHand !== undefined) {
    // An open withdrawal leads to its form only through another one.
    const startsOver = kind.name === 'withdrawal' || random.chance(0.3);
    if (startsOver) now[kind.name === 'deposit' ? 'deposits' : 'withdrawals'].forget();
    kind[startsOver ? 'startOver' : 'leave'](page);
    if (startsOver && atHand === known?.id) known = undefined;
    await device.settle();
  }
  expect(kind.stepOf(page), kind.name).toBe('choosing');
  const usual = random.chance(0.5) ? known?.choice : random.chance(0.5) ? last?.before : undefined;
  const choice = usual ?? random.below(choices.length);
  const isSame = known?.choice === choice;
  const goesOn = isSame && !isFinal(world, known?.id ?? '');
  const before = idsIn(world);
  choices[choice]?.submit(page);
  await device.settle();
  if (kind.stepOf(page) === 'repeating') {
    now[kind.name === 'deposit' ? 'deposits' : 'withdrawals'].forget();
    expect(goesOn, `${kind.name} ${choice} is asked about`).toBe(false);
    expect(
      stage.time.now() - (wishedAt.get(`${kind.name} ${choice}`) ?? 0),
      'a wish of its own',
    ).toBeLessThan(MINUTE_MS);
    kind.confirm(page);
    await device.settle();
  }
  wishedAt.set(`${kind.name} ${choice}`, stage.time.now());
  const ids = idsIn(world);
  const shown = kind.placedOf(page);
  expect(ids.length, `${kind.name} ${choice}: orders`).toBe(before.length + (goesOn ? 0 : 1));
  expect(shown, `${kind.name} ${choice}: the order shown`).toBe(goesOn ? known?.id : ids.at(-1));
  expect(madeOf(world, shown ?? ''), `${kind.name} ${choice}`).toEqual(choices[choice]?.made);
  counts[goesOn ? 'same' : 'fresh'] += 1;
  if (isSame && !goesOn) counts.afterEnd += 1;
  if (last && !isSame) counts.changed += 1;
  return { choice, id: shown ?? '', before: choice === last?.choice ? last.before : last?.choice };
}

/** The bank decides meanwhile or not; the player may also return to an older order. */
async function goAndComeBack(now: Scene, log: string[]): Promise<void> {
  const { world, device, random, active } = now;
  const away = random.of(AWAY_MS);
  const isDecided = random.chance(0.6);
  log.push(`away ${away}${isDecided ? ', decided' : ''}`);
  active.page?.unload();
  await stage.time.pass(away / 2, device.settle);
  if (isDecided) decideSome(now);
  await stage.time.pass(away / 2, device.settle);
  const [deposits] = WISHES;
  const old = random.chance(0.3) ? deposits?.idsIn(world).at(random.chance(0.5) ? 0 : -1) : undefined;
  if (old) {
    log.push(`back to ${old}`);
    if (away > 12 * 60 * MINUTE_MS) counts.ofYesterday += 1;
  }
  active.open(old);
  await device.settle();
  await stage.time.pass(MINUTE_MS, device.settle);
}

test(`DEP-04 DEP-06 WDR-01 WDR-02 ${SEQUENCES} days of leaving and returning show, for each intent, its own order`, {
  timeout: 30 * 60_000,
}, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const random = randomOf(seed);
    const log: string[] = [];
    const now = new Scene(stage.backend, `returns-${seed}`, OFFERS, random);
    stage.scene = now;
    wishedAt.clear();
    gift(now.world, 1_000_000_000);
    const last = new Map<Wishes, Last>();
    try {
      await now.device.settle();
      for (let count = 0; count < COMMANDS; count += 1) {
        const wishes = random.chance(0.65) ? random.of(WISHES) : undefined;
        if (wishes) {
          log.push(wishes.kind.name);
          last.set(wishes, await wish(now, wishes, last.get(wishes)));
          log.push(JSON.stringify(last.get(wishes)));
          await stage.time.pass(random.below(90_000), now.device.settle);
        } else await goAndComeBack(now, log);
      }
      await rest(now, stage.time);
      assertHolds(now);
    } catch (error) {
      throw new Error(`Seed ${seed} after: ${log.join(', ')}`, { cause: error });
    }
    for (const tab of now.tabs) tab.page?.unload();
    stage.time.clear();
  }
  if (SEQUENCES < 40) return;
  // Every tested situation must be frequent.
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(SEQUENCES / 4);
});
