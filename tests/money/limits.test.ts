import { describe, expect, test } from 'vitest';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { houseAccounts, playerAccount, post } from '../../mock-server/world/core/ledger.ts';
import { smallestUnit } from '../../mock-server/world/core/markets.ts';
import type { World } from '../../mock-server/world/core/world.ts';
import {
  assertChip,
  assertCovered,
  largestStakeOf,
  stakeStep,
} from '../../mock-server/world/games/stakes.ts';
import { createPacket } from '../../mock-server/world/lucky-money/packet-create.ts';
import { packetTerms } from '../../mock-server/world/lucky-money/packet-terms.ts';
import { addPlayer } from '../../mock-server/world/players/players.ts';
import { assertWithinLimits } from '../../mock-server/world/recharge/order-terms.ts';
import { depositMethods } from '../../mock-server/world/recharge/payment-methods.ts';
import { createRechargeOrder } from '../../mock-server/world/recharge/recharge-create.ts';
import { depositActivities, depositBonus } from '../../mock-server/world/recharge/recharge-offers.ts';
import { createWithdrawal } from '../../mock-server/world/withdraw/withdraw-create.ts';
import { withdrawMethods } from '../../mock-server/world/withdraw/withdraw-methods.ts';
import { refusalOf, sitAt } from '../support/test-seat.ts';
import { createTestWorld, richPlayer } from '../support/test-world.ts';

const COUNTRIES = ['CL', 'ET', 'KE', 'CI', 'TZ'];
const PLENTY = 1_000_000_000_000;

/** A limit on an amount, and what is said of an amount on its wrong side. */
interface Limit {
  name: string;
  at: number;
  unit: number;
  /** The side that is refused. */
  refuses: 'below' | 'above';
  code: string;
  ask(amount: number): unknown;
}

function playerOf(world: World, country: string, cash = PLENTY): string {
  const { id } = addPlayer(world, {
    country,
    username: '944443333',
    password: { salt: '', digest: '' },
    phone: '944443333',
  });
  post(world, 'gift', id, [
    { account: houseAccounts.house, amount: -cash },
    { account: playerAccount(id, 'cash'), amount: cash },
  ]);
  return id;
}

const payee = {
  account: '00987654399',
  bankCode: '012',
  accountType: 'vista',
  taxId: '12345678-5',
  holder: 'Camila Rojas Soto',
};

function limitsOf(country: string): Limit[] {
  const { world } = createTestWorld();
  const id = playerOf(world, country);
  const unit = smallestUnit(country);
  const deposits = depositMethods(country).flatMap((method): Limit[] => {
    const { code: paymentMethod, payChannel, min, max } = method;
    const ask = (amount: number) => createRechargeOrder(world, id, { amount, paymentMethod, payChannel });
    const name = `deposit by ${paymentMethod}`;
    return [
      { name, at: min, unit, refuses: 'below', code: 'amount-below-minimum', ask },
      { name, at: max, unit, refuses: 'above', code: 'amount-above-maximum', ask },
    ];
  });
  const withdrawals = withdrawMethods(country).flatMap((method): Limit[] => {
    const name = `withdrawal by ${method.code}`;
    const ask = (amount: number) => assertWithinLimits(country, method, amount);
    return [
      { name, at: method.min, unit, refuses: 'below', code: 'amount-below-minimum', ask },
      { name, at: method.max, unit, refuses: 'above', code: 'amount-above-maximum', ask },
    ];
  });
  const [first] = depositMethods(country);
  if (!first) throw new Error(`${country} has no way to deposit.`);
  const offers = depositActivities(world, country).map(({ id: activityId, minAmount }): Limit => {
    const widest = depositMethods(country).find(({ min, max }) => min < minAmount && max > minAmount);
    const { code: paymentMethod, payChannel } = widest ?? first;
    return {
      name: `offer ${activityId}`,
      at: minAmount,
      unit,
      refuses: 'below',
      code: 'activity-minimum',
      ask: (amount) => createRechargeOrder(world, id, { amount, paymentMethod, payChannel, activityId }),
    };
  });
  const { minShare, maxAmount } = packetTerms(country);
  const packet = (shares: number) => (amount: number) =>
    createPacket(world, id, { amount, shares, kind: 'equal' });
  return [
    ...deposits,
    ...withdrawals,
    ...offers,
    { name: 'packet', at: maxAmount, unit, refuses: 'above', code: 'amount-above-maximum', ask: packet(1) },
    { name: 'share', at: minShare * 3, unit, refuses: 'below', code: 'packet-share-minimum', ask: packet(3) },
  ];
}

