/**
 * Computes the outcome of each engine from the seeds, with node:crypto and without the code under test, as a reader of
 * the published rules of chance would (GAM-10).
 */
import { hash } from 'node:crypto';

/** HMAC as in RFC 2104. node's createHmac takes ten times as long, and the tests need hundreds of thousands. */
export function hmacByDefinition(key: string, message: string): Buffer {
  const padded = (byte: number) => {
    const block = Buffer.alloc(64, byte);
    for (const [at, own] of Buffer.from(key).entries()) block[at] = own ^ byte;
    return block;
  };
  const inner = hash('sha256', Buffer.concat([padded(0x36), Buffer.from(message)]), 'buffer');
  return hash('sha256', Buffer.concat([padded(0x5c), inner]), 'buffer');
}

export type Below = (count: number) => number;

/**
 * Turns the 32-bit numbers of a round into results below `count`. Some are skipped, so that each result has equally
 * many.
 */
export function belowFrom(serverSeed: string, clientSeed: string, nonce: number): Below {
  let bytes = hmacByDefinition(serverSeed, `${clientSeed}:${nonce}`);
  let block = 0;
  let at = 0;
  const number = () => {
    if (at === 32) {
      block += 1;
      at = 0;
      bytes = hmacByDefinition(serverSeed, `${clientSeed}:${nonce}:${block}`);
    }
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  return (count) => {
    const each = Math.floor(2 ** 32 / count);
    for (;;) {
      const drawn = number();
      const result = Math.floor((drawn * count) / 2 ** 32);
      if (drawn < Math.ceil((result * 2 ** 32) / count) + each) return result;
    }
  };
}

const times = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Fisher-Yates shuffle of 1 to `most`, of which the first `count` are returned. */
function shuffled(below: Below, count: number, most: number): number[] {
  const all = times(most, (at) => at + 1);
  for (let at = 0; at < count; at += 1) {
    const other = at + below(most - at);
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all.slice(0, count);
}

const takenOut = (below: Below, list: number[]) =>
  times(list.length, () => list.splice(below(list.length), 1)[0] ?? 0);

const value = (card: number) => Math.min((card % 13) + 1, 10);
const baccarat = (cards: number[]) => cards.reduce((sum, card) => sum + (value(card) % 10), 0) % 10;

/** The banker's third card in punto banco. Rows: the banker's points. Bits: the player's third card. */
const BANKER = [1023, 1023, 1023, 0b10_1111_1111, 0b00_1111_1100, 0b00_1111_0000, 0b00_1100_0000, 0];
const bankerTakes = (points: number, third: number) => ((BANKER[points] ?? 0) >> third) & 1;

function puntoBanco(below: Below) {
  const player = [below(52), below(52)];
  const banker = [below(52), below(52)];
  if (baccarat(player) < 8 && baccarat(banker) < 8) {
    if (baccarat(player) < 6) player.push(below(52));
    const [, , third] = player;
    const takes =
      third === undefined ? baccarat(banker) < 6 : bankerTakes(baccarat(banker), value(third) % 10);
    if (takes) banker.push(below(52));
  }
  const [own, other] = [baccarat(player), baccarat(banker)];
  return { engine: 'cards', player, banker, winner: own > other ? 'player' : own < other ? 'banker' : 'tie' };
}

const TICKETS = [5, 22, 150, 360, 1200, 1500];

function scratchCard(below: Below) {
  const ticket = () => {
    let left = below(10_000);
    const prize = TICKETS.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    return prize < 0 ? 6 : prize;
  };
  const prize = ticket();
  const fields = prize === 6 ? [] : [prize, prize, prize];
  while (fields.length < 9) {
    const sign = ticket();
    fields.push(fields.filter((other) => other === sign).length < 2 ? sign : 6);
  }
  return { engine: 'scratch', fields: takenOut(below, fields) };
}

const CHANCES = [30, 22, 17, 13, 10, 8];

function race(below: Below) {
  const left = [1, 2, 3, 4, 5, 6];
  const chance = (runner: number) => CHANCES[runner - 1] ?? 0;
  const order = times(6, () => {
    let at = below(left.reduce((sum, runner) => sum + chance(runner), 0));
    const first = left.find((runner) => {
      at -= chance(runner);
      return at < 0;
    });
    left.splice(left.indexOf(first ?? 0), 1);
    return first;
  });
  return { engine: 'race', order };
}

/** Probability of each symbol in hundredths, by volatility. The wild is only on the three middle reels. */
const SLOTS = {
  calm: { paying: [5, 7, 8, 10, 14, 17, 18, 19], wild: 4, free: 8 },
  classic: { paying: [4, 6, 7, 10, 14, 17, 19, 20], wild: 3, free: 10 },
  bold: { paying: [3, 5, 7, 9, 14, 18, 21, 22], wild: 3, free: 10 },
} as const;

/** One number per reel gives its three cells, top first. */
export function slotCells(below: Below, temper: keyof typeof SLOTS): number[][] {
  const { paying, wild, free } = SLOTS[temper];
  const spin = () =>
    times(5, (reel) => {
      const weights = [...paying, reel === 0 || reel === 4 ? 0 : wild, 4];
      const strip = weights.flatMap((weight, symbol) => times(weight, () => symbol));
      const stop = below(strip.length ** 3);
      return times(3, (row) => strip[Math.floor(stop / strip.length ** row) % strip.length] ?? -1);
    }).flat();
  const first = spin();
  const scatters = first.filter((symbol) => symbol === 9).length;
  return [first, ...times(scatters < 3 ? 0 : free, spin)];
}

/** In hundredths: 97 divided by the remaining share, at most 1000x. */
export const bustOf = (below: Below) =>
  Math.min(100_000, Math.floor((97 * 2 ** 32) / (2 ** 32 - below(2 ** 32))));

export const pokerCards = (below: Below) => shuffled(below, 6, 52).map((card) => card - 1);
export const mineFields = (below: Below, mines: number) => ({
  mines: shuffled(below, mines, 25).map((field) => field - 1),
  spare: below(25),
});

export const outcomes: Readonly<Record<string, (below: Below) => object>> = {
  wheel: (below) => ({ engine: 'wheel', segment: below(24) }),
  roulette: (below) => ({ engine: 'roulette', number: below(37) }),
  dice: (below) => ({ engine: 'dice', dice: [below(6) + 1, below(6) + 1] }),
  cards: puntoBanco,
  keno: (below) => ({ engine: 'keno', drawn: shuffled(below, 10, 40) }),
  bingo: (below) => ({ engine: 'bingo', called: shuffled(below, 38, 75) }),
  plinko: (below) => ({ engine: 'plinko', turns: times(12, () => below(2)) }),
  scratch: scratchCard,
  race,
};
