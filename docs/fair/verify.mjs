// @ts-nocheck: it needs no tools of this project
/**
 * Computes rounds from their revealed seeds, with nothing but node's crypto and none of the code that played them.
 *
 *   node docs/fair/verify.mjs docs/fair/rounds.jsonl
 *
 * Each line is a round: the JSON behind the `#` of its verification page, decoded. What each game does with its numbers is the table `games`
 * at the end; README.md says the rest.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const list = (count, make) => Array.from({ length: count }, (_, at) => make(at));
const sum = (all) => all.reduce((total, one) => total + one, 0);
export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The numbers of a round: `below(n)` is a whole number from 0 to n - 1, each equally likely. */
export function numbersOf({ serverSeed, clientSeed, nonce }) {
  let [bytes, block, at] = [Buffer.alloc(0), 0, 0];
  const next = () => {
    if (at === bytes.length) {
      const message = block === 0 ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${block}`;
      bytes = createHmac('sha256', serverSeed).update(message).digest();
      [block, at] = [block + 1, 0];
    }
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  return (count) => {
    for (;;) {
      const product = BigInt(next()) * BigInt(count);
      // As many numbers for each result: the first 2^32 mod count of those that a result has too many are skipped.
      if (2n ** 32n - (product % 2n ** 32n) > 2n ** 32n % BigInt(count)) return Number(product >> 32n);
    }
  };
}

/** Fisher-Yates over 1 to `most`; the first `count` of it. */
function shuffled(below, count, most) {
  const all = list(most, (at) => at + 1);
  for (let at = 0; at < count; at += 1) {
    const other = at + below(most - at);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all.slice(0, count);
}

/** Index of the share that a number below their sum falls into; -1 beyond them. */
function pick(weights, number) {
  let left = number;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Takes all of a list out of it, one by one. */
const takenOut = (below, all) => list(all.length, () => all.splice(below(all.length), 1)[0]);
const ways = (all, taken) => list(taken, (at) => at).reduce((made, at) => (made * (all - at)) / (at + 1), 1);

/** Chances of a cell in hundredths: eight symbols, the wild (middle reels), the bonus. Pays of 3, 4, 5 for each way. */
const SLOTS = {
  calm: {
    weights: [5, 7, 8, 10, 14, 17, 18, 19, 4, 4],
    ...{ free: 8, times: 2 },
    pays: '140 470 1900,110 330 1200,85 240 850,60 170 500,33 85 240,24 60 170,19 45 140,19 40 120',
  },
  classic: {
    weights: [4, 6, 7, 10, 14, 17, 19, 20, 3, 4],
    ...{ free: 10, times: 2 },
    pays: '160 800 3900,120 490 1950,85 350 1350,60 190 700,27 80 250,19 60 170,14 35 120,14 35 120',
  },
  bold: {
    weights: [3, 5, 7, 9, 14, 18, 21, 22, 3, 4],
    ...{ free: 10, times: 3 },
    pays: '250 1500 10150,150 750 4250,100 420 2050,70 240 850,24 70 240,15 40 140,8 24 75,8 24 75',
  },
};

/** One number for each reel gives its three cells, top first. */
function slot(below, _, { game, stakes, potStake }) {
  const kind = ['calm', 'classic', 'bold'][sum([...game.name].map((letter) => letter.charCodeAt(0))) % 3];
  const { weights, free, times, pays } = SLOTS[kind];
  const spin = (factor) => {
    const reels = list(5, (reel) => {
      const own = weights.map((weight, symbol) => (symbol === 8 && (reel === 0 || reel === 4) ? 0 : weight));
      const total = sum(own);
      const stop = below(total ** 3);
      return list(3, (row) => pick(own, Math.floor(stop / total ** row) % total));
    });
    const wins = [...new Set(reels[0].filter((symbol) => symbol < 8))].flatMap((symbol) => {
      const counts = reels.map((cells) => cells.filter((cell) => cell === symbol || cell === 8).length);
      const count = [...counts, 0].indexOf(0);
      if (count < 3) return [];
      const routes = counts.slice(0, count).reduce((all, here) => all * here, 1);
      const pay = Number(pays.split(',')[symbol].split(' ')[count - 3]) * routes * factor;
      return [{ symbol, count, ways: routes, pay }];
    });
    return { cells: reels.flat(), wins, pay: sum(wins.map(({ pay }) => pay)) };
  };
  const spins = [spin(1)];
  if (spins[0].cells.filter((cell) => cell === 9).length >= 3) spins.push(...list(free, () => spin(times)));
  let winsPot = false;
  if (potStake !== null) {
    const first = below(20_000);
    winsPot = below(1000 * potStake) < sum(stakes.map(({ stake }) => stake)) && first === 0;
  }
  return { outcome: { spins, freeTimes: times }, pays: [sum(spins.map(({ pay }) => pay))], winsPot };
}

const WHEEL = [1000, 0, 0, 120, 0, 150, 0, 70, 0, 0, 200, 0, 120, 0, 300, 0, 0, 150, 0, 120, 0, 70, 0, 0];
const DAILY = [1000, 20, 50, 100, 20, 200, 50, 20, 500, 20, 100, 50];
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const OUTSIDE = {
  red: [200, (n) => RED.includes(n)],
  black: [200, (n) => n > 0 && !RED.includes(n)],
  even: [200, (n) => n > 0 && n % 2 === 0],
  odd: [200, (n) => n % 2 === 1],
  low: [200, (n) => n >= 1 && n <= 18],
  high: [200, (n) => n >= 19],
  'dozen-1': [300, (n) => n >= 1 && n <= 12],
  'dozen-2': [300, (n) => n >= 13 && n <= 24],
  'dozen-3': [300, (n) => n >= 25],
};
const DICE = {
  under: [230, (a, b) => a + b < 7],
  seven: [575, (a, b) => a + b === 7],
  over: [230, (a, b) => a + b > 7],
  double: [575, (a, b) => a === b],
};

/** Cards are 0 to 51: suit times 13 plus rank, ace first. */
const value = (card) => Math.min((card % 13) + 1, 10);
const baccarat = (hand) => sum(hand.map(value)) % 10;
/** Whether the banker draws: a row for each of its points, a column for the player's third card from 0 to 9. */
const BANKER = list(3, () => '1111111111').concat(
  '1111111101',
  '0011111100',
  '0000111100',
  '0000001100',
  '0000000000',
);

function puntoBanco(below, spots) {
  const player = [below(52), below(52)];
  const banker = [below(52), below(52)];
  if (baccarat(player) < 8 && baccarat(banker) < 8) {
    if (baccarat(player) < 6) player.push(below(52));
    const draws =
      player[2] === undefined
        ? baccarat(banker) < 6
        : BANKER[baccarat(banker)][value(player[2]) % 10] === '1';
    if (draws) banker.push(below(52));
  }
  const lead = baccarat(player) - baccarat(banker);
  const winner = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
  const payOf = (spot) => {
    if (spot === winner) return { player: 200, banker: 195, tie: 900 }[spot];
    return winner === 'tie' ? 100 : 0;
  };
  return { outcome: { player, banker, winner }, pays: spots.map(payOf) };
}

/** Of 10,000 tickets so many have each prize, and so many hundredths it pays. */
const TICKETS = [5, 22, 150, 360, 1200, 1500];
const PRIZES = [25_000, 5000, 1000, 500, 200, 100, 0];

/** Each further field is drawn as a ticket; a third sign of a kind is left blank (6). */
function scratch(below) {
  const ticket = () => (pick(TICKETS, below(10_000)) + 7) % 7;
  const prize = ticket();
  const fields = prize === 6 ? [] : [prize, prize, prize];
  while (fields.length < 9) {
    const sign = ticket();
    fields.push(fields.filter((other) => other === sign).length < 2 ? sign : 6);
  }
  return { outcome: { fields: takenOut(below, fields) }, pays: [PRIZES[prize]] };
}

const KENO = [
  [0, 384],
  [0, 120, 864],
  [0, 100, 300, 900],
  [0, 0, 200, 1000, 6000],
  [0, 0, 140, 300, 3000, 12_000],
  [0, 0, 100, 300, 600, 5000, 30_000],
  [0, 0, 0, 240, 800, 2000, 15_000, 40_000],
  [0, 0, 0, 140, 400, 2000, 5000, 50_000, 100_000],
];

/** From the edge to the middle of each board. */
const PLINKO = {
  '8-low': [560, 208, 109, 94, 50],
  '8-medium': [1300, 299, 129, 64, 40],
  '8-high': [2900, 400, 140, 28, 20],
  '12-low': [1000, 300, 160, 141, 110, 92, 50],
  '12-medium': [3300, 1100, 400, 195, 100, 60, 30],
  '12-high': [17_000, 2400, 810, 190, 64, 19, 19],
  '16-low': [1600, 900, 200, 140, 140, 120, 109, 92, 50],
  '16-medium': [11_000, 4100, 1000, 500, 300, 146, 90, 50, 30],
  '16-high': [100_000, 13_000, 2600, 900, 400, 190, 20, 17, 17],
};

const BINGO = [0, 120, 400, 1100, 4000, 20_000, 100_000];

/** A printed card: Park and Miller's generator from its number; five of fifteen numbers in each column. */
function bingoCard(spot) {
  let seed = Number(spot.slice(1)) + 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  list(8, next);
  const below = (count) => {
    for (;;) {
      const product = BigInt(Math.floor(next() * 2 ** 32)) * BigInt(count);
      if (2n ** 32n - (product % 2n ** 32n) > 2n ** 32n % BigInt(count)) return Number(product >> 32n);
    }
  };
  const columns = list(5, (column) =>
    shuffled(below, 5, 15)
      .sort((a, b) => a - b)
      .map((number) => number + 15 * column),
  );
  return list(25, (at) => (at === 12 ? 0 : columns[at % 5][Math.floor(at / 5)]));
}

function bingo(below, spots) {
  const called = shuffled(below, 38, 75);
  const fives = list(5, (at) => at);
  const lines = [
    ...fives.map((row) => fives.map((column) => row * 5 + column)),
    ...fives.map((column) => fives.map((row) => row * 5 + column)),
    fives.map((at) => at * 6),
    fives.map((at) => (at + 1) * 4),
  ];
  const payOf = (spot) => {
    const card = bingoCard(spot);
    const whole = lines.filter((line) => line.every((field) => field === 12 || called.includes(card[field])));
    return BINGO[Math.min(whole.length, 6)];
  };
  return { outcome: { called }, pays: spots.map(payOf) };
}

const RUNNERS = [30, 22, 17, 13, 10, 8];

function race(below, spots) {
  const left = [1, 2, 3, 4, 5, 6];
  const order = list(6, () => {
    const weights = left.map((runner) => RUNNERS[runner - 1]);
    return left.splice(pick(weights, below(sum(weights))), 1)[0];
  });
  const payOf = (spot) => {
    const [kind, runner] = [spot.split('-')[0], Number(spot.split('-')[1])];
    const own = RUNNERS[runner - 1] / 100;
    const second = RUNNERS.map((chance, at) =>
      at === runner - 1 ? 0 : ((chance / 100) * own) / (1 - chance / 100),
    );
    const chance = kind === 'win' ? own : second.reduce((all, one) => all + one, own);
    return order.slice(0, kind === 'win' ? 1 : 2).includes(runner) ? Math.floor((0.95 / chance) * 100) : 0;
  };
  return { outcome: { order }, pays: spots.map(payOf) };
}

/** Reaches h hundredths with a chance of 97 / h; at most 1000x. */
function crash(below, _, { auto, leftAt }) {
  const bust = Math.min(100_000, Math.floor((0.97 * 100) / (1 - below(2 ** 32) / 2 ** 32)));
  const left = leftAt || ((auto ?? 100_000) <= bust ? (auto ?? 100_000) : 0);
  return { bust, pays: [left <= bust ? left : Number.NaN] };
}

function points(cards) {
  const hard = sum(cards.map(value));
  return cards.some((card) => value(card) === 1) && hard <= 11 ? hard + 10 : hard;
}

/** An endless shoe. Own rounds: all cards in one row. At a table: four cards, the dealer's, then 40 for each place. */
function blackjack(below, [spot], { moves, place }) {
  const card = () => below(52);
  const isShared = spot === 'shared';
  const first = list(4, card);
  let dealer = first.slice(2);
  const toSeventeen = (take) => {
    while (points(dealer) < 17) dealer = [...dealer, take()];
  };
  if (isShared) toSeventeen(card);
  const row = isShared ? list(place + 1, () => list(40, card))[place] : list(56, card);
  let hands = [{ cards: first.slice(0, 2), times: 1, isDone: false }];
  const isNatural = (cards) => cards.length === 2 && points(cards) === 21;
  const active = () =>
    isNatural(dealer) ? -1 : hands.findIndex(({ cards, isDone }) => !isDone && points(cards) < 21);
  for (const move of moves) {
    const at = active();
    const { cards } = hands[at];
    const after = {
      stand: () => [{ ...hands[at], isDone: true }],
      hit: () => [{ ...hands[at], cards: [...cards, row.shift()] }],
      double: () => [{ cards: [...cards, row.shift()], times: 2, isDone: true }],
      split: () => cards.map((own) => ({ cards: [own, row.shift()], times: 1, isDone: value(own) === 1 })),
    }[move]();
    hands = [...hands.slice(0, at), ...after, ...hands.slice(at + 1)];
  }
  // The dealer takes cards when the player is done, unless all is lost already.
  if (moves.length > 0 && !hands.every(({ cards }) => points(cards) > 21)) toSeventeen(() => row.shift());
  const resultOf = ({ cards }) => {
    const [own, other] = [points(cards), points(dealer)];
    if (own > 21) return 'bust';
    if (hands.length === 1 && isNatural(cards)) return isNatural(dealer) ? 'pushed' : 'blackjack';
    if (other > 21 || own > other) return 'won';
    return own === other && !isNatural(dealer) ? 'pushed' : 'lost';
  };
  const paid = { blackjack: 250, won: 200, pushed: 100, lost: 0, bust: 0 };
  return {
    outcome: {
      hands: hands.map((hand) => ({ cards: hand.cards, result: resultOf(hand) })),
      active: null,
      dealer,
    },
    pays: [active() === -1 ? sum(hands.map((hand) => paid[resultOf(hand)] * hand.times)) : Number.NaN],
  };
}

const RANKS = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'];

/** @returns the rank and what decides between two hands: the rank, then the cards, a pair before the third */
function judged(cards) {
  const heights = cards.map((card) => (card % 13 === 0 ? 14 : (card % 13) + 1)).sort((a, b) => b - a);
  const isLow = heights.join() === '14,3,2';
  if (isLow) heights.splice(0, 3, 3, 2, 1);
  const [high, middle, low] = heights;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const isStraight = high === middle + 1 && middle === low + 1;
  const kind = new Set(heights).size;
  const rank = isStraight ? (isFlush ? 5 : 3) : isFlush ? 2 : kind === 1 ? 4 : kind === 2 ? 1 : 0;
  const order = middle === low ? [low, middle, high] : heights;
  return { rank: RANKS[rank], worth: order.reduce((all, height) => all * 15 + height, rank) };
}

function poker(below, _, { moves: [move] }) {
  const cards = shuffled(below, 6, 52).map((card) => card - 1);
  const [player, dealer] = [cards.slice(0, 3), cards.slice(3)];
  const [own, other] = [judged(player), judged(dealer)];
  const bonus = move === 'fold' ? 0 : ({ 'straight-flush': 500, three: 400, straight: 100 }[own.rank] ?? 0);
  const lead = own.worth - other.worth;
  const qualifies = other.worth >= 12 * 225;
  const met = !qualifies ? 'unqualified' : lead === 0 ? 'pushed' : lead > 0 ? 'won' : 'lost';
  const result = move === 'fold' ? 'folded' : met;
  const paid = { won: 400, unqualified: 300, pushed: 200, lost: 0, folded: 0 };
  return {
    outcome: { player, rank: own.rank, dealer, dealerRank: other.rank, bonus, result },
    pays: [paid[result] + bonus],
  };
}

function mines(below, [spot], { moves }) {
  const hidden = shuffled(below, Number(spot.split('-')[1]), 25).map((field) => field - 1);
  const spare = below(25);
  const fields = moves.filter((move) => move !== 'take').map((move) => Number(move.slice('open-'.length)));
  const opened = fields.length > 0 ? fields : [spare];
  const isHit = opened.some((field) => hidden.includes(field));
  const pay = Math.floor((97 * ways(25, opened.length)) / ways(25 - hidden.length, opened.length) + 1e-6);
  return {
    outcome: { count: hidden.length, opened, mines: hidden, result: isHit ? 'hit' : 'taken' },
    pays: [isHit ? 0 : pay],
  };
}

const games = {
  ...{ slot, cards: puntoBanco, scratch, bingo, race, crash, blackjack, poker, mines },
  wheel(below, _, { bet }) {
    const segments = bet === '' ? DAILY : WHEEL;
    const segment = below(segments.length);
    return { outcome: { segment }, pays: [segments[segment]] };
  },
  roulette(below, spots) {
    const number = below(37);
    const payOf = (spot) => {
      const [pay, covers] = OUTSIDE[spot] ?? [3600, (drawn) => spot === `n-${drawn}`];
      return covers(number) ? pay : 0;
    };
    return { outcome: { number }, pays: spots.map(payOf) };
  },
  dice(below, spots) {
    const dice = [1 + below(6), 1 + below(6)];
    return { outcome: { dice }, pays: spots.map((spot) => (DICE[spot][1](...dice) ? DICE[spot][0] : 0)) };
  },
  keno(below, [spot]) {
    const drawn = shuffled(below, 10, 40);
    const picks = spot.match(/\d\d/g).map(Number);
    return {
      outcome: { drawn },
      pays: [KENO[picks.length - 1][picks.filter((own) => drawn.includes(own)).length]],
    };
  },
  plinko(below, [spot]) {
    const half = PLINKO[spot];
    const turns = list(2 * (half.length - 1), () => below(2));
    return { outcome: { turns }, pays: [[...half, ...half.slice(0, -1).reverse()][sum(turns)]] };
  },
};

/** @returns what the seeds give: the hash, the outcome, the last multiplier of a flight, and what is paid for it */
export function computeRound(round) {
  const { game, stakes, bet, jackpot } = round;
  // The daily spin takes no stake; its prizes are multiples of 1000.
  const staked = bet === '' ? [{ spot: 'spin', stake: 1000 }] : stakes;
  const spots = staked.map(({ spot }) => spot);
  const { outcome, pays, bust = null, winsPot = false } = games[game.engine](numbersOf(round), spots, round);
  const paid = sum(staked.map(({ stake }, at) => Math.round(stake * pays[at]))) / 100;
  return {
    hash: sha256(round.serverSeed),
    outcome: outcome ? { engine: game.engine, ...outcome } : null,
    bust,
    // How much is in a pot follows from all players' stakes; only whether it is won can be computed.
    payout: winsPot === jackpot > 0 ? paid + jackpot : Number.NaN,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = readFileSync(process.argv[2] ?? 'docs/fair/rounds.jsonl', 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const round = JSON.parse(line);
    const { hash, outcome, bust, payout } = computeRound(round);
    const isRight = hash === round.hash && payout === round.payout;
    console.log(isRight ? 'right' : 'WRONG', round.game.engine, JSON.stringify(outcome ?? bust), payout);
  }
}
