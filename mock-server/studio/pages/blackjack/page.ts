import './page.css';
import type { RoundOnWire } from '../../api/game-wire.ts';
import type { BlackjackOutcome, Card } from '../../engines/outcomes.ts';
import { cardName, type Hand } from '../client/cards.ts';
import { boot, el, fill, words } from '../client/dom.ts';
import { buildDuel } from '../client/duel.ts';
import { playHands } from '../client/hand-round.ts';
import { start } from '../client/shell.ts';

/** As the engine counts: `17`, and `7 / 17` while an ace may still be either. */
function pointsOf(cards: readonly Card[], isOver: boolean): string {
  const ranks = cards.map((card) => Math.min((card % 13) + 1, 10));
  const points = ranks.reduce((sum, rank) => sum + rank, 0);
  if (!ranks.includes(1) || points > 11) return String(points);
  return isOver || points === 11 ? String(points + 10) : `${points} / ${points + 10}`;
}

const said: Readonly<Record<NonNullable<BlackjackOutcome['result']>, string>> = {
  blackjack: 'Blackjack',
  won: words.youWin,
  pushed: words.push,
  lost: words.dealerWins,
  bust: words.bust21,
};

/** Lays the cards a side has gained, one after the other. */
async function layMore(hand: Hand, cards: readonly Card[], isOver: boolean): Promise<void> {
  for (const at of cards.keys()) {
    if (at < hand.count()) continue;
    await hand.deal(cards[at]);
    hand.note(pointsOf(cards.slice(0, at + 1), isOver && at === cards.length - 1));
  }
}

void start((table) => {
  const duel = buildDuel(words.print21);
  const { dealer, player } = duel;

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'blackjack') return;
    const { player: own, dealer: theirs, result: came } = outcome;
    if (player.count() === 0) {
      await layMore(player, own.slice(0, 1), false);
      await layMore(dealer, theirs.slice(0, 1), false);
      await layMore(player, own.slice(0, 2), false);
      await dealer.deal();
    }
    await layMore(player, own, came !== null);
    player.note(pointsOf(own, came !== null));
    if (came === null) return;
    const [first = 0, second = 0] = theirs;
    await dealer.turn(second);
    dealer.note(pointsOf([first, second], theirs.length === 2));
    await layMore(dealer, theirs, true);
    player.win(came === 'won' || came === 'blackjack');
    duel.end(said[came], came);
  }

  const { moves, page } = playHands(table, {
    moves: [
      ['hit', words.hit21],
      ['stand', words.stand],
      ['double', words.doubleDown],
    ],
    raise: 'double',
    rules: [],
    clear: duel.clear,
    lay,
    describe({ outcome }) {
      if (outcome?.engine !== 'blackjack') return '';
      const points = pointsOf(outcome.player, outcome.result !== null);
      // That the player won is said with the amount.
      if (outcome.result === 'won')
        return fill(words.against, { you: points, dealer: pointsOf(outcome.dealer, true) });
      if (outcome.result !== null) return said[outcome.result];
      return fill(words.yourTurn, { points, card: cardName(outcome.dealer[0] ?? 0) });
    },
  });
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    duel.root,
    moves,
  );
  return page;
});
