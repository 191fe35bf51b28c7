/** @jsxImportSource preact */
import { boot, ownWords } from '../frame/dom.ts';
import { draw } from '../frame/frame.tsx';
import { Picture } from '../frame/parts.tsx';
import { buildHand, type Hand } from './cards.tsx';
import type { handTexts } from './words.ts';

const words = ownWords<typeof handTexts>();

/**
 * Dealer above, player below, a rule printed between them.
 * @param print the rule of the table that everybody should see
 * @param name of the dealer; null without a presenter
 */
export function buildDuel(print: string, name: string | null) {
  const dealer = buildHand(name ?? words.dealer);
  const player = buildHand(words.you);
  let second: Hand | undefined;
  let result = { text: '', look: '' };
  return {
    View: () => (
      <div class="mat">
        <Picture src={boot.art.motif} look="ghost" />
        <div class="sides">
          <dealer.View />
          <p class="print" aria-hidden="true">
            {print}
          </p>
          <div class="own">
            <player.View />
            {second && <second.View />}
          </div>
        </div>
        <p class={`result ${result.look}`} aria-hidden="true">
          {result.text}
        </p>
      </div>
    ),
    dealer,
    player,
    split() {
      second ??= buildHand(words.you);
      return second;
    },
    end(text: string, look: string) {
      result = { text, look };
      draw();
    },
    clear() {
      second = undefined;
      result = { text: '', look: '' };
      player.clear();
      dealer.clear();
    },
  };
}
