/** @jsxImportSource preact */
import type { GameWords } from '../words.ts';
import './page.css';
import { boot, el, fill, gameWords, picture } from '../../kit/frame/dom.ts';
import { foreign } from '../../kit/frame/foreign.tsx';
import { Title } from '../../kit/frame/frame.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { buildHand } from '../../kit/hand/cards.ts';
import { layChips } from '../../kit/stake/chips.tsx';
import { Felt } from '../../kit/stake/felt.tsx';
import { cardsPay, handPoints } from './engine.ts';
import { tellCards } from './tell.ts';

const words = gameWords<GameWords>();

void start(async (table) => {
  const hands = { player: buildHand(words.cards.player), banker: buildHand(words.cards.banker) };
  const result = el('p', { class: 'result' });
  const mat = el(
    'div',
    { class: 'mat' },
    picture(boot.art.motif, 'ghost'),
    hands.player.root,
    hands.banker.root,
    result,
  );
  const places = (['player', 'tie', 'banker'] as const).map(
    (spot) => [spot, words.cards[spot], cardsPay(spot, spot)] as const,
  );
  const chips = layChips(table);
  table.setAction(words.deal);

  const page = await chips.play({
    engine: 'cards',
    wins: (spot, { winner }) => spot === winner,
    async reveal(outcome) {
      const { winner } = outcome;
      const sides = (['player', 'banker'] as const).map((side) => ({
        side,
        hand: hands[side],
        cards: outcome[side],
      }));
      for (const { hand } of sides) hand.clear();
      result.textContent = '';
      for (const at of [0, 1, 2]) {
        for (const { hand, cards } of sides) {
          if (cards[at] === undefined) continue;
          await hand.deal(cards[at]);
          hand.note(String(handPoints(cards.slice(0, at + 1))));
        }
      }
      for (const { side, hand } of sides) hand.win(winner === side);
      const name = words.cards[winner];
      result.textContent = winner === 'tie' ? name : fill(words.cards.winner, { name });
      return tellCards(words, outcome);
    },
    label({ outcome }) {
      const winner = outcome?.engine === 'cards' ? outcome.winner : 'tie';
      const tone = { player: 'blue', banker: 'red', tie: 'green' }[winner];
      return { text: words.cards[winner].slice(0, 1), tone };
    },
  });
  return {
    ...page,
    view: () => (
      <>
        <Title />
        {foreign([mat])}
        <Felt chips={chips} places={places} />
      </>
    ),
  };
});
