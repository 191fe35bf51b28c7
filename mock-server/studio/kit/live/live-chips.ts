import type { LiveOnWire } from '../../wire/game-wire.ts';
import type { Outcome } from '../chance/outcomes.ts';
import type { Spot } from '../frame/calls.ts';
import { words } from '../frame/dom.ts';
import { type GamePage, isOf, type OutcomeOf, type Table } from '../frame/shell.tsx';
import { type LiveView, playLive } from './live.tsx';

/** What a page with chips says of its game. */
export interface ChipGame<Name extends Outcome['engine']> {
  engine: Name;
  wins(spot: string, outcome: OutcomeOf<Name>): boolean;
  /** Resolves when the player has seen the result. @returns it in words */
  reveal(outcome: OutcomeOf<Name>): Promise<string>;
  /** How a past result looks in the strip of a live table. */
  label?(outcome: OutcomeOf<Name>): ReturnType<LiveView['label']>;
  /** Id of the round that a tap plays, where the page already shows a part of it. */
  roundId?(): string;
}

interface LyingChips {
  mark: (hasWon: (spot: string) => boolean) => void;
  hold: (isHeld: boolean) => void;
  stakes: () => readonly Spot[];
  sweep: () => void;
}

/** The chips are the bet on the shared round, and go with it. */
export function playChips<Name extends Outcome['engine']>(
  table: Table,
  { engine, wins, reveal, label }: ChipGame<Name>,
  { mark, hold, stakes, sweep }: LyingChips,
): GamePage {
  let came = '';
  let known = 0;
  const play = async ({ outcome, number }: LiveOnWire) => {
    if (!isOf(engine, outcome)) return;
    known = number;
    came = await reveal(outcome);
  };
  return {
    ...playLive(table, {
      stakes,
      missing: words.chooseSpot,
      hold,
      clear() {
        mark(() => false);
        sweep();
      },
      play,
      async end(now) {
        if (known !== now.number) await play(now);
        const { outcome } = now;
        mark((spot) => isOf(engine, outcome) && wins(spot, outcome));
        return came;
      },
      label: ({ outcome }) => (isOf(engine, outcome) && label?.(outcome)) || { text: '', tone: '' },
    }),
    stakeName: words.chipValue,
  };
}
