import { type Draw, drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine, PlayedGame } from '../../kit/chance/engine.ts';
import type { BetFigures } from '../../kit/chance/figures.ts';
import { fromOne } from '../../kit/words/numbers.ts';
import { SCATTERS_NEEDED, type SlotProfile, slotProfiles, slotVolatility, weightsOf } from './profiles.ts';
import { PAYING, REELS, ROWS, SCATTER, WILD } from './reels.ts';

export interface SlotWin {
  symbol: number;
  count: number;
  ways: number;
  /** Hundredths of the stake, free-spin multiplier included. */
  pay: number;
}

export interface SlotSpin {
  /** Reel by reel from the left, each from top to bottom. */
  cells: readonly number[];
  wins: readonly SlotWin[];
  /** Hundredths of the stake. */
  pay: number;
}

export interface SlotOutcome {
  engine: 'slot';
  spins: readonly SlotSpin[];
  freeTimes: number;
}

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    slot: SlotOutcome;
  }
}

interface Reel {
  weights: readonly number[];
  total: number;
  /** Each symbol as often as its weight; each cell is one draw from it. */
  strip: Uint8Array;
}

function reelsOf(profile: SlotProfile): readonly Reel[] {
  return weightsOf(profile).map((weights) => {
    const strip = Uint8Array.from(weights.flatMap((weight, symbol) => Array<number>(weight).fill(symbol)));
    return { weights, total: strip.length, strip };
  });
}

function countOn(cells: readonly number[], reel: number, symbol: number): number {
  let count = 0;
  for (let at = reel * ROWS; at < (reel + 1) * ROWS; at += 1) {
    if (cells[at] === symbol || (cells[at] === WILD && symbol < PAYING)) count += 1;
  }
  return count;
}

function winsOf(cells: readonly number[], { pays }: SlotProfile, times: number): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const symbol = cells[row] ?? SCATTER;
    if (symbol >= PAYING || cells.indexOf(symbol) < row) continue;
    let ways = 1;
    let count = 0;
    for (; count < REELS; count += 1) {
      const here = countOn(cells, count, symbol);
      if (here === 0) break;
      ways *= here;
    }
    const each = pays[symbol]?.[count - 3];
    if (each !== undefined) wins.push({ symbol, count, ways, pay: each * ways * times });
  }
  return wins;
}

/** One draw per reel gives three independent places of the strip. */
function spin(draw: Draw, profile: SlotProfile, reels: readonly Reel[], times: number): SlotSpin {
  const cells: number[] = [];
  for (const { strip, total } of reels) {
    let stop = drawBelow(draw, total ** ROWS);
    for (let row = 0; row < ROWS; row += 1) {
      cells.push(strip[stop % total] ?? 0);
      stop = Math.floor(stop / total);
    }
  }
  const wins = winsOf(cells, profile, times);
  return { cells, wins, pay: wins.reduce((sum, win) => sum + win.pay, 0) };
}

const ALL_PAYING = 2 ** PAYING - 1;

function addTo(chances: Map<number, number>, key: number, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

/**
 * Chances that a spin gives free spins, and that its round pays nothing. Three reels decide what pays: a state is the
 * symbols that are on all reels so far, a bit each, and the scatters, three at most.
 */
function spinChances(profile: SlotProfile, reels: readonly Reel[]): { free: number; nothing: number } {
  const key = (running: number, scatters: number) => running * 4 + Math.min(scatters, SCATTERS_NEEDED);
  let states = new Map([[key(ALL_PAYING, 0), 1]]);
  for (const [reel, { weights, total }] of reels.entries()) {
    let shown = new Map([[key(reel < 3 ? 0 : ALL_PAYING, 0), 1]]);
    for (let row = 0; row < ROWS; row += 1) {
      const next = new Map<number, number>();
      for (const [state, chance] of shown)
        for (const [symbol, weight] of weights.entries()) {
          const bits = symbol === WILD ? ALL_PAYING : symbol < PAYING ? 1 << symbol : 0;
          const scatters = (state % 4) + (symbol === SCATTER ? 1 : 0);
          if (weight > 0) addTo(next, key((state >> 2) | bits, scatters), (chance * weight) / total);
        }
      shown = next;
    }
    const next = new Map<number, number>();
    for (const [state, before] of states)
      for (const [here, chance] of shown)
        addTo(next, key((state >> 2) & (here >> 2), (state % 4) + (here % 4)), before * chance);
    states = next;
  }
  let free = 0;
  for (const [state, chance] of states) if (state % 4 === SCATTERS_NEEDED) free += chance;
  const few = Array.from({ length: SCATTERS_NEEDED }, (_, count) => states.get(key(0, count)) ?? 0);
  const without = few.reduce((sum, chance) => sum + chance, 0);
  const withFree = states.get(key(0, SCATTERS_NEEDED)) ?? 0;
  return { free, nothing: without + withFree * (without + withFree) ** profile.freeSpins };
}

/** Cells are independent, so the expected number of ways is a product over the reels. */
function slotFigures(profile: SlotProfile, reels: readonly Reel[]): BetFigures {
  let base = 0;
  for (const [symbol, pays] of profile.pays.entries()) {
    const chance = reels.map(({ weights, total }) => ((weights[symbol] ?? 0) + (weights[WILD] ?? 0)) / total);
    let ways = 1;
    for (const [reel, here] of chance.entries()) {
      ways *= ROWS * here;
      const ends = (1 - (chance[reel + 1] ?? 0)) ** ROWS;
      base += (ways * ends * (pays[reel - 2] ?? 0)) / 100;
    }
  }
  const { free, nothing } = spinChances(profile, reels);
  return {
    returns: base * (1 + free * profile.freeSpins * profile.freeTimes),
    hits: 1 - nothing,
    // Of one spin among the free ones.
    most: Math.max(...profile.pays.map(([, , five]) => five)) * ROWS ** REELS * profile.freeTimes,
  };
}

/** Five reels and three rows, 243 ways from the left. */
function slotEngine(profile: SlotProfile): InstantEngine<'slot'> {
  const reels = reelsOf(profile);
  let figures: BetFigures | undefined;
  return {
    kind: 'instant',
    name: 'slot',
    numbers: ({ spins }) => spins.map(({ cells }) => fromOne(cells)).join(' | '),
    spotsAtMost: 1,
    isSpot: (spot) => spot === 'spin',
    figures() {
      figures ??= slotFigures(profile, reels);
      return figures;
    },
    play(draw) {
      const spins = [spin(draw, profile, reels, 1)];
      if (scattersOf(spins[0]) >= SCATTERS_NEEDED) {
        for (let free = 0; free < profile.freeSpins; free += 1)
          spins.push(spin(draw, profile, reels, profile.freeTimes));
      }
      const pay = spins.reduce((sum, each) => sum + each.pay, 0);
      return { pays: [pay], outcome: { engine: 'slot', spins, freeTimes: profile.freeTimes } };
    },
  };
}

function scattersOf(first: SlotSpin | undefined): number {
  return first?.cells.filter((cell) => cell === SCATTER).length ?? 0;
}

const slots = {
  calm: slotEngine(slotProfiles.calm),
  classic: slotEngine(slotProfiles.classic),
  bold: slotEngine(slotProfiles.bold),
} as const;

export const engine = (game: Pick<PlayedGame, 'name'>) => slots[slotVolatility(game)];
