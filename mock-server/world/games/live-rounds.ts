import { engineFor, flightEngine, sharedPlanOf } from '@copihue/studio/games/engines';
import type { Draw } from '@copihue/studio/kit/chance/draw';
import {
  type LivePlan,
  type LiveTimes,
  layRounds,
  ROUNDS_A_STRETCH,
  STRETCH_MS,
} from '@copihue/studio/kit/chance/live-clock';
import { createCache } from '../core/cache.ts';
import { randomAt } from '../core/random.ts';
import { hmacText } from '../core/secret.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import { commitmentOf, roundDraw } from './fair.ts';

/**
 * Live tables and flights have shared rounds (GAM-13).
 * @returns undefined for every other game
 */
export function livePlanOf(world: World, game: SeedGame): LivePlan | undefined {
  const { name, kind } = engineFor(game);
  return kind === 'flight' || world.catalogue.tablePlaces.has(game.id) ? sharedPlanOf(name) : undefined;
}

const KEPT = 60;
/** A seed follows from all later ones of its stretch. */
const chainOf = createCache<readonly string[]>(KEPT);

/**
 * The server seeds of a stretch are a chain: each is the SHA-256 of the next one. So the hash of its first round commits
 * to all of them, and the seed of a round is the hash that was shown for the next one. The last one follows from the
 * world's secret, so that a restarted world continues the same rounds and a round without players needs no storage.
 */
export function liveSeedOf(world: World, gameId: string, number: number): string {
  const stretch = Math.floor(number / ROUNDS_A_STRETCH);
  const last = `live table ${gameId} ${stretch}`;
  const chain = chainOf(`${world.state.secret} ${last}`, () => {
    const seeds = [hmacText(world.state.secret, last)];
    while (seeds.length < ROUNDS_A_STRETCH) seeds.push(commitmentOf(seeds.at(-1) ?? ''));
    return seeds.reverse();
  });
  return chain[number % ROUNDS_A_STRETCH] ?? '';
}

/** All players share a round, so the client seed is the id of the game. */
export const liveDraw = (world: World, gameId: string, number: number): Draw =>
  roundDraw(liveSeedOf(world, gameId, number), gameId, number);

export const liveBust = (world: World, game: SeedGame, number: number): number =>
  flightEngine(game).drawBust(liveDraw(world, game.id, number));

const stretchStart = (gameId: string) => Math.floor(randomAt(gameId, 0) * STRETCH_MS);

/** The times of a stretch of flights depend on the chance of all its rounds. */
const layoutOf = createCache<readonly LiveTimes[]>(KEPT);

function stretchOf(world: World, game: SeedGame, { phases }: LivePlan, stretch: number) {
  return layoutOf(`${world.state.secret} ${game.id} ${stretch}`, () =>
    layRounds(phases, stretch, stretchStart(game.id), (number) => {
      const engine = engineFor(game);
      if (engine.kind !== 'flight') return phases.playing;
      return engine.flightPlan(liveBust(world, game, number), undefined).endsAfterMs;
    }),
  );
}

export function liveRounds(world: World, game: SeedGame) {
  const plan = livePlanOf(world, game);
  if (!plan) throw new Error(`${game.id} has no shared rounds.`);
  const shift = stretchStart(game.id);
  const rowsOf = (stretch: number) => stretchOf(world, game, plan, stretch);

  function withStart(times: LiveTimes): LiveTimes {
    if (times.number % ROUNDS_A_STRETCH !== 0) return times;
    const before = rowsOf(times.number / ROUNDS_A_STRETCH - 1).at(-1);
    return { ...times, startsAt: before?.endsAt ?? times.startsAt };
  }

  function byNumber(number: number): LiveTimes {
    const found = rowsOf(Math.floor(number / ROUNDS_A_STRETCH))[number % ROUNDS_A_STRETCH];
    if (!found) throw new Error(`${game.id} has no round ${number}.`);
    return withStart(found);
  }

  return {
    plan,
    byNumber,
    /** The round under way at a time. A round begins when it accepts bets. */
    at(now: number): LiveTimes {
      const stretch = Math.floor((now - shift) / STRETCH_MS);
      const found = rowsOf(stretch).find(({ endsAt }) => endsAt > now);
      return found ? withStart(found) : byNumber((stretch + 1) * ROUNDS_A_STRETCH);
    },
    before(number: number, count: number): number[] {
      const numbers: number[] = [];
      for (let at = number; numbers.length < count; ) {
        if (at % ROUNDS_A_STRETCH > 0) at -= 1;
        else at = rowsOf(at / ROUNDS_A_STRETCH - 1).at(-1)?.number ?? at - ROUNDS_A_STRETCH;
        numbers.push(at);
      }
      return numbers;
    },
  };
}
