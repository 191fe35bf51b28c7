/** @jsxImportSource preact */
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { boot, fill, money, words } from './dom.ts';
import { closeSheet, openSheet, type View } from './frame.tsx';
import { addStyle } from './late-style.ts';
import style from './rules-sheet.css?inline';

addStyle(style);

/** The script and texts of verifiable chance load on the first tap. */
function openFair({ currentTarget }: { currentTarget: Element }): void {
  import('../fair/fair.tsx').then(
    (fair) => fair.openFair(),
    () => {
      currentTarget.textContent = words.offline;
    },
  );
}

export const openRules = (seat: SeatOnWire, extra: View): void =>
  openSheet({ id: 'rules', 'aria-labelledby': 'rules-title' }, () => {
    const limits = {
      least: money(seat.stakes[0] ?? 0),
      most: money(seat.stakeAtMost),
      step: money(seat.stakeStep),
      currency: seat.currency,
    };
    return (
      <>
        <h2 id="rules-title">{words.rules}</h2>
        {!seat.free && seat.dealer !== null && <p>{fill(words.presents, { name: seat.dealer })}</p>}
        {!seat.free && <p>{boot.rule}</p>}
        {extra()}
        {!seat.free && <p>{fill(words.limits, limits)}</p>}
        <p>{words.demo}</p>
        {/* Matches are no rounds: their seed belongs to the world. */}
        {seat.engine !== 'sportsbook' && (
          <button type="button" class="fair-open" onClick={openFair}>
            {words.fairTitle}
          </button>
        )}
        <button type="button" class="action" id="rules-close" onClick={closeSheet}>
          <span>{words.close}</span>
        </button>
      </>
    );
  });
