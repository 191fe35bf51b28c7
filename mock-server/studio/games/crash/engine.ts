import type { Draw } from '../../kit/chance/draw.ts';
import type { FlightEngine } from '../../kit/chance/engine.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    crash: never;
  }
}

/** Published return at every target: a flight reaches h hundredths with a chance of 97 / h. */
export const CRASH_RETURN = 0.97;

/** The multiplier doubles about every 5.8 s. */
const GROWTH_PER_SECOND = 0.12;
/** Upper limit of a flight, in hundredths; it pays everybody who is still in. */
export const CRASH_CAP = 100_000;
const FIRST_CASH_OUT = 101;

/**
 * Last multiplier of a flight, in hundredths; below 100 it never leaves the ground. It is drawn before the start and
 * stays on the server.
 */
export function drawBust(draw: Draw): number {
  const bust = Math.floor((CRASH_RETURN * 100) / (1 - draw.next()));
  return Math.min(bust, CRASH_CAP);
}

/** Multiplier in hundredths at a time of the flight, in ms. */
export function multiplierAt(elapsedMs: number): number {
  return Math.min(CRASH_CAP, Math.floor(100 * Math.exp((GROWTH_PER_SECOND * Math.max(elapsedMs, 0)) / 1000)));
}

/** First ms at which the multiplier is at least this many hundredths. */
export function timeOf(hundredths: number): number {
  let at = Math.max(0, Math.floor((Math.log(hundredths / 100) / GROWTH_PER_SECOND) * 1000) - 2);
  while (multiplierAt(at) < hundredths) at += 1;
  return at;
}

/**
 * Duration of a flight, in ms, and what it pays when the player does nothing.
 * @param bust last multiplier, in hundredths
 * @param auto multiplier of the automatic exit, in hundredths
 */
export function flightPlan(bust: number, auto: number | undefined): { endsAfterMs: number; pays: number } {
  const exit = Math.min(auto ?? CRASH_CAP, CRASH_CAP);
  if (exit <= bust) return { endsAfterMs: timeOf(exit), pays: exit };
  return { endsAfterMs: bust < 100 ? 0 : timeOf(bust + 1), pays: 0 };
}

export const engine: FlightEngine = {
  kind: 'flight',
  name: 'crash',
  firstCashOut: FIRST_CASH_OUT,
  drawBust,
  multiplierAt,
  flightPlan,
};
