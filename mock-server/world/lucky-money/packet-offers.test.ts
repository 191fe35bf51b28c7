import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, TEST_NOW } from '../../../tests/support/test-world.ts';
import { assertBalanced, balanceOf, houseAccounts, playerAccount } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { hashWithSalt, isPassword } from '../players/passwords.ts';
import { addPlayer, findPlayer, playerById } from '../players/players.ts';
import { claimPacket } from './packet-claim.ts';
import { runningOffers, standingOffer } from './packet-offers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ago = (minutes: number) => TEST_NOW - minutes * MINUTE_MS;
const friends = ['931047725', '942886310', '967715508', '958203174', '974460921'] as const;

function friend(world: World, number: 0 | 1 | 2 | 3 | 4, country = 'CL'): string {
  return findPlayer(world, country, friends[number])?.id ?? '';
}

test.each([
  [
    'CL',
    10_000,
    ['¡Que la suerte te acompañe hoy! Invita la casa de los Rojas.', 'Para la once con los primos'],
  ],
  [
    'KE',
    1000,
    ['May luck be with you today! From all of us at the Rojas home.', 'Tea and cake with the cousins'],
  ],
] as const)(
  'RED-01 the friends in %s have sent three packets within the last hour, in the words and money of the market',
  (country, leastShare, greetings) => {
    const { world } = createTestWorld();
    const offers = runningOffers(world, country);
    const common = { returnedAt: null, intentId: null };
    const first = { kind: 'random', createdAt: ago(52), expiresAt: ago(52) + DAY_MS };
    const [none, ...senders] = [
      friend(world, 0, 'TZ'),
      ...([0, 1, 2] as const).map((n) => friend(world, n, country)),
    ];
    expect(none).toBe('');
    expect(offers).toMatchObject([
      { ...common, ...first, senderId: senders[0], amount: 600 * leastShare, greeting: greetings[0] },
      { ...common, senderId: senders[1], amount: 250 * leastShare, kind: 'equal', greeting: greetings[1] },
      { ...common, senderId: senders[2], amount: 180 * leastShare, kind: 'random', createdAt: ago(27) },
    ]);
    expect(offers.map(({ shares }) => shares.length)).toEqual([40, 10, 12]);
    const opened = offers[1]?.claims.map(({ playerId }) => playerById(world, playerId).username);
    expect(opened).toEqual([friends[0], friends[3]]);
    expect(offers[1]?.claims.map(({ claimedAt }) => claimedAt)).toEqual([ago(36), ago(18)]);
    expect(offers.map(({ claims }) => claims.length)).toEqual([4, 2, 2]);
    assertBalanced(world);
  },
);

test('RED-01 the friends are players whose packets the house paid before they sent them', () => {
  const { world } = createTestWorld();
  const house = balanceOf(world, houseAccounts.house);
  const offers = runningOffers(world, 'CL');
  expect(balanceOf(world, houseAccounts.house)).toBe(house - 6_000_000 - 2_500_000 - 1_800_000);
  for (const { senderId, createdAt, amount } of offers)
    expect(world.state.postings.find(({ ref }) => ref === senderId)).toMatchObject({
      memo: 'opening balance',
      at: createdAt,
      entries: [{ amount: -amount }, { account: playerAccount(senderId, 'cash'), amount }],
    });
  const { username, phone, password } = playerById(world, friend(world, 4));
  expect([username, phone, isPassword(password, 'Copihue2026')]).toEqual(['974460921', '974460921', true]);
});

test('RED-01 the friends send again when the last of their packets is over, and none is over early', () => {
  const { world, pass } = createTestWorld();
  const ids = () => runningOffers(world, 'CL').map(({ id }) => id);
  const [one, two, three] = ids();
  const players = world.state.players.size;
  pass(DAY_MS - 52 * MINUTE_MS - 1);
  expect(ids()).toEqual([one, two, three]);
  pass(1);
  expect(ids()).toEqual([two, three]);
  pass(25 * MINUTE_MS - 1);
  expect(ids()).toEqual([three]);
  pass(1);
  expect(ids().filter((id) => [one, two, three].includes(id))).toEqual([]);
  expect(ids()).toHaveLength(3);
  expect([world.state.packets.size, world.state.players.size]).toEqual([6, players]);
});

test('RED-01 everybody is offered the first open packet that is not their own and that they have not opened', () => {
  const { world } = createTestWorld();
  const offers = runningOffers(world, 'CL');
  const offered = (playerId: string | undefined) =>
    offers.findIndex(({ id }) => id === standingOffer(world, 'CL', playerId)?.id);
  expect([undefined, newPlayer].map(offered)).toEqual([0, 0]);
  expect(([0, 1, 2, 3, 4] as const).map((number) => offered(friend(world, number)))).toEqual([
    -1, 2, 1, 2, 1,
  ]);
  for (let number = 0; number < 8; number += 1) {
    const account = { country: 'CL', username: String(950_000_000 + number), phone: null };
    const { id } = addPlayer(world, { ...account, password: hashWithSalt('s', 'x') });
    claimPacket(world, id, offers[1]?.id ?? '');
  }
  expect(offered(friend(world, 2))).toBe(-1);
});
