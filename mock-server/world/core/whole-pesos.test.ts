import { engineFor, handEngine } from '@copihue/studio/games/engines';
import { games } from '@copihue/studio/games/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundEngines } from '../../../tests/support/every-engine.ts';
import { refusalOf, sitAt } from '../../../tests/support/test-seat.ts';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { bonusExpiry, grantBonus } from '../bonus/bonus-grants.ts';
import { collectPig } from '../cashback/pig.ts';
import { decide } from '../games/hands.ts';
import { playRound } from '../games/rounds.ts';
import { claimPacket } from '../lucky-money/packet-claim.ts';
import { createPacket } from '../lucky-money/packet-create.ts';
import { claimDepositReward } from '../new-user/new-user-rewards.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { decideOrder } from '../recharge/recharge-settle.ts';
import { indexCatalogue } from '../tables/catalogue.ts';
import { createWithdrawal } from '../withdraw/withdraw-create.ts';
import { decideWithdrawal } from '../withdraw/withdraw-settle.ts';
import { playerBalance } from './balance.ts';
import { assertBalanced, houseAccounts, playerAccount, post } from './ledger.ts';

const allEngines = {
  ...indexCatalogue(seedCatalogue({ size: 240 })),
  tablePlaces: new Map<string, number>(),
};

const pesos = fc.integer({ min: 1, max: 900_000 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      engine: fc.constantFrom(...roundEngines),
      more: fc.oneof(
        fc.nat(60).map((hundreds) => hundreds * 100),
        fc.nat(400),
      ),
      moves: fc.array(fc.nat(9), { maxLength: 4 }),
    }),
  },
  fc.record({
    do: fc.constant('deposit' as const),
    amount: pesos,
    activity: fc.constantFrom(undefined, 'act-semana-50', 'act-recarga-20'),
    end: fc.constantFrom('approve', 'part', 'fail'),
  }),
  fc.record({
    do: fc.constant('withdraw' as const),
    amount: pesos,
    end: fc.constantFrom('approve', 'part', 'fail'),
  }),
  fc.record({ do: fc.constant('undo' as const), how: fc.constantFrom('reverse', 'charge-back') }),
  fc.record({ do: fc.constant('packet' as const), amount: pesos, shares: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('bonus' as const), amount: pesos }),
  fc.record({ do: fc.constant('collect' as const) }),
  fc.record({ do: fc.constant('reward' as const) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.nat(30) }),
);
type Step = typeof step extends fc.Arbitrary<infer Row> ? Row : never;

/** Counts the actions that succeeded. A run of refusals alone would prove nothing. */
const done = new Map<string, number>();
const count = (name: string, code: string) => {
  if (code === 'done') done.set(name, (done.get(name) ?? 0) + 1);
};

function act(test: ReturnType<typeof createTestWorld>, row: Step, at: number): string {
  const { world, pass } = test;
  switch (row.do) {
    case 'wait':
      return refusalOf(() => pass(row.hours * 60 * 60_000));
    case 'play': {
      const { seat, least } = sitAt(row.engine, 1, test);
      const stakes = [{ spot: games[row.engine].mainSpot, stake: least + row.more * 100 }];
      return refusalOf(() => {
        const round = playRound(world, seat, { id: `round-${at}`, stakes, auto: 123 });
        for (const move of row.moves) {
          const moves = round.hand ? handEngine(round.hand.engine).movesOf(round.hand) : [];
          const chosen = moves[move % Math.max(moves.length, 1)];
          if (chosen) decide(world, seat, round.key, { step: round.hand?.moves.length ?? 0, move: chosen });
        }
      });
    }
    case 'deposit':
      return refusalOf(() => {
        const order = { amount: row.amount * 100, payChannel: 'transbank', paymentMethod: 'webpay' };
        const { id } = createRechargeOrder(world, richPlayer, { ...order, activityId: row.activity });
        decideOrder(world, id, { outcome: row.end });
      });
    case 'withdraw':
      return refusalOf(() => {
        const order = { amount: row.amount * 100, payChannel: 'bancoestado', paymentMethod: 'cuentarut' };
        const { id } = createWithdrawal(world, richPlayer, { ...order, account: '12345678-5' });
        decideWithdrawal(world, id, { outcome: row.end });
      });
    case 'undo': {
      const order = [...world.state.orders.keys()].at(-1) ?? '';
      const withdrawal = [...world.state.withdrawals.keys()].at(-1) ?? '';
      const isDone = [
        decideOrder(world, order, { outcome: row.how }),
        decideWithdrawal(world, withdrawal, { outcome: row.how }),
      ].includes(true);
      return isDone ? 'done' : 'nothing';
    }
    case 'packet':
      return refusalOf(() => {
        const intent = { amount: row.amount * 100, shares: row.shares, kind: 'random' as const };
        claimPacket(world, newPlayer, createPacket(world, richPlayer, intent).id);
      });
    case 'bonus':
      return refusalOf(() =>
        grantBonus(world, {
          playerId: richPlayer,
          amount: row.amount * 100,
          wagerTimes: 3,
          expiresAt: bonusExpiry(world, 1 + (at % 5)),
          source: 'deposit_bonus',
        }),
      );
    case 'collect':
      return refusalOf(() => collectPig(world, richPlayer));
    case 'reward':
      return refusalOf(() => claimDepositReward(world, richPlayer, 1));
  }
}

test('MOC-02 CON-07 whatever is played, paid, given and taken back, no entry of a market of whole pesos has cents', () => {
  let entries = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (rows) => {
      const test = createTestWorld(rows.length + 1, allEngines);
      for (const [at, row] of rows.entries()) {
        const code = act(test, row, at);
        count(row.do === 'play' ? row.engine : row.do, code);
      }
      test.pass(40 * 24 * 60 * 60_000);
      const { postings, bonusGrants } = test.world.state;
      entries += postings.length;
      expect(postings.filter((row) => row.entries.some(({ amount }) => amount % 100 !== 0))).toEqual([]);
      expect(
        [...bonusGrants.values()].filter(({ left, target }) => left % 100 !== 0 || target % 100 !== 0),
      ).toEqual([]);
      assertBalanced(test.world);
    }),
    { seed: 20261123, numRuns: 250 },
  );
  const kinds = [...roundEngines, 'deposit', 'withdraw', 'undo', 'packet', 'bonus', 'collect', 'reward'];
  expect(kinds.filter((kind) => (done.get(kind) ?? 0) === 0)).toEqual([]);
  expect(entries).toBeGreaterThan(4000);
});

test('MOC-02 a market with cents keeps them, and its neighbour refuses them', () => {
  const { world } = createTestWorld(1, allEngines);
  const addis = [...world.state.players.values()].find(({ country }) => country === 'ET');
  const pay = (playerId: string, amount: number) =>
    post(world, 'cents', 'x', [
      { account: houseAccounts.house, amount: -amount },
      { account: playerAccount(playerId, 'cash'), amount },
    ]);
  const before = playerBalance(world, addis?.id ?? '').cash;
  pay(addis?.id ?? '', 1);
  expect(playerBalance(world, addis?.id ?? '').cash).toBe(before + 1);
  expect(() => pay(richPlayer, 1)).toThrow('whole units');
  expect(
    roundEngines.every((name) => world.catalogue.games.some((game) => engineFor(game).name === name)),
  ).toBe(true);
});
