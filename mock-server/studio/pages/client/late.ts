import type { SeatOnWire } from '../../wire/game-wire.ts';
import { buildRounds } from './rounds.ts';
import { startSettings } from './settings.ts';

/** What a page does not need for its first round. The sportsbook has bets instead of rounds. */
export function startLate(seat: SeatOnWire): void {
  startSettings(seat);
  if (seat.engine !== 'sportsbook') buildRounds(seat);
}
