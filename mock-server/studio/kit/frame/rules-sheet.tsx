/** @jsxImportSource preact */
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { PayTable, type RulesView } from '../pays/pay-table.tsx';
import { type Pair, textsIn } from '../words/text-pairs.ts';
import { boot, fill, money, words } from './dom.ts';
import { openSheet } from './frame.tsx';
import { addStyle } from './late-style.ts';
import { load } from './messages.tsx';
import { Button } from './parts.tsx';
import style from './rules-sheet.css?inline';

addStyle(style);

const rulesTexts = {
  presents: ['Atiende la mesa: {name}.', 'At the table: {name}.'],
  limits: [
    'Apuestas de {least} a {most}\u00a0{currency} por ronda, de {step} en {step}.',
    'Bets from {least} to {most}\u00a0{currency} a round, in steps of {step}.',
  ],
  fair: ['Azar verificable', 'Provably fair'],
} as const satisfies Record<string, Pair>;

const text = textsIn(rulesTexts, boot.lang);

/** The script and texts of verifiable chance load on the first tap. */
const openFair = () => void load(import('../fair/fair.tsx'), (fair) => fair.openFair());

export const openRules = (seat: SeatOnWire, extra: RulesView): void =>
  openSheet({ id: 'rules', title: words.rules }, () => {
    const limits = {
      least: money(seat.stakes[0] ?? 0),
      most: money(seat.stakeAtMost),
      step: money(seat.stakeStep),
      currency: seat.currency,
    };
    return (
      <>
        {!seat.free && seat.dealer !== null && <p>{fill(text.presents, { name: seat.dealer })}</p>}
        {!seat.free && <p>{boot.rule}</p>}
        {extra({ PayTable })}
        {!seat.free && <p>{fill(text.limits, limits)}</p>}
        <p>{words.demo}</p>
        {boot.hasRounds && (
          <Button class="minor fair-open" onClick={openFair}>
            {text.fair}
          </Button>
        )}
      </>
    );
  });
