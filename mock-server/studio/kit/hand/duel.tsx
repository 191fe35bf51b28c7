/** @jsxImportSource preact */
import type { HandMove } from '../chance/hand.ts';
import { boot, ownWords, whole } from '../frame/dom.ts';
import { stateOf, Title } from '../frame/frame.tsx';
import { Button, Picture } from '../frame/parts.tsx';
import { buildHand, type Hand } from './cards.tsx';
import type { handTexts } from './words.ts';

const words = ownWords<typeof handTexts>();

interface DuelProps {
  /** The rule of the table that everybody should see. */
  print: string;
  /** Null without a presenter. */
  dealer: string | null;
  moves: readonly (readonly [move: HandMove, label: string])[];
  /** Moves that cost a further stake. */
  raises: readonly HandMove[];
  onMove: (move: HandMove) => void;
}

/**
 * Dealer above, player below, a rule printed between them, and the row of moves, which always has its place, so that
 * nothing moves under a thumb.
 */
export function buildDuel({ print, dealer: dealerName, moves, raises, onMove }: DuelProps) {
  const dealer = buildHand(dealerName ?? words.dealer);
  const player = buildHand(words.you);
  const nothing = { second: undefined as Hand | undefined, text: '', look: '' };
  const possible: readonly HandMove[] = [];
  const [shown, set] = stateOf({ ...nothing, possible, raise: 0 });
  return {
    view: () => (
      <>
        <Title />
        <div class="mat">
          <Picture src={boot.art.motif} look="ghost" />
          <div class="sides">
            <dealer.View />
            <p class="print" aria-hidden="true">
              {print}
            </p>
            <div class="own">
              <player.View />
              {shown.second && <shown.second.View />}
            </div>
          </div>
          <p class={`result ${shown.look}`} aria-hidden="true">
            {shown.text}
          </p>
        </div>
        <div class="moves" role="group" aria-label={words.decisions}>
          {moves.map(([move, label]) => (
            <Button
              class={`move stack ${move}`}
              isOff={!shown.possible.includes(move)}
              onClick={() => onMove(move)}
            >
              {label}
              {raises.includes(move) && [' ', <small>+{whole(shown.raise)}</small>]}
            </Button>
          ))}
        </div>
      </>
    ),
    /** What a round of hands asks of its view (hand-round.ts). */
    hand: {
      raises,
      offer: (possible: readonly HandMove[], raise: number) => set({ possible, raise }),
      choice: () => document.querySelector<HTMLElement>('.move[aria-disabled="false"]'),
      clear() {
        set(nothing);
        player.clear();
        dealer.clear();
      },
    },
    dealer,
    player,
    split(): Hand {
      shown.second ??= buildHand(words.you);
      return shown.second;
    },
    end: (text: string, look: string) => set({ text, look }),
  };
}
