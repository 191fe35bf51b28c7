import { createHash } from 'node:crypto';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { verifyRound } from '@copihue/studio/pages/verify/verify-round';
import type { FairOnWire, FairRoundOnWire } from '@copihue/studio/wire/fair-wire';
import type { RoundOnWire, SeatOnWire } from '@copihue/studio/wire/game-wire';
import { expect, test } from 'vitest';
import { computeRound } from '../../docs/fair/verify.mjs';
import { GAMES, roundEngines } from '../../tests/support/every-engine.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { passToBets } from '../../tests/support/test-seat.ts';
import { gift, richPlayer } from '../../tests/support/test-world.ts';
import { titleOf } from '../../tests/support/titles.ts';
import { ensureGameFiles } from '../node/game-files.ts';
import { games } from '../studio/games/games.ts';
import { seedsOf } from '../world/games/fair.ts';
import { issueEntry } from '../world/games/game-seats.ts';
import { luckyGame } from '../world/games/lucky-wheel.ts';
import { sessionOf } from '../world/players/sessions.ts';

const several: Readonly<Partial<Record<EngineName, readonly string[]>>> = {
  roulette: ['red', 'n-7', 'dozen-2'],
  dice: ['under', 'double'],
  cards: ['player', 'tie'],
  bingo: ['c0001', 'c0417'],
  race: ['win-1', 'place-2'],
};

