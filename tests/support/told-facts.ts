import { bingoCard, bingoPays, bingoSpot } from '../../mock-server/studio/games/bingo/engine.ts';
import { handPoints } from '../../mock-server/studio/games/cards/engine.ts';
import { diceSpots } from '../../mock-server/studio/games/dice/engine.ts';
import { plinkoPays } from '../../mock-server/studio/games/plinko/engine.ts';
import { anteBonus } from '../../mock-server/studio/games/poker/engine.ts';
import { racePay, raceRunners } from '../../mock-server/studio/games/race/engine.ts';
import { describeGap, raceCard, runnersOf } from '../../mock-server/studio/games/race/names.ts';
import { redNumbers } from '../../mock-server/studio/games/roulette/engine.ts';
import { SCRATCH_BLANK, scratchPays } from '../../mock-server/studio/games/scratch/engine.ts';
import { slotProfiles, slotVolatility } from '../../mock-server/studio/games/slot/profiles.ts';
import { wheelSegments } from '../../mock-server/studio/games/wheel/engine.ts';
import type { GameWords } from '../../mock-server/studio/games/words.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import type { Card, Outcome } from '../../mock-server/studio/kit/chance/outcomes.ts';
import { fill, money, times } from '../../mock-server/studio/kit/words/figures.ts';
import { motifWords } from '../../mock-server/studio/kit/words/motif-words.ts';
import { type ShownGame, symbolsOf } from '../../mock-server/studio/pages/skin.ts';
import type { RoundOnWire, SeatOnWire } from '../../mock-server/studio/wire/game-wire.ts';

/** Facts that decide a result, taken from the server's answers. A page must tell them to screen readers. */
interface Sitting {
  seat: SeatOnWire;
  game: ShownGame;
  lang: 'en' | 'ks';
}

const plain = (hundredths: number) => `${+(hundredths / 100).toFixed(2)}x`;
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const symbolNames = ({ game, lang }: Sitting) => symbolsOf(game).map((name) => motifWords(name, lang));

function cardNames(w: { suits: string }, cards: readonly Card[]): string[] {
  const suits = w.suits.split(',');
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  return cards.map((card) => `${ranks[card % 13]} ${suits[Math.floor(card / 13)]}`);
}

function before(engine: EngineName, w: GameWords, sitting: Sitting): string[] {
  const { seat, game } = sitting;
  const paying = (name: string, hundredths: number) =>
    `${name}, ${fill(w.pays, { times: times(hundredths) })}`;
  const own: Partial<Record<EngineName, () => string[]>> = {
    slot: () => [
      ...symbolNames(sitting).map(({ one }) => one),
      ...slotProfiles[slotVolatility(game)].pays.flat().map(times),
    ],
    wheel: () =>
      unique(seat.free?.segments ?? wheelSegments).map((pay) => (seat.free ? money(pay) : plain(pay))),
    roulette: () => (['red', 'black', 'even', 'odd', 'low', 'high'] as const).map((spot) => w.roulette[spot]),
    dice: () =>
      (['under', 'seven', 'over', 'double'] as const).map((spot) =>
        paying(w.dice[spot], diceSpots.get(spot)?.pays ?? 0),
      ),
    cards: () => [paying(w.cards.player, 200), paying(w.cards.banker, 195), paying(w.cards.tie, 900)],
    race: () =>
      raceRunners.flatMap((n) => [
        `${fill(w.race.runner, { n })}, ${w.race.first}, ${times(racePay(`win-${n}`))}`,
        `${fill(w.race.runner, { n })}, ${w.race.placed}, ${times(racePay(`place-${n}`))}`,
      ]),
    keno: () => [w.keno.hitsPay, ...Array.from({ length: 40 }, (_, at) => fill(w.number, { n: at + 1 }))],
    scratch: () => [
      ...symbolNames(sitting)
        .slice(1, 1 + scratchPays.length)
        .map(({ one }) => one),
      ...scratchPays.map(times),
    ],
    plinko: () => plinkoPays('12-medium').map(times),
    bingo: () => [w.bingo.linesPay, ...bingoPays.filter(Boolean).map(plain), w.bingo.free],
    mines: () => [w.mines.mines, fill(w.mines.nextPays, { times: '1.10x' })],
    crash: () => [w.crash.auto, '1.50x', '10.00x'],
    poker: () => [
      w.poker.straightFlush,
      w.poker.three,
      w.poker.straight,
      ...Object.values(anteBonus).map(times),
    ],
    blackjack: () => [w.blackjack.decisions],
  };
  return [game.name, w.stake, money(seat.balance), ...(own[engine]?.() ?? [])];
}

/** The page draws the bingo cards itself, so their numbers are read from the page. */
const laidCards = () =>
  Array.from(document.querySelectorAll('[role="grid"]'), (card) =>
    Number(/\d+/.exec(card.getAttribute('aria-label') ?? '')?.[0]),
  );

