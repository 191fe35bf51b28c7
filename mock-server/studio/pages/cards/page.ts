import './page.css';
import { buildHand } from '../client/cards.ts';
import { boot, el, fill, picture, words } from '../client/dom.ts';
import { layFelt } from '../client/felt.ts';
import { type GamePage, start } from '../client/shell.ts';
import { playChips } from '../client/spots.ts';

const SPOTS = [
  ['player', words.player, '2.00x'],
  ['tie', words.tie, '9.00x'],
  ['banker', words.banker, '1.95x'],
] as const;

function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1), 0) % 10;
}

void start((table): GamePage => {
  const hands = { player: buildHand(words.player), banker: buildHand(words.banker) };
  const result = el('p', { class: 'result', 'aria-hidden': 'true' });
  const mat = el(
    'div',
    { class: 'mat', 'aria-hidden': 'true' },
    picture(boot.art.motif, 'ghost'),
    hands.player.root,
    hands.banker.root,
    result,
  );
  const chips = layFelt(table, mat, SPOTS);
  table.setAction(words.deal);

  async function dealAll(player: readonly number[], banker: readonly number[]): Promise<void> {
    for (const at of [0, 1, 2]) {
      for (const [hand, cards] of [
        [hands.player, player],
        [hands.banker, banker],
      ] as const) {
        const card = cards[at];
        if (card === undefined) continue;
        await hand.deal(card);
        hand.note(String(pointsOf(cards.slice(0, at + 1))));
      }
    }
  }

  return {
    rules: [],
    act: () =>
      playChips(table, chips, async (outcome) => {
        if (outcome.engine !== 'cards') return undefined;
        const { player, banker, winner } = outcome;
        hands.player.clear();
        hands.banker.clear();
        result.textContent = '';
        await dealAll(player, banker);
        hands.player.win(winner === 'player');
        hands.banker.win(winner === 'banker');
        const name = SPOTS.find(([spot]) => spot === winner)?.[1] ?? '';
        result.textContent = winner === 'tie' ? name : fill(words.winner, { name });
        chips.mark([winner]);
        return result.textContent;
      }),
  };
});
