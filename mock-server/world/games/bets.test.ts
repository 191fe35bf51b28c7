import { describe, expect, test } from 'vitest';
import {
  betsIn,
  codeOf,
  createTestWorld,
  giveBonus,
  playBet,
  richPlayer,
  TEST_NOW,
} from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import { excludePlayer } from '../players/exclusion.ts';
import { betsOf, placeBet, raiseBet, returnBet, settleBet } from './bets.ts';

const everything = { pageNum: 1, pageSize: 999 };

test('HIS-02 records are cut by days of the market, and totals are those of all rows, not of the page', () => {
  const { world, pass } = createTestWorld();
  playBet(world, 10_000, 0);
  pass(15 * 60 * 60_000 - 1);
  playBet(world, 20_000, 30_000);
  pass(1);
  playBet(world, 40_000, 0);
  const send = (dates: object, page = everything) =>
    betsOf(world, richPlayer, { isBonus: false, ...page, ...dates });
  expect(send({ endDate: '2026-11-21' }).totals.stake).toBe(30_000);
  expect(send({ startDate: '2026-11-22' }).totals.stake).toBe(40_000);
  expect(send({ startDate: '2026-11-23' })).toMatchObject({ total: 0, totals: { stake: 0, payout: 0 } });
  const { list, totals } = send({}, { pageNum: 2, pageSize: 1 });
  expect(list.map(({ stake }) => stake)).toEqual([20_000]);
  expect(totals).toEqual({ stake: 70_000, payout: 30_000, openStake: 0 });
});

describe.each([
  ['cash', false],
  ['bonus', true],
] as const)('a bet of the %s wallet', (pocket, isBonus) => {
  function open() {
    const { world } = createTestWorld();
    giveBonus(world, 100_000);
    takeEvents(world);
    const place = (stake: number) => placeBet(world, richPlayer, { gameId: slot.id, stake, isBonus });
    return { world, place };
  }

  test('MOC-02 HIS-02 a bet takes its stake, may be raised and is paid once, and each step is booked and told', () => {
    const { world, place } = open();
    const bet = place(10_000);
    const common = { id: 'b-000001', gameId: slot.id, isBonus, createdAt: TEST_NOW };
    const row = { ...common, stake: 10_000, payout: 0, balanceAfter: 2_590_000, status: 'open' };
    expect(bet).toEqual(row);
    raiseBet(world, richPlayer, bet.id, 5_000);
    expect(bet).toEqual({ ...row, stake: 15_000, balanceAfter: 2_585_000 });
    settleBet(world, richPlayer, bet.id, 40_000);
    const paid = { stake: 15_000, payout: 40_000, balanceAfter: 2_625_000, status: 'won' };
    expect(bet).toEqual({ ...row, ...paid });
    const own = `player:${richPlayer}:${pocket}`;
    const booked = world.state.postings
      .filter(({ ref }) => ref === bet.id)
      .map(({ memo, entries }) => [
        memo,
        ...entries.map(({ account, amount }) => `${account} ${amount}`).sort(),
      ]);
    expect(booked).toEqual([
      ['stake', 'games 10000', `${own} -10000`],
      ['stake', 'games 5000', `${own} -5000`],
      ['win', 'games -40000', `${own} 40000`],
    ]);
    expect(takeEvents(world)).toEqual(Array(3).fill({ playerId: richPlayer, event: 'balance' }));
    assertBalanced(world);
  });

  test('PRO-04 PRO-05 a lost bet books no win, and feeds the pig or wagers the bonus', () => {
    const { world, place } = open();
    const bet = place(10_000);
    settleBet(world, richPlayer, bet.id, 0);
    expect(bet).toMatchObject({ payout: 0, status: 'lost', balanceAfter: 2_590_000 });
    expect(world.state.postings.filter(({ memo }) => memo === 'win')).toEqual([]);
    expect(world.state.pigs.get(richPlayer)?.lost ?? 0).toBe(isBonus ? 0 : 10_000);
    expect([...world.state.bonusGrants.values()].map(({ wagered }) => wagered)).toEqual([
      isBonus ? 10_000 : 0,
    ]);
  });

  test('HIS-02 PRO-04 PRO-05 a returned bet was never staked: its wallet has it back, and it counts for nothing', () => {
    const { world, place } = open();
    const bet = place(10_000);
    returnBet(world, richPlayer, bet.id);
    expect(bet).toMatchObject({ payout: 10_000, status: 'returned', balanceAfter: 2_600_000 });
    expect(world.state.postings.at(-1)).toMatchObject({ memo: 'stake', ref: bet.id });
    expect([...world.state.bonusGrants.values()]).toMatchObject([{ left: 100_000, wagered: 0 }]);
    expect([world.state.bonusStakes.size, world.state.pigs.get(richPlayer)?.lost ?? 0]).toEqual([0, 0]);
  });

  test('PLR-02 an excluded player neither bets nor raises, and is still paid', () => {
    const { world, place } = open();
    const bet = place(10_000);
    excludePlayer(world, richPlayer, TEST_NOW + 1);
    for (const stake of [() => place(100), () => raiseBet(world, richPlayer, bet.id, 100)])
      expect(codeOf(stake)).toBe('account-excluded');
    settleBet(world, richPlayer, bet.id, 10_000);
    expect(bet).toMatchObject({ stake: 10_000, payout: 10_000, status: 'returned' });
  });

  test('GAM-07 a jackpot is cash, and the rest of the win stays in the wallet of its stake', () => {
    const { world, place } = open();
    settleBet(world, richPlayer, place(10_000).id, 50_000, 30_000);
    expect(playerBalance(world, richPlayer)).toMatchObject(
      isBonus ? { cash: 2_530_000, bonus: 110_000 } : { cash: 2_540_000, bonus: 100_000 },
    );
    expect([...world.state.bonusGrants.values()]).toMatchObject([{ left: isBonus ? 110_000 : 100_000 }]);
  });

  test('MOC-02 a bet that is over, or another player’s, is neither raised nor paid', () => {
    const { world, place } = open();
    const [over, bet] = [place(10_000), place(20_000)];
    settleBet(world, richPlayer, over.id, 0);
    for (const [player, id] of [
      [richPlayer, over.id],
      [richPlayer, 'b-999999'],
      ['P000002', bet.id],
    ] as const) {
      const error = `${id} is no open bet of ${player}.`;
      expect(() => raiseBet(world, player, id, 100)).toThrow(error);
      expect(() => settleBet(world, player, id, 100)).toThrow(error);
    }
    expect(bet).toMatchObject({ stake: 20_000, status: 'open' });
  });

  test('HIS-02 a bet is in the records of its own wallet only, newest first, and open stakes are summed apart', () => {
    const { world, place } = open();
    const [first, second, third] = [place(10_000), place(20_000), place(40_000)];
    settleBet(world, richPlayer, second.id, 25_000);
    const { list, totals } = betsIn(world, isBonus);
    expect(list).toEqual([third, second, first]);
    expect(totals).toEqual({ stake: 70_000, payout: 25_000, openStake: 50_000 });
    expect(betsIn(world, !isBonus)).toMatchObject({ list: [], total: 0 });
    expect(betsOf(world, 'P000002', { isBonus, ...everything }).list).toEqual([]);
  });
});
