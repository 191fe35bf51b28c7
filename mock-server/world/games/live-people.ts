import { engineFor } from '@copihue/studio/games/engines';
import { playOut } from '@copihue/studio/kit/chance/hand';
import { type LiveTimes, phaseAt } from '@copihue/studio/kit/chance/live-clock';
import { masked } from '../core/masked.ts';
import { randomFor } from '../core/random.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { RoundRow } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import { liveBust, liveDraw, liveRounds } from './live-rounds.ts';
import { firstStake } from './open-rounds.ts';
import { stakesOf } from './stakes.ts';

/** Pages at a table ask every few seconds. A player who did not ask for this long has left. */
const HERE_MS = 30_000;
const STAY_ROUNDS = 8;
const MIN_PEOPLE = 3;
const MAX_PEOPLE = 9;

const NAMES =
  'Amparo Bruno Carla Dante Elisa Facundo Gloria Hugo Inés Jaime Karen Lucas Maite Nicolás Olivia Pedro Rocío Samuel Trini Ulises Violeta Wanda Yael Zoe'.split(
    ' ',
  );

/** A person at a table in a round. Amounts in minor units; a stake of 0 means no bet. */
export interface LivePerson {
  playerId: string | null;
  name: string;
  stake: Minor;
  payout: Minor | null;
  /** Multiplier of the cash-out, in hundredths; 0 without one. */
  leftAt: number;
}

interface Bet {
  place: number;
  spot: string;
  stake: Minor;
  exit: number;
}

function virtualPay(world: World, game: SeedGame, times: LiveTimes, { place, spot, stake, exit }: Bet) {
  const engine = engineFor(game);
  const now = world.now();
  const { number, closesAt } = times;
  const phase = phaseAt(times, now);
  if (engine.kind === 'flight') {
    if (phase === 'betting') return { payout: null, leftAt: 0 };
    const isOut = exit <= liveBust(world, game, number) && engine.multiplierAt(now - closesAt) >= exit;
    if (isOut) return { payout: (stake * exit) / 100, leftAt: exit };
    return { payout: phase === 'result' ? 0 : null, leftAt: 0 };
  }
  if (phase !== 'result') return { payout: null, leftAt: 0 };
  const draw = liveDraw(world, game.id, number);
  if (engine.kind === 'instant')
    return { payout: (stake * (engine.play(draw, [spot]).pays[0] ?? 0)) / 100, leftAt: 0 };
  if (engine.kind === 'hand') {
    const choose = engine.shared?.simpleMove ?? (() => engine.rest);
    const hand = playOut(engine, engine.deal(draw, spot, place), choose);
    return { payout: (stake * engine.pays(hand)) / 100, leftAt: 0 };
  }
  return { payout: 0, leftAt: 0 };
}

/** The virtual players follow from the round's number and the clock. Their bets move no money in the ledger. */
function virtualPeople(world: World, game: SeedGame, times: LiveTimes, own: number): LivePerson[] {
  const { number, startsAt, closesAt } = times;
  const { spots, seats } = liveRounds(world, game).plan;
  const visit = Math.floor(number / STAY_ROUNDS);
  const visitors = randomFor(game.id, visit);
  const count = MIN_PEOPLE + Math.floor(visitors.next() * (MAX_PEOPLE - MIN_PEOPLE + 1));
  const first = Math.floor(visitors.next() * NAMES.length);
  const random = randomFor(`${game.id} people`, number);
  const stakes = stakesOf(game);
  const places = seats === undefined ? count : Math.max(0, seats - 1 - own);
  return Array.from({ length: Math.min(count, places) }, (_, at) => {
    const spot = spots[Math.floor(random.next() * spots.length)] ?? '';
    const stake = stakes[Math.floor(random.next() ** 2 * 6)] ?? 0;
    const exit = 110 + 5 * Math.floor(random.next() ** 2 * 60);
    const pause = 500 + random.next() * Math.min(closesAt - startsAt - 1_000, 10_500);
    const hasBet = random.next() < 0.875 && world.now() >= closesAt - pause;
    return {
      playerId: null,
      name: NAMES[(first + at) % NAMES.length] ?? '',
      stake: hasBet ? stake : 0,
      ...(hasBet
        ? virtualPay(world, game, times, { place: (seats ?? count) - 1 - at, spot, stake, exit })
        : { payout: null, leftAt: 0 }),
    };
  });
}

function ownPerson(world: World, playerId: string, round: RoundRow | undefined): LivePerson {
  return {
    playerId,
    name: masked(playerById(world, playerId).username),
    stake: round ? firstStake(round) + round.raised : 0,
    payout: round?.state === 'settled' ? round.payout : null,
    leftAt: round?.leftAt ?? 0,
  };
}

/**
 * Everybody at a table now: the market's players who are here or have staked on this round, then virtual players. Lobby
 * and table show the same people (LOB-15).
 */
export function livePeople(world: World, game: SeedGame, country: string): LivePerson[] {
  const now = world.now();
  const times = liveRounds(world, game).at(now);
  const staked = new Map(
    [...world.state.rounds.values()]
      .filter(({ gameId, live }) => gameId === game.id && live === times.number)
      .map((round) => [round.playerId, round]),
  );
  const here = [...world.state.gameSeats.values()]
    .filter(({ gameId, usedAt }) => gameId === game.id && now - usedAt < HERE_MS)
    .map(({ playerId }) => playerId);
  const own = [...new Set([...staked.keys(), ...here])]
    .filter((playerId) => playerById(world, playerId).country === country)
    .map((playerId) => ownPerson(world, playerId, staked.get(playerId)));
  return [...own, ...virtualPeople(world, game, times, own.length)];
}
