import { boot, el, fill, money, pause, picture, words } from '../client/dom.ts';
import { type GamePage, start } from '../client/shell.ts';
import { buildChips, buildTools, type Chips, type SpotButton } from '../client/spots.ts';
import { say, toast } from '../client/talk.ts';

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
  const spots: SpotButton[] = SPOTS.map(([spot, name, pays]) => ({
    spot,
    button: el(
      'button',
      { type: 'button', class: `spot ${spot}`, 'aria-pressed': 'false' },
      name,
      el('small', {}, fill(words.pays, { times: pays })),
    ),
  }));
  const tools = buildTools(() => chips);
  const chips: Chips = buildChips(spots, table.seat.stakeAtMost, () => {
    tools.total.textContent = money(chips.total());
  });
  for (const { spot, button } of spots)
    button.addEventListener('click', () => chips.put(spot, table.stake()));
  const result = el('p', { class: 'result', 'aria-hidden': 'true' });
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    el(
      'div',
      { class: 'mat', 'aria-hidden': 'true' },
      picture(boot.art.motif, 'ghost'),
      hands.player.root,
      hands.banker.root,
      result,
    ),
    el(
      'div',
      { class: 'felt' },
      el('div', { class: 'bets' }, ...spots.map(({ button }) => button)),
      tools.root,
    ),
  );
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
    async act() {
      if (chips.total() === 0) return toast(words.chooseSpot);
      chips.mark([]);
      chips.hold(true);
      try {
        chips.keep();
        const round = await table.play(chips.stakes());
        if (round.outcome?.engine !== 'cards') return;
        const { player, banker, winner } = round.outcome;
        hands.player.clear();
        hands.banker.clear();
        result.textContent = '';
        await dealAll(player, banker);
        hands.player.win(winner === 'player');
        hands.banker.win(winner === 'banker');
        const name = words[winner];
        result.textContent = winner === 'tie' ? name : fill(words.winner, { name });
        chips.mark([winner]);
        await table.pay(round);
        say(`${result.textContent}. ${round.payout > 0 ? words.win : words.lost}`);
      } finally {
        chips.hold(false);
      }
    },
  };
});
