/** @jsxImportSource preact */
import { Board } from '../board/board.tsx';
import { fill, times, words } from '../frame/dom.ts';
import { Unseen } from '../frame/parts.tsx';
import type { Chips } from './chips.tsx';

interface FeltProps {
  chips: Chips;
  /** Each place in order: spot, name, and what it pays in hundredths of the stake. */
  places: readonly (readonly [spot: string, name: string, pays: number])[];
}

/** A felt with a few places. */
export const Felt = ({ chips: { Spot, Tools }, places }: FeltProps) => (
  <div class="felt">
    <Board class="bets" aria-label={words.chooseSpot}>
      {places.map(([spot, name, pays]) => (
        <Spot spot={spot} look={spot}>
          {name}
          <Unseen>,</Unseen>
          <small>{fill(words.pays, { times: times(pays) })}</small>
        </Spot>
      ))}
    </Board>
    <Tools />
  </div>
);