const decidedBy: {
  [Name in Outcome['engine']]?: (
    outcome: Extract<Outcome, { engine: Name }>,
    w: GameWords,
    sitting: Sitting,
    round: RoundOnWire,
  ) => string[];
} = {
  slot({ spins }, w, sitting, { stake, jackpot }) {
    const names = [...symbolNames(sitting), { one: w.slot.wild, many: '' }, { one: w.slot.bonus, many: '' }];
    const last = spins.at(-1)?.cells ?? [];
    const reels = [0, 1, 2, 3, 4].map(
      (reel) =>
        `${fill(w.slot.reel, { n: reel + 1 })}: ${last
          .slice(reel * 3, reel * 3 + 3)
          .map((cell) => names[cell]?.one)
          .join(', ')}`,
    );
    const counts = w.slot.counts.split(',');
    const [first] = spins;
    const middle = [0, 1, 2, 3, 4].map((reel) => names[first?.cells[reel * 3 + 1] ?? 0]?.one);
    const isNothing = spins.length === 1 && first?.wins.length === 0 && jackpot === 0;
    const wins = isNothing
      ? [fill(w.slot.middle, { symbols: middle.join(', ') })]
      : (first?.wins ?? []).map(({ symbol, count }) => `${counts[count - 3]} ${names[symbol]?.many}`);
    const free = spins.slice(1).reduce((sum, { pay }) => sum + pay, 0);
    return [...reels, ...wins, ...(spins.length > 1 ? [money((free * stake) / 100)] : [])];
  },
  wheel: ({ segment }, w, { seat }) => [
    fill(w.wheel.stopped, {
      pay: seat.free ? money(seat.free.segments[segment] ?? 0) : plain(wheelSegments[segment] ?? 0),
    }),
  ],
  roulette: ({ number }, w) => [
    number === 0
      ? w.roulette.cameZero
      : fill(redNumbers.includes(number) ? w.roulette.cameRed : w.roulette.cameBlack, { n: number }),
  ],
  dice: ({ dice: [a, b] }, w) => [fill(w.dice.came, { a, b, n: a + b })],
  cards: ({ player, banker, winner }, w) => [
    ...cardNames(w.cards, [...player, ...banker]),
    fill(w.cards.points, { player: handPoints(player), banker: handPoints(banker) }),
    winner === 'tie' ? w.cards.tie : fill(w.cards.winner, { name: w.cards[winner] }),
  ],
  keno: ({ drawn }, w) => [
    fill(w.keno.drawn, { numbers: drawn.join(', ') }),
    drawn.join(' '),
    ...drawn.map((n) => `${fill(w.number, { n })}, `),
  ],
  scratch({ fields }, w, sitting, { stake }) {
    const names = symbolNames(sitting).slice(1);
    return fields.map(
      (symbol, at) =>
        `${fill(w.field, { n: at + 1 })}: ${symbol === SCRATCH_BLANK ? w.scratch.blank : `${names[symbol]?.one}, ${money(((scratchPays[symbol] ?? 0) * stake) / 100)}`}`,
    );
  },
  plinko({ turns }, w) {
    const bin = turns.reduce((sum, turn) => sum + turn, 0);
    return [fill(w.plinko.landed, { n: bin + 1, times: times(plinkoPays('12-medium')[bin] ?? 0) })];
  },
  bingo: ({ called }, w) => [
    called.join(', '),
    ...laidCards().flatMap((card) =>
      bingoCard(bingoSpot(card))
        .filter((number) => called.includes(number))
        .map((number) => `${number}, ${w.bingo.isCalled}`),
    ),
    ...laidCards().map((n) => fill(w.bingo.cardLines, { n, count: '' }).trim()),
  ],
  race({ order }, w, { game }, { round }) {
    const { runners, gaps } = raceCard(round, runnersOf(game.motif));
    const nameOf = (n = 0) => runners[n - 1] ?? '';
    const [first = 0, second = 0] = order;
    const gapOf = (at: number) => describeGap(w.race, gaps[at] ?? 0);
    return [
      fill(w.race.raceWon, { winner: nameOf(first), next: nameOf(second), first, second, gap: gapOf(1) }),
      ...order.map((n, at) => {
        const place = `${fill(w.race.runner, { n })}, ${nameOf(n)}, ${w.race.places.split(',')[at]}`;
        return at === 0 ? place : `${place}, ${gapOf(at)}`;
      }),
    ];
  },
  blackjack: ({ hands, dealer }, w) => [
    ...hands.flatMap(({ cards }) => cardNames(w.blackjack, cards)),
    ...cardNames(w.blackjack, dealer),
  ],
  poker: ({ player, dealer, bonus }, w) => [
    ...cardNames(w.poker, [...player, ...dealer]),
    ...(bonus === 0 ? [] : [fill(w.poker.bonus, { times: times(bonus) })]),
  ],
  mines: ({ mines }, w) =>
    Array.from(
      { length: 25 },
      (_, at) => `${fill(w.field, { n: at + 1 })}, ${mines.includes(at) ? w.mines.mine : w.mines.safe}`,
    ),
};

function paid(w: GameWords, { payout, stake }: RoundOnWire, currency: string): string {
  if (payout === 0) return w.lost;
  return fill(payout > stake ? w.won : w.back, { amount: `${money(payout)} ${currency}` });
}

function after(engine: EngineName, w: GameWords, sitting: Sitting & { round: RoundOnWire }): string[] {
  const { round, seat } = sitting;
  const { outcome, flight } = round;
  const all = [paid(w, round, seat.currency), money(round.balance)];
  if (engine === 'crash') {
    const { leftAt = 0, bust = 0 } = flight ?? {};
    return [
      ...all,
      times(bust),
      fill(leftAt > 0 ? w.crash.left : w.crash.bust, { times: times(leftAt || bust) }),
    ];
  }
  if (!outcome) throw new Error(`The round of ${engine} has no outcome.`);
  return [...all, ...(decidedBy[outcome.engine]?.(outcome as never, w, sitting, round) ?? [])];
}

export const deciding = { before, after, paid };
