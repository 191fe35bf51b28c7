/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { fill, times } from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { buildDuel } from '../../kit/hand/duel.tsx';
import { playHands } from '../../kit/hand/hand-round.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { anteBonus, type PokerOutcome, type PokerRank } from './engine.ts';

const nameOf = (rank: PokerRank) =>
  ({
    high: words.poker.highCard,
    pair: words.poker.pair,
    flush: words.poker.flush,
    straight: words.poker.straight,
    three: words.poker.three,
    'straight-flush': words.poker.straightFlush,
  })[rank];

const resultNames: Readonly<Record<NonNullable<PokerOutcome['result']>, string>> = {
  won: words.poker.youWin,
  unqualified: words.poker.noQueen,
  pushed: words.poker.push,
  lost: words.poker.dealerWins,
  folded: words.poker.folded,
};

const bonusText = (bonus: number, mark: string) =>
  bonus === 0 ? '' : `${mark}${fill(words.poker.bonus, { times: times(bonus) })}`;

function describe({ rank, dealerRank, bonus, result }: PokerOutcome): string {
  if (result === null || dealerRank === null) return fill(words.poker.youHold, { hand: nameOf(rank) });
  const texts = {
    won: words.poker.wonOver,
    unqualified: words.poker.noQueenWith,
    pushed: words.poker.pushAt,
    lost: words.poker.lostTo,
    folded: words.poker.foldedWith,
  } as const;
  const came = fill(texts[result], { you: nameOf(rank), dealer: nameOf(dealerRank) });
  return `${came}${bonusText(bonus, '. ')}`;
}

const bonuses = (['straight-flush', 'three', 'straight'] as const).map((rank) => ({
  name: nameOf(rank),
  pays: [times(anteBonus[rank] ?? 0)],
}));

void start((table) => {
  const duel = buildDuel({
    print: words.poker.print,
    dealer: table.seat.dealer,
    moves: [
      ['fold', words.poker.fold],
      ['play', words.poker.play],
    ],
    raises: ['play'],
    onMove: (move) => hands.take(move),
  });
  const { dealer, player } = duel;

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'poker') return;
    for (const at of outcome.player.keys()) {
      if (at < player.count()) continue;
      await player.deal(outcome.player[at]);
      await dealer.deal();
    }
    player.set({ points: nameOf(outcome.rank) });
    if (outcome.result === null || outcome.dealerRank === null) return;
    for (const card of outcome.dealer) await dealer.turn(card);
    dealer.set({ points: nameOf(outcome.dealerRank) });
    const isWinner = outcome.result === 'won' || outcome.result === 'unqualified';
    player.set({ isWinner });
    duel.end(`${resultNames[outcome.result]}${bonusText(outcome.bonus, ' · ')}`, isWinner ? 'won' : '');
  }

  const hands = playHands(table, {
    ...duel.hand,
    start: words.poker.deal,
    lay,
    describe: ({ outcome }) => (outcome?.engine === 'poker' ? describe(outcome) : ''),
  });
  return {
    ...hands.page,
    rules: ({ PayTable }) => (
      <PayTable caption={words.poker.bonusPays} heads={[words.poker.hand, words.payout]} rows={bonuses} />
    ),
    view: duel.view,
  };
});