async function arrive() {
  const client = createTestClient({ games: GAMES });
  client.playAlone();
  const world = client.backend.registry.world('default');
  gift(world, 500_000_000);
  const token = await client.login();
  const answers: string[] = [];
  const play = async (name: string, body: object) => {
    const answer = await client.call(`/games/api/${name}`, body);
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const sit = async (engine: EngineName): Promise<SeatOnWire> => {
    const gameId = titleOf(engine).id;
    const { data } = await client.call('/game/url', { gameId }, { token });
    return (await play('open', { entry: new URL(data.url).searchParams.get('entry') })).data;
  };
  return { client, world, token, answers, play, sit };
}

type Arrived = Awaited<ReturnType<typeof arrive>>;

async function playOut(
  { client, play, world }: Arrived,
  { seat, stakes, engine }: SeatOnWire,
  round: string,
) {
  const body = {
    seat,
    round,
    stakes: (several[engine] ?? [games[engine].mainSpot]).map((spot) => ({ spot, stake: stakes[0] })),
  };
  if (engine === 'crash') passToBets({ world, pass: client.pass }, { gameId: titleOf(engine).id });
  let { data }: { data: RoundOnWire } = await play('round', body);
  if (data.flight) client.pass(-data.flight.elapsedMs);
  for (let step = 0; data.state === 'open'; step += 1) {
    client.pass(3);
    const next = data.hand
      ? await play('decide', { seat, round, step, move: data.hand.moves.at(step === 0 ? 0 : -1) })
      : await play('cash-out', { seat, round });
    data = next.data;
  }
  // The seed of a shared flight is secret until the others have landed.
  if (engine === 'crash') client.pass(120_000);
}

const fairOf = async ({ play }: Arrived, seat: string, name = 'fair', more = {}): Promise<FairOnWire> =>
  (await play(name, { seat, ...more })).data;

test('GAM-10 rounds of every engine are verified once their seed is revealed, and no answer holds a seed before', async () => {
  const arrived = await arrive();
  const { client, world, answers, sit } = arrived;
  let seat = await sit('dice');
  const committed = await fairOf(arrived, seat.seat);
  expect(seat.seedHash).toBe(committed.hash);
  const clientSeed = 'de-Maule_7';
  expect(await fairOf(arrived, seat.seat, 'client-seed', { clientSeed })).toMatchObject({ clientSeed });
  for (const engine of roundEngines) {
    seat = await sit(engine);
    for (const at of [1, 2]) await playOut(arrived, seat, `${engine}-round-${at}`);
  }
  const hidden = await fairOf(arrived, seat.seat);
  expect(hidden.rounds.map(({ game, serverSeed }) => (game.engine === 'crash' ? null : serverSeed))).toEqual(
    Array(20).fill(null),
  );
  // The console must not reveal a seed either, except in its export, which contains the whole world.
  for (const name of ['traffic', 'players', 'clock', 'lobby'])
    answers.push(await (await client.fetch(`/__mock/${name}`)).text());
  const { used, next } = seedsOf(world, richPlayer);
  for (const secret of [used[0]?.serverSeed ?? '', next]) expect(answers.join()).not.toContain(secret);

  const fair = await fairOf(arrived, seat.seat, 'rotate-seeds');
  const older = await fairOf(arrived, seat.seat, 'fair', { before: fair.older });
  const rounds = [...fair.rounds, ...older.rounds];
  expect(new Set([committed.hash, fair.hash, fair.nextHash]).size, 'seeds of their own').toBe(3);
  expect([rounds.length, older.older, fair.hash]).toEqual([2 * roundEngines.length, 0, committed.nextHash]);
  expect(new Set(rounds.map(({ game }) => game.engine))).toEqual(new Set(roundEngines));
  const own = rounds.filter(({ game }) => game.engine !== 'crash');
  expect(own.map(({ nonce }) => nonce)).toEqual(own.map((_, at) => own.length - 1 - at));
  for (const round of rounds) {
    expect(
      createHash('sha256')
        .update(round.serverSeed ?? '')
        .digest('hex'),
    ).toBe(round.game.engine === 'crash' ? round.hash : committed.hash);
    const verification = await verifyRound(round);
    expect([round.game.engine, verification.isVerified], JSON.stringify(verification)).toEqual([
      round.game.engine,
      true,
    ]);
    expect(verification.replayed.text).not.toBe('');
    const { hash, outcome, bust, payout } = round;
    expect(computeRound(round)).toEqual({ hash, outcome, bust, payout });
  }
  expect(answers.join()).not.toContain(seedsOf(world, richPlayer).used[1]?.serverSeed);
  expect(answers.join()).not.toContain(seedsOf(world, richPlayer).next);
});

test('GAM-10 a round is not verified when anything of it was changed', async () => {
  const arrived = await arrive();
  const rounds: FairRoundOnWire[] = [];
  for (const engine of ['plinko', 'blackjack', 'crash'] as const) {
    const seat = await arrived.sit(engine);
    await playOut(arrived, seat, `${engine}-round`);
    rounds.push(...(await fairOf(arrived, seat.seat, 'rotate-seeds')).rounds.slice(0, 1));
  }
  for (const round of rounds) {
    expect((await verifyRound(round)).isVerified).toBe(true);
    const other = 'f'.repeat(64);
    for (const change of [
      { serverSeed: other },
      { serverSeed: other, hash: createHash('sha256').update(other).digest('hex') },
      { hash: other },
      { payout: round.payout + 100 },
    ])
      expect((await verifyRound({ ...round, ...change })).isVerified, JSON.stringify(change)).toBe(false);
  }
  const [plinko, hand, flight] = rounds;
  if (!plinko || !hand || !flight) throw new Error('no rounds');
  for (const changed of [
    { ...plinko, nonce: plinko.nonce + 1 },
    { ...plinko, clientSeed: `${plinko.clientSeed}x` },
    { ...hand, moves: [...hand.moves, 'hit'] as const },
    { ...flight, leftAt: 100_000, payout: (flight.stakes[0]?.stake ?? 0) * 1000 },
  ])
    expect((await verifyRound(changed)).isVerified).toBe(false);
});

test('GAM-10 the free spin is verified, and a round whose outcome the server has forgotten', async () => {
  const arrived = await arrive();
  const { world, token, play } = arrived;
  const session = sessionOf(world, token) ?? expect.fail('no login');
  const { key: entry } = issueEntry(world, session, luckyGame(world), true);
  const { seat }: SeatOnWire = (await play('open', { entry })).data;
  await play('free', { seat, round: 'free-round-1' });
  world.state.rounds.clear();
  const [round = expect.fail('no round')] = (await fairOf(arrived, seat, 'rotate-seeds')).rounds;
  expect(round).toMatchObject({ bet: '', outcome: null, stakes: [] });
  expect((await verifyRound(round)).isVerified).toBe(true);
  expect((await verifyRound({ ...round, payout: 0 })).isVerified).toBe(false);
});

test('GAM-10 the page that verifies loads the one game of its round: it starts lighter than any game', async () => {
  const { files, pages } = await ensureGameFiles();
  const weightOf = (name: string) =>
    (pages[name]?.scripts ?? []).reduce((sum, file) => sum + (files[file]?.text.length ?? 0), 0);
  const games = Object.keys(pages).filter((name) => name !== 'verify');
  expect(weightOf('verify')).toBeGreaterThan(1_000);
  expect(weightOf('verify')).toBeLessThan(Math.min(...games.map(weightOf)));
});
