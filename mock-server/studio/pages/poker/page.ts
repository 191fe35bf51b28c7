import './page.css';
import type { RoundOnWire } from '../../api/game-wire.ts';
import type { PokerOutcome, PokerRank } from '../../engines/outcomes.ts';
import { boot, el, fill, times, words } from '../client/dom.ts';
import { buildDuel } from '../client/duel.ts';
import { buildMoves, playHands } from '../client/hand-round.ts';
import { start } from '../client/shell.ts';

const rankNames: Readonly<Record<PokerRank, string>> = {
  high: words.highCard,
  pair: words.pair,
  flush: words.flush,
  straight: words.straight,
  three: words.three,
  'straight-flush': words.straightFlush,
};

const said: Readonly<Record<NonNullable<PokerOutcome['result']>, string>> = {
  won: words.youWin,
  unqualified: words.noQueen,
  pushed: words.push,
  lost: words.dealerWins,
  folded: words.folded,
};

function resultText({ result, bonus }: PokerOutcome): string {
  if (result === null) return '';
  return bonus === 0 ? said[result] : `${said[result]} · ${fill(words.bonus, { times: times(bonus) })}`;
}

/** What the ante bonus pays, for the rules. */
function bonusTable(bonus: Readonly<Partial<Record<PokerRank, number>>>): HTMLElement {
  const rows = (['straight-flush', 'three', 'straight'] as const).map((rank) =>
    el('tr', {}, el('th', { scope: 'row' }, rankNames[rank]), el('td', {}, times(bonus[rank] ?? 0))),
  );
  return el('table', { class: 'bonus' }, el('caption', {}, words.bonusPays), ...rows);
}

void start((table) => {
  const duel = buildDuel(words.printPoker, table.seat.dealer);
  const { dealer, player } = duel;

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'poker') return;
    for (const at of outcome.player.keys()) {
      if (at < player.count()) continue;
      await player.deal(outcome.player[at]);
      await dealer.deal();
    }
    player.note(rankNames[outcome.rank]);
    if (outcome.result === null || outcome.dealerRank === null) return;
    for (const card of outcome.dealer) await dealer.turn(card);
    dealer.note(rankNames[outcome.dealerRank]);
    player.win(outcome.result === 'won' || outcome.result === 'unqualified');
    duel.end(resultText(outcome), outcome.result);
  }

  const row = buildMoves(
    [
      ['fold', words.fold],
      ['play', words.play],
    ],
    ['play'],
    (move) => hands.take(move),
  );
  const hands = playHands(table, {
    start: words.deal,
    raises: ['play'],
    offer: row.offer,
    rules: [bonusTable(table.seat.anteBonus ?? {})],
    clear: duel.clear,
    lay,
    describe({ outcome }) {
      if (outcome?.engine !== 'poker') return '';
      const { rank, dealerRank, result: came } = outcome;
      if (came === null || dealerRank === null) return fill(words.youHold, { hand: rankNames[rank] });
      // That the player won is said with the amount.
      if (came !== 'won') return resultText(outcome);
      return fill(words.against, { you: rankNames[rank], dealer: rankNames[dealerRank] });
    },
  });
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    duel.root,
    row.root,
  );
  return hands.page;
});
