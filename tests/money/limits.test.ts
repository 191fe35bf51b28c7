import { describe, expect, test } from 'vitest';
import { methodOnWire } from '../../mock-server/handlers/recharge-wire.ts';
import { withdrawMethodOnWire } from '../../mock-server/handlers/withdraw.ts';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { smallestUnit } from '../../mock-server/world/core/markets.ts';
import type { World } from '../../mock-server/world/core/world.ts';
import {
  assertChip,
  assertCovered,
  largestStakeOf,
  stakeStep,
} from '../../mock-server/world/games/stakes.ts';
import { createPacket, packetTerms } from '../../mock-server/world/lucky-money/packet-create.ts';
import { assertWithinLimits } from '../../mock-server/world/orders/order-terms.ts';
import { addPlayer } from '../../mock-server/world/players/players.ts';
import { depositMethods } from '../../mock-server/world/recharge/payment-methods.ts';
import { createRechargeOrder } from '../../mock-server/world/recharge/recharge-create.ts';
import { depositActivities, depositBonus } from '../../mock-server/world/recharge/recharge-offers.ts';
import { toMajor } from '../../mock-server/world/tables/money.ts';
import { createWithdrawal } from '../../mock-server/world/withdraw/withdraw-create.ts';
import { withdrawMethods } from '../../mock-server/world/withdraw/withdraw-methods.ts';
import { checkDeposit, depositSum } from '../../src/features/deposit/choice/deposit-rule.ts';
import type { Choice } from '../../src/features/deposit/choice/initial-draft.ts';
import { checkPacket, type PacketDraft } from '../../src/features/lucky-money/create/packet-rule.ts';
import type { Draft } from '../../src/features/withdraw/form/draft.ts';
import { checkWithdrawal } from '../../src/features/withdraw/form/withdraw-rule.ts';
import type { CheckedForm } from '../../src/lib/check-form.ts';
import { sitAt } from '../support/test-seat.ts';
import { codeOf, createTestWorld, gift, richPlayer } from '../support/test-world.ts';
import { askLimits, type Limit } from './limits.ts';

const COUNTRIES = ['CL', 'ET', 'KE', 'CI', 'TZ'];
const PLENTY = 1_000_000_000_000;

function playerOf(world: World, country: string, cash = PLENTY): string {
  const { id } = addPlayer(world, {
    country,
    username: '944443333',
    password: { salt: '', digest: '' },
    phone: '944443333',
  });
  gift(world, cash, id);
  return id;
}

const payee = {
  account: '00987654399',
  bankCode: '012',
  accountType: 'vista',
  taxId: '12345678-5',
  holder: 'Camila Rojas Soto',
};

/** The form's other values; only problems of the amount count. */
const CHOICE: Choice = {
  methodCode: '',
  amountText: '',
  accounts: {},
  bankCode: '',
  offerId: undefined,
  declinesBonus: false,
};
const DRAFT: Draft = { methodCode: '', amountText: '', accounts: {}, payeeId: '', bankCode: '', details: {} };
const PACKET: PacketDraft = { amount: '', shares: '1', kind: 'equal', greeting: '' };
const NO_OFFERS = { offers: [], recommended: [] };
const OFFER = { title: '', terms: '', bonusRate: 0.5, maxBonus: 50_000, wagerTimes: 10, expiresAt: '' };

const takes = ({ problems }: CheckedForm<{ amount: string }, unknown>) => problems.amount === undefined;

const transfer = () => {
  const method = withdrawMethods('CL').find(({ code }) => code === 'transferencia');
  if (!method) throw new Error('Chile has no transfer.');
  return method;
};

function limitsOf(country: string): Limit[] {
  const { world } = createTestWorld();
  const id = playerOf(world, country);
  const unit = smallestUnit(country);
  const isZeroDecimal = unit === 100;
  const typed = (amount: number) => (isZeroDecimal ? String(amount / 100) : (amount / 100).toFixed(2));
  const deposits = depositMethods(country).flatMap((method): Limit[] => {
    const { code: paymentMethod, payChannel, min, max } = method;
    const ask = (amount: number) =>
      codeOf(() => createRechargeOrder(world, id, { amount, paymentMethod, payChannel }));
    const form = (amount: number) =>
      takes(
        checkDeposit(
          methodOnWire(method, 'ks'),
          { ...CHOICE, amountText: typed(amount) },
          NO_OFFERS,
          isZeroDecimal,
        ),
      );
    const name = `deposit by ${paymentMethod}`;
    return [
      { name, at: min, unit, refuses: 'below', code: 'amount-below-minimum', ask, form },
      { name, at: max, unit, refuses: 'above', code: 'amount-above-maximum', ask, form },
    ];
  });
  const withdrawals = withdrawMethods(country).flatMap((method): Limit[] => {
    const name = `withdrawal by ${method.code}`;
    const ask = (amount: number) => codeOf(() => assertWithinLimits(country, method, amount));
    const onWire = withdrawMethodOnWire(method, 'ks');
    const form = (amount: number) =>
      takes(checkWithdrawal(onWire, { ...DRAFT, amountText: typed(amount) }, undefined, isZeroDecimal));
    return [
      { name, at: method.min, unit, refuses: 'below', code: 'amount-below-minimum', ask, form },
      { name, at: method.max, unit, refuses: 'above', code: 'amount-above-maximum', ask, form },
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
      ask: (amount) =>
        codeOf(() => createRechargeOrder(world, id, { amount, paymentMethod, payChannel, activityId })),
      form(amount) {
        const chosen = { ...CHOICE, offerId: activityId };
        const method = methodOnWire(widest ?? first, 'ks');
        const offered = {
          ...NO_OFFERS,
          offers: [{ ...OFFER, id: activityId, minAmount: toMajor(minAmount) }],
        };
        return depositSum(BigInt(amount), chosen, method, offered, isZeroDecimal).offer !== undefined;
      },
    };
  });
  const terms = packetTerms(country);
  const { minShare, maxAmount } = terms;
  const guide = { ...terms, finished: true, minShare: toMajor(minShare), maxAmount: toMajor(maxAmount) };
  const packet = (shares: number) => ({
    ask: (amount: number) => codeOf(() => createPacket(world, id, { amount, shares, kind: 'equal' })),
    form: (amount: number) =>
      takes(
        checkPacket(
          { ...PACKET, shares: String(shares), amount: typed(amount) },
          guide,
          undefined,
          isZeroDecimal,
        ),
      ),
  });
  return [
    ...deposits,
    ...withdrawals,
    ...offers,
    { name: 'packet', at: maxAmount, unit, refuses: 'above', code: 'amount-above-maximum', ...packet(1) },
    { name: 'share', at: minShare * 3, unit, refuses: 'below', code: 'packet-share-minimum', ...packet(3) },
  ];
}

