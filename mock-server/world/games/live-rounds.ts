import { drawBust, flightPlan } from '@copihue/studio/games/crash/engine';
import { engineFor } from '@copihue/studio/games/engines';
import type { Draw } from '@copihue/studio/kit/chance/draw';
import {
  isLiveName,
  type LiveName,
  type LiveTimes,
  layRounds,
  livePlans,
  ROUNDS_A_STRETCH,
  STRETCH_MS,
} from '@copihue/studio/kit/chance/live-clock';
import { randomAt } from '../core/random.ts';
import { hmacText } from '../core/secret.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import { roundDraw } from './fair.ts';

/**
 * Live tables and crash have shared rounds (GAM-13).
 * @returns undefined for every other game
 */
export function liveEngineOf(world: World, game: SeedGame): LiveName | undefined {
  const { name } = engineFor(game);
  if (!isLiveName(name)) return undefined;
  return name === 'crash' || world.catalogue.tablePlaces.has(game.id) ? name : undefined;
}

/**
 * The server seed of a shared round follows from the world's secret. So a round without players needs no storage, and a
 * restarted world continues the same rounds. A revealed seed does not reveal the others.
 */
export const liveSeedOf = (world: World, gameId: string, number: number): string =>
  hmacText(world.state.secret, `live table ${gameId} ${number}`);

/** All players share a round, so the client seed is the id of the game. */
export const liveDraw = (world: World, gameId: string, number: number): Draw =>
  roundDraw(liveSeedOf(world, gameId, number), gameId, number);

export const liveBust = (world: World, gameId: string, number: number): number =>
  drawBust(liveDraw(world, gameId, number));

const LAYOUTS_KEPT = 60;
/** Cache: the times of a period of flights depend on the chance of all its rounds. */
const layouts = new Map<string, readonly LiveTimes[]>();

function flightsOf(world: World, gameId: string, stretch: number, shift: number): readonly LiveTimes[] {
  const key = `${world.state.secret} ${gameId} ${stretch}`;
  const known = layouts.get(key);
  if (known) return known;
  const laid = layRounds(
    livePlans.crash,
    stretch,
    shift,
    (number) => flightPlan(liveBust(world, gameId, number), undefined).endsAfterMs,
  );
  layouts.set(key, laid);
  for (const old of layouts.keys()) {
    if (layouts.size <= LAYOUTS_KEPT) break;
    layouts.delete(old);
  }
  return laid;
}

function stretchOf(world: World, gameId: string, engine: LiveName, stretch: number): readonly LiveTimes[] {
  const shift = Math.floor(randomAt(gameId, 0) * STRETCH_MS);
  if (engine === 'crash') return flightsOf(world, gameId, stretch, shift);
  const plan = livePlans[engine];
  return layRounds(plan, stretch, shift, () => plan.playing);
}

/** @throws for a game that has no shared rounds */
export function liveRounds(world: World, game: SeedGame) {
  const engine = liveEngineOf(world, game);
  if (!engine) throw new Error(`${game.id} has no shared rounds.`);
  const shift = Math.floor(randomAt(game.id, 0) * STRETCH_MS);
  const rowsOf = (stretch: number) => stretchOf(world, game.id, engine, stretch);

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
    engine,
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
