export type LivePhase = 'betting' | 'playing' | 'result';

/** Terms of a shared table (GAM-13). */
export interface LivePlan {
  /** In ms. `playing` of a flight is its longest: its length is random. All others fill a stretch exactly. */
  phases: Readonly<Record<LivePhase, number>>;
  /** What virtual players bet on; the more often, the more often it stands here. */
  spots: readonly string[];
  /** Places at a table; absent where all can join. */
  seats?: number;
}

/** Each stretch starts its rounds anew, so that the round of any moment is found without the earlier ones. */
export const STRETCH_MS = 60 * 60_000;
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
 * No round continues into the next stretch. A round takes place when the longest possible one would still fit, so that its
 * own result does not decide whether it exists.
 * @param shift offset of the stretch, in ms, so that tables do not all open at once
 * @param playingOf time between the last bet and the result of a round, in ms
 */
export function layRounds(
  { betting, playing, result }: LivePlan['phases'],
  stretch: number,
  shift: number,
  playingOf: (number: number) => number,
): readonly LiveTimes[] {
  const rounds: LiveTimes[] = [];
  let startsAt = stretch * STRETCH_MS + shift;
  const last = startsAt + STRETCH_MS - betting - playing - result;
  for (let number = stretch * ROUNDS_A_STRETCH; startsAt <= last; number += 1) {
    const closesAt = startsAt + betting;
    const revealsAt = closesAt + playingOf(number);
    const endsAt = revealsAt + result;
    rounds.push({ number, startsAt, closesAt, revealsAt, endsAt });
    startsAt = endsAt;
  }
  return rounds;
}

export function phaseAt({ closesAt, revealsAt }: LiveTimes, now: number): LivePhase {
  if (now < closesAt) return 'betting';
  return now < revealsAt ? 'playing' : 'result';
}