/** What a wallet holds, which is a limit too. */
function walletLimits(): Limit[] {
  const { world } = createTestWorld();
  const unit = smallestUnit('CL');
  const { cash, bonus } = playerBalance(world, richPlayer);
  const seat = { playerId: richPlayer };
  const rich = { refuses: 'above' as const, unit };
  // Asked in a world of its own each time: what is accepted is taken from the wallet.
  const fresh = () => createTestWorld().world;
  return [
    {
      ...rich,
      name: 'withdrawal of the wallet',
      at: cash,
      code: 'withdrawable-exceeded',
      ask: (amount) =>
        createWithdrawal(fresh(), richPlayer, {
          ...payee,
          amount,
          payChannel: 'etpay',
          paymentMethod: 'transferencia',
        }),
    },
    {
      ...rich,
      name: 'packet of the wallet',
      at: cash,
      code: 'packet-uncovered',
      ask: (amount) => createPacket(fresh(), richPlayer, { amount, shares: 1, kind: 'equal' }),
    },
    {
      ...rich,
      name: 'stake of the wallet',
      at: cash,
      code: 'insufficient-balance',
      ask: (amount) => assertCovered(world, { ...seat, isBonus: false }, amount, 'stakes'),
    },
    {
      ...rich,
      name: 'stake of the bonus',
      at: bonus,
      code: 'insufficient-bonus',
      ask: (amount) => assertCovered(world, { ...seat, isBonus: true }, amount, 'stakes'),
    },
  ];
}

/** The stakes of each game: a step of its stakes is the smallest difference. */
function stakeLimits(): Limit[] {
  const { world, seat } = sitAt('crash');
  return world.catalogue.games.flatMap((game): Limit[] => {
    const ask = (amount: number) => assertChip(world, seat, game, amount);
    const row = { name: `stake of ${game.id}`, unit: stakeStep('CL'), ask };
    return [
      { ...row, at: game.minBet, refuses: 'below', code: 'stake-below-minimum' },
      { ...row, at: largestStakeOf(game), refuses: 'above', code: 'stake-above-maximum' },
    ];
  });
}

/** Asks at, just below and just above a limit. @returns what was said otherwise than it should be */
function brokenAt({ name, at, unit, refuses, code, ask }: Limit): string[] {
  return [-unit, 0, unit].flatMap((step) => {
    const expected = (refuses === 'below' ? step < 0 : step > 0) ? code : 'done';
    const said = refusalOf(() => ask(at + step));
    return said === expected ? [] : [`${name} ${at + step}: ${said}, not ${expected}`];
  });
}

describe('every limit at, just below and just above', () => {
  test.each(COUNTRIES)(
    'DEP-03 DEP-05 WDR-01 RED-02 in %s a method, an offer and a packet accept their limit and nothing beyond it',
    (country) => {
      const limits = limitsOf(country);
      expect(limits.flatMap(brokenAt)).toEqual([]);
      expect(limits.length).toBeGreaterThanOrEqual(8);
    },
  );

  test('WDR-01 RED-02 GAM-07 a wallet pays out all it holds and no more', () => {
    expect(walletLimits().flatMap(brokenAt)).toEqual([]);
  });

  test('GAM-07 a stake may be the least and the largest of its game', () => {
    const limits = stakeLimits();
    expect(limits.flatMap(brokenAt)).toEqual([]);
    expect(limits.length).toBeGreaterThan(50);
  });

  test.each(COUNTRIES)('DEP-05 in %s an offer pays its bonus from its minimum on', (country) => {
    const { world } = createTestWorld();
    const unit = smallestUnit(country);
    for (const { id, minAmount } of depositActivities(world, country)) {
      const bonusOf = (amount: number) => depositBonus(world, country, amount, id).amount;
      expect([bonusOf(minAmount - unit), bonusOf(minAmount) > 0], id).toEqual([0, true]);
    }
  });
});
