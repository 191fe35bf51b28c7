import { multiplierAt, timeOf } from '@copihue/studio/games/crash/engine';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { roundAt, sitAt } from '../../../tests/support/test-seat.ts';
import { betsIn, restarted, richPlayer } from '../../../tests/support/test-world.ts';
import { dueRunners } from '../../registry/registry.ts';
import { playerBalance } from '../core/balance.ts';
import { runDueWith } from '../core/due.ts';
import { assertBalanced } from '../core/ledger.ts';
import { cashOut, endFlight } from './flights.ts';
import { playRound } from './rounds.ts';

function longFlight() {
  for (let seed = 1; seed < 50; seed += 1) {
    const sat = sitAt('crash', seed);
    const { key, flight } = roundAt(sat, 'round-fly', 'flight');
    if (!flight || flight.bust <= 200) continue;
    sat.pass(flight.startedAt - sat.world.now());
    return { ...sat, key, flight, bust: flight.bust };
  }
  throw new Error('no long flight');
}

test("GAM-07 leaving pays the multiplier of the server's clock, once", () => {
  const { world, pass, seat, least, key } = longFlight();
  const before = playerBalance(world, richPlayer).cash;
  pass(timeOf(150));
  const round = cashOut(world, seat, key);
  expect(round).toMatchObject({
    state: 'settled',
    leftAt: multiplierAt(timeOf(150)),
    payout: (least * round.leftAt) / 100,
  });
  expect(playerBalance(world, richPlayer).cash).toBe(before + round.payout);
  expect(cashOut(world, seat, key)).toBe(round);
  pass(60 * 60_000);
  expect(playerBalance(world, richPlayer).cash).toBe(before + round.payout);
  assertBalanced(world);
});

test('GAM-07 the last multiplier before the crash is paid, the next one is not', () => {
  const { world, pass, seat, least, bust, key } = longFlight();
  const before = playerBalance(world, richPlayer).cash;
  pass(timeOf(bust));
  expect(multiplierAt(timeOf(bust))).toBe(bust);
  const payout = (least * bust) / 100;
  expect(cashOut(world, seat, key)).toMatchObject({ leftAt: bust, payout });
  expect(playerBalance(world, richPlayer).cash).toBe(before + payout);
});

test('GAM-07 no cash-out after the crash, which comes by itself', () => {
  const { world, pass, seat, bust, key } = longFlight();
  const before = playerBalance(world, richPlayer).cash;
  const open = () => betsIn(world).list[0];
  expect(open()?.status).toBe('open');
  pass(timeOf(bust + 1) - 1);
  expect(open()?.status).toBe('open');
  pass(1);
  expect(open()?.status).toBe('lost');
  expect(cashOut(world, seat, key)).toMatchObject({ payout: 0, leftAt: 0 });
  expect(playerBalance(world, richPlayer).cash).toBe(before);
});

test('GAM-07 a chosen exit pays without the page, also after a restart in the air', () => {
  let flights = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const sat = sitAt('crash', seed);
    const { world, pass, seat, least } = sat;
    const stakes = [{ spot: 'flight', stake: least }];
    const round = playRound(world, seat, { id: 'round-auto', stakes, auto: 120 });
    if (round.state === 'settled') continue;
    flights += 1;
    const isPaid = (round.flight?.bust ?? 0) >= 120;
    if (isPaid) expect(round.flight?.endsAt).toBe((round.flight?.startedAt ?? 0) + timeOf(120));
    const back = restarted(world, 60_000);
    runDueWith(back, dueRunners);
    pass(60_000);
    for (const row of [round, back.state.rounds.get(round.key)])
      expect(row).toMatchObject({
        state: 'settled',
        payout: isPaid ? (least * 120) / 100 : 0,
        leftAt: isPaid ? 120 : 0,
      });
    expect(playerBalance(back, richPlayer)).toEqual(playerBalance(world, richPlayer));
  }
  expect(flights).toBeGreaterThan(15);
});

test('GAM-07 leaving in the very instant of the start pays the first multiplier, and before it nothing happens', () => {
  const { world, seat, least, key, flight } = longFlight();
  flight.startedAt += 1;
  expect(cashOut(world, seat, key)).toMatchObject({ state: 'open', payout: 0, leftAt: 0 });
  flight.startedAt -= 1;
  expect(cashOut(world, seat, key)).toMatchObject({
    state: 'settled',
    leftAt: 101,
    payout: (least * 101) / 100,
  });
});

test('GAM-07 leaving a flight that ends at 1.00 pays nothing, also while it is in the air', () => {
  const { world, seat, key, flight } = longFlight();
  flight.bust = 100;
  expect(cashOut(world, seat, key)).toMatchObject({ state: 'settled', leftAt: 0, payout: 0 });
});

test('GAM-07 only a flight is left, and it ends once', () => {
  const sat = longFlight();
  const { world, seat, key } = sat;
  const unknown = refused('unknown-round', 'round');
  expect(() => cashOut(world, seat, 'nobody:round-fly')).toThrow(unknown);
  const poker = sitAt('poker', 1, sat);
  const hand = roundAt(poker, 'round-hand', 'hand');
  expect(() => cashOut(world, poker.seat, hand.key)).toThrow(unknown);
  for (const each of [hand.key, 'nobody', key, key]) endFlight(world, each);
  expect(world.state.rounds.get(key)).toMatchObject({ state: 'settled', leftAt: 0, payout: 0 });
  expect(hand.state).toBe('open');
});
