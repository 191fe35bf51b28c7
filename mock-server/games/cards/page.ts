import { boot, el, fill, pause, picture, words } from '../client/dom.ts';
import { layFelt } from '../client/felt.ts';
import { type GamePage, start } from '../client/shell.ts';
import { playChips } from '../client/spots.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];
const DEAL_MS = 420;

const SPOTS = [
  ['player', words.player, '2.00x'],
  ['tie', words.tie, '9.00x'],
  ['banker', words.banker, '1.95x'],
] as const;

function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1), 0) % 10;
}

function drawCard(card: number): HTMLElement {
  const suit = Math.floor(card / 13);
  const corner = () => el('span', {}, RANKS[card % 13] ?? '', el('i', {}, SUITS[suit] ?? ''));
  const front = el(
    'div',
    { class: `front ${suit % 2 === 1 ? 'red' : ''}` },
    corner(),
    el('b', {}, SUITS[suit] ?? ''),
    corner(),
  );
  return el(
    'div',
    { class: 'card' },
    el('div', { class: 'flip' }, el('div', { class: 'back' }, picture(boot.art.motif)), front),
  );
}

interface Hand {
  root: HTMLElement;
  deal(card: number): Promise<void>;
  count(cards: readonly number[]): void;
  clear(): void;
  win(isWinner: boolean): void;
}

function buildHand(name: string): Hand {
  const cards = el('div', { class: 'cards' });
  const points = el('b', { class: 'points' });
  const root = el('div', { class: 'hand' }, el('p', {}, name, ' ', points), cards);
  return {
    root,
    async deal(card) {
      const drawn = drawCard(card);
      cards.append(drawn);
      await pause(60);
      drawn.classList.add('open');
      await pause(DEAL_MS);
    },
    count: (dealt) => {
      points.textContent = String(pointsOf(dealt));
    },
    clear() {
      cards.replaceChildren();
      points.textContent = '';
      root.classList.remove('winner');
    },
    win: (isWinner) => void root.classList.toggle('winner', isWinner),
  };
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
        hand.count(cards.slice(0, at + 1));
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
        const name = words[winner];
        result.textContent = winner === 'tie' ? name : fill(words.winner, { name });
        chips.mark([winner]);
        return result.textContent;
      }),
  };
});
