import type { RoundOnWire } from '../../wire/game-wire.ts';
import { GREAT, HUGE } from '../frame/cue.ts';
import type { Cue } from './vocabulary.ts';

/** A payout up to the stake is no win. */
export function cuesOf({ stake, payout, outcome, flight }: RoundOnWire): Cue[] {
  const isTaken = Boolean(flight?.leftAt) || (outcome && 'result' in outcome && outcome.result === 'taken');
  const times = stake > 0 ? payout / stake : GREAT;
  const isWin = payout > stake;
  const win = times >= HUGE ? 'hugeWin' : times >= GREAT ? 'bigWin' : 'win';
  return [...(isTaken ? (['cashOut'] as const) : []), isWin ? win : payout > 0 ? 'back' : 'loss'];
}