function walletLimits(): Limit[] {
  const { world } = createTestWorld();
  const unit = smallestUnit('CL');
  const { cash, bonus } = playerBalance(world, richPlayer);
  const seat = { playerId: richPlayer };
  const rich = { refuses: 'above' as const, unit };
  // A new world each time, because an accepted order takes money from the wallet.
  const fresh = () => createTestWorld().world;
  return [
    {
      ...rich,
      name: 'withdrawal of the wallet',
      at: cash,
      code: 'withdrawable-exceeded',
      ask: (amount) =>
        codeOf(() =>
          createWithdrawal(fresh(), richPlayer, {
            ...payee,
            amount,
            payChannel: 'etpay',
            paymentMethod: 'transferencia',
          }),
        ),
      form: (amount) =>
        takes(
          checkWithdrawal(
            withdrawMethodOnWire(transfer(), 'ks'),
            { ...DRAFT, amountText: String(amount / 100) },
            BigInt(cash),
            true,
          ),
        ),
    },
    {
      ...rich,
      name: 'packet of the wallet',
      at: cash,
      code: 'packet-uncovered',
      ask: (amount) => codeOf(() => createPacket(fresh(), richPlayer, { amount, shares: 1, kind: 'equal' })),
      form(amount) {
        const { minShare, maxAmount, ...terms } = packetTerms('CL');
        const guide = {
          ...terms,
          finished: true,
          minShare: toMajor(minShare),
          maxAmount: toMajor(maxAmount),
        };
        return takes(
          checkPacket({ ...PACKET, shares: '1', amount: String(amount / 100) }, guide, BigInt(cash), true),
        );
      },
    },
    {
      ...rich,
      name: 'stake of the wallet',
      at: cash,
      code: 'insufficient-balance',
      ask: (amount) => codeOf(() => assertCovered(world, { ...seat, isBonus: false }, amount, 'stakes')),
    },
    {
      ...rich,
      name: 'stake of the bonus',
      at: bonus,
      code: 'insufficient-bonus',
      ask: (amount) => codeOf(() => assertCovered(world, { ...seat, isBonus: true }, amount, 'stakes')),
    },
  ];
}

/** The smallest difference is one step of the game's stakes. */
function stakeLimits(): Limit[] {
  const { world, seat } = sitAt('crash');
  return world.catalogue.games.flatMap((game): Limit[] => {
    const ask = (amount: number) => codeOf(() => assertChip(world, seat, game, amount));
    const row = { name: `stake of ${game.id}`, unit: stakeStep('CL'), ask };
    return [
      { ...row, at: game.minBet, refuses: 'below', code: 'stake-below-minimum' },
      { ...row, at: largestStakeOf(game), refuses: 'above', code: 'stake-above-maximum' },
    ];
  });
}

describe('every limit at, just below and just above', () => {
  test.each(COUNTRIES)(
    'DEP-03 DEP-05 WDR-01 RED-02 in %s a method, an offer and a packet accept their limit and nothing beyond it',
    (country) => {
      const { broken, asked } = askLimits(limitsOf(country));
      expect(broken).toEqual([]);
      // At least eight limits, each in the world and in the form, at three amounts.
      expect(asked).toBeGreaterThanOrEqual(8 * 2 * 3);
    },
  );

  test('WDR-01 RED-02 GAM-07 a wallet pays out all it holds and no more', () => {
    expect(askLimits(walletLimits())).toEqual({ broken: [], asked: 4 * 3 + 2 * 3 });
  });

  test('GAM-07 a stake may be the least and the largest of its game', () => {
    const { broken, asked } = askLimits(stakeLimits());
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(50 * 3);
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
