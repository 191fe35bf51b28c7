/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { boot, fill } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { Picture } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { buildHand } from '../../kit/hand/cards.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { Felt } from '../../kit/stake/felt.tsx';
import { cardsPay, handPoints } from './engine.ts';

void start(async (table) => {
  const hands = { player: buildHand(words.cards.player), banker: buildHand(words.cards.banker) };
  const [mat, set] = stateOf({ result: '' });
  const places = (['player', 'tie', 'banker'] as const).map(
    (spot) => [spot, words.cards[spot], cardsPay(spot, spot)] as const,
  );
  const chips = layChips(table);
  table.setAction(words.cards.deal);

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
      set({ result: '' });
      for (const { hand } of sides) hand.clear();
      for (const at of [0, 1, 2]) {
        for (const { hand, cards } of sides) {
          if (cards[at] === undefined) continue;
          await hand.deal(cards[at]);
          hand.set({ points: String(handPoints(cards.slice(0, at + 1))) });
        }
      }
      for (const { side, hand } of sides) hand.set({ isWinner: winner === side });
      const name = words.cards[winner];
      const result = winner === 'tie' ? name : fill(words.cards.winner, { name });
      set({ result });
      const points = { player: handPoints(outcome.player), banker: handPoints(outcome.banker) };
      return `${fill(words.cards.points, points)}. ${result}`;
    },
    label({ winner }) {
      const tone = { player: 'blue', banker: 'red', tie: 'green' }[winner];
      return { text: words.cards[winner].slice(0, 1), tone };
    },
  });
  return {
    ...page,
    view: () => (
      <>
        <Title />
        <div class="mat">
          <Picture src={boot.art.motif} look="ghost" />
          <hands.player.View />
          <hands.banker.View />
          <p class="result">{mat.result}</p>
        </div>
        <Felt chips={chips} places={places} />
      </>
    ),
  };
});
