import { drawBust, flightPlan } from '@copihue/studio/games/crash/engine';
import { engineFor, sharedPlanOf } from '@copihue/studio/games/engines';
import type { Draw } from '@copihue/studio/kit/chance/draw';
import {
  type LivePlan,
  type LiveTimes,
  layRounds,
  ROUNDS_A_STRETCH,
  STRETCH_MS,
} from '@copihue/studio/kit/chance/live-clock';
import { randomAt } from '../core/random.ts';
import { hmacText } from '../core/secret.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import { roundDraw } from './fair.ts';

/**
 * Live tables and flights have shared rounds (GAM-13).
 * @returns undefined for every other game
 */
export function livePlanOf(world: World, game: SeedGame): LivePlan | undefined {
  const { name, kind } = engineFor(game);
  return kind === 'flight' || world.catalogue.tablePlaces.has(game.id) ? sharedPlanOf(name) : undefined;
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

function flightsOf(
  world: World,
  gameId: string,
  { phases }: LivePlan,
  stretch: number,
  shift: number,
): readonly LiveTimes[] {
  const key = `${world.state.secret} ${gameId} ${stretch}`;
  const known = layouts.get(key);
  if (known) return known;
  const laid = layRounds(
    phases,
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

/** @throws for a game that has no shared rounds */
export function liveRounds(world: World, game: SeedGame) {
  const plan = livePlanOf(world, game);
  if (!plan) throw new Error(`${game.id} has no shared rounds.`);
  const shift = Math.floor(randomAt(game.id, 0) * STRETCH_MS);
  const { kind } = engineFor(game);
  const rowsOf = (stretch: number) =>
    kind === 'flight'
      ? flightsOf(world, game.id, plan, stretch, shift)
      : layRounds(plan.phases, stretch, shift, () => plan.phases.playing);

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
