import type { EngineName } from './engine.ts';

/** In ms (GAM-13). `playing` of a flight is not planned: its length is random. */
export interface LivePlan {
  betting: number;
  playing: number;
  result: number;
}

export type LivePhase = keyof LivePlan;

/** Engines whose tables can be shared. All but crash fill a stretch exactly. */
export const livePlans = {
  roulette: { betting: 14_000, playing: 6_000, result: 5_000 },
  cards: { betting: 13_000, playing: 7_000, result: 4_000 },
  dice: { betting: 13_000, playing: 3_000, result: 4_000 },
  wheel: { betting: 13_000, playing: 7_000, result: 5_000 },
  blackjack: { betting: 12_000, playing: 18_000, result: 10_000 },
  crash: { betting: 7_000, playing: 0, result: 4_000 },
} as const satisfies Partial<Record<EngineName, LivePlan>>;

export type LiveName = keyof typeof livePlans;

export const isLiveName = (name: EngineName): name is LiveName => Object.hasOwn(livePlans, name);

/** Each stretch starts its rounds anew, so that the round of any moment is found without the earlier ones. */
export const STRETCH_MS = 10 * 60_000;
/** Above the rounds of a stretch: a round's number is its stretch times this, plus its place. */
export const ROUNDS_A_STRETCH = 1_000;

export interface LiveTimes {
  number: number;
  /** The first round takes bets from the end of the previous stretch's last round. */
  startsAt: number;
  closesAt: number;
  revealsAt: number;
  endsAt: number;
}

/**
 * No round continues into the next stretch.
 * @param shift offset of the stretch, in ms, so that tables do not all open at once
 * @param playingOf time between the last bet and the result of a round, in ms
 */
export function layRounds(
  plan: LivePlan,
  stretch: number,
  shift: number,
  playingOf: (number: number) => number,
): readonly LiveTimes[] {
  const rounds: LiveTimes[] = [];
  const end = (stretch + 1) * STRETCH_MS + shift;
  let startsAt = end - STRETCH_MS;
  for (let place = 0; place < ROUNDS_A_STRETCH; place += 1) {
    const number = stretch * ROUNDS_A_STRETCH + place;
    const closesAt = startsAt + plan.betting;
    const revealsAt = closesAt + playingOf(number);
    const endsAt = revealsAt + plan.result;
    if (endsAt > end) break;
    rounds.push({ number, startsAt, closesAt, revealsAt, endsAt });
    startsAt = endsAt;
  }
  return rounds;
}

export function phaseAt({ closesAt, revealsAt }: LiveTimes, now: number): LivePhase {
  if (now < closesAt) return 'betting';
  return now < revealsAt ? 'playing' : 'result';
}
