import { expect, test } from 'vitest';
import { webpay } from '../../../tests/support/deposits.ts';
import { createTestClient } from '../../../tests/support/test-client.ts';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { runningOffers } from '../lucky-money/packet-offers.ts';
import { assertNotExcluded, excludePlayer } from './exclusion.ts';

const DAY_MS = 24 * 60 * 60_000;
const INTENT = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';
const DEPOSIT = { amount: 5000, ...webpay };

test('PLR-02 an excluded account plays, deposits and is given nothing, in a game that is open either, and withdraws as ever, until the time is over', async () => {
  const client = createTestClient({ games: 48 });
  const token = await client.login();
  const game = titleOf('wheel');
  const ask = (path: string, body: object = {}) => client.call(path, body, { token, lang: 'en' });
  const open = await ask('/game/url', { gameId: game.id });
  const entry = new URL(open.data.url).searchParams.get('entry');
  const { seat } = (await client.call('/games/api/open', { entry })).data;
  const stakes = [{ spot: 'spin', stake: game.minBet / 100 }];
  const play = (round: string) => client.call('/games/api/round', { seat, round, stakes });
  const before = await ask('/recharge/createRechargeOrder', { ...DEPOSIT, intentId: INTENT });
  expect(before.success).toBe(true);
  const played = await play('r-before-the-exclusion');
  expect(played.message).toBe('');

  const excludeUntil = new Date(client.backend.registry.world('default').now() + DAY_MS).toISOString();
  expect((await ask('/user/getUserInfo', { excludeUntil })).data.exclusion).toEqual({ until: excludeUntil });
  const [packet] = runningOffers(client.backend.registry.world('default'), 'CL');
  const refused = {
    entry: () => ask('/game/url', { gameId: game.id }),
    deposit: () => ask('/recharge/createRechargeOrder', DEPOSIT),
    payment: () =>
      ask('/recharge/prepay', { id: before.data.id, payChannel: 'transbank', routing: 'webpay-plus' }),
    round: () => play('r-during-the-exclusion'),
    gift: () => ask('/v1/pb/reg/claim'),
    packet: () => ask('/lucky/money/claim', { envelopeId: packet?.id }),
  };
  for (const [name, call] of Object.entries(refused)) {
    const answer = await call();
    expect([name, answer.success, answer.data?.code]).toEqual([name, false, 'account-excluded']);
    expect(answer.message, name).toMatch(
      /^(?:Your self-exclusion is still in force|Tu autoexclusión sigue vigente)/,
    );
  }
  expect((await ask('/recharge/createRechargeOrder', { ...DEPOSIT, intentId: INTENT })).data.id).toBe(
    before.data.id,
  );
  expect((await play('r-before-the-exclusion')).success).toBe(true);
  const methods = (await ask('/withdraw/paymentMethods', { country: 'CL' })).data;
  expect(methods.length).toBeGreaterThan(0);

  client.pass(DAY_MS);
  for (const name of ['entry', 'deposit'] as const) expect((await refused[name]()).success, name).toBe(true);
});

test.each([
  ['a shorter one', [3, 1], 3],
  ['a longer one', [1, 3], 3],
  ['the same', [2, 2], 2],
  ['a shorter one between two', [2, 1, 4], 4],
] as const)(
  'PLR-02 an exclusion that is followed by %s lasts as long as the longest',
  (_what, days, longest) => {
    const { world, pass } = createTestWorld();
    const now = world.now();
    for (const day of days) excludePlayer(world, richPlayer, now + day * DAY_MS);
    const isIn = () => {
      try {
        assertNotExcluded(world, richPlayer);
        return true;
      } catch (refusal) {
        expect(refusal).toMatchObject({ code: 'account-excluded' });
        return false;
      }
    };
    expect(isIn()).toBe(false);
    pass(longest * DAY_MS - 1);
    expect(isIn()).toBe(false);
    pass(1);
    expect(isIn()).toBe(true);
    assertNotExcluded(world, newPlayer);
  },
);
