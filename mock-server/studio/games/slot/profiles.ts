import type { PlayedGame } from '../../kit/chance/engine.ts';
import { REELS, WILD } from './reels.ts';

/**
 * Weights count the places of a reel, its strip; pays are hundredths of the stake for three, four and five of a kind, per
 * way.
 */
export interface SlotProfile {
  weights: readonly number[];
  wild: number;
  scatter: number;
  freeSpins: number;
  freeTimes: number;
  pays: readonly (readonly [three: number, four: number, five: number])[];
}

const calm: SlotProfile = {
  weights: [5, 7, 8, 10, 14, 17, 18, 19],
  wild: 4,
  scatter: 4,
  freeSpins: 8,
  freeTimes: 2,
  pays: [
    [140, 470, 1900],
    [110, 330, 1200],
    [85, 240, 850],
    [60, 170, 500],
    [33, 85, 240],
    [24, 60, 170],
    [19, 45, 140],
    [19, 40, 120],
  ],
};

const classic: SlotProfile = {
  weights: [4, 6, 7, 10, 14, 17, 19, 20],
  wild: 3,
  scatter: 4,
  freeSpins: 10,
  freeTimes: 2,
  pays: [
    [160, 800, 3900],
    [120, 490, 1950],
    [85, 350, 1350],
    [60, 190, 700],
    [27, 80, 250],
    [19, 60, 170],
    [14, 35, 120],
    [14, 35, 120],
  ],
};

const bold: SlotProfile = {
  weights: [3, 5, 7, 9, 14, 18, 21, 22],
  wild: 3,
  scatter: 4,
  freeSpins: 10,
  freeTimes: 3,
  pays: [
    [250, 1500, 10_150],
    [150, 750, 4250],
    [100, 420, 2050],
    [70, 240, 850],
    [24, 70, 240],
    [15, 40, 140],
    [8, 24, 75],
    [8, 24, 75],
  ],
};

export const slotProfiles = { calm, classic, bold } as const;

type SlotTemper = keyof typeof slotProfiles;

const tempers: readonly SlotTemper[] = ['calm', 'classic', 'bold'];

/** It depends on the name, so that it never changes for a game. */
export function slotVolatility({ name }: Pick<PlayedGame, 'name'>): SlotTemper {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tempers[sum % tempers.length] ?? 'classic';
}

export const SCATTERS_NEEDED = 3;

/** By reel and symbol; the wild is on the inner reels. */
export const weightsOf = ({ weights, wild, scatter }: SlotProfile): readonly (readonly number[])[] =>
  Array.from({ length: REELS }, (_, reel) => [...weights, reel > 0 && reel < REELS - 1 ? wild : 0, scatter]);

/** What its rules say, derived from the reels and the profile that the rounds use. */
export function slotTerms(profile: SlotProfile) {
  const { pays, freeSpins, freeTimes } = profile;
  const reels = weightsOf(profile);
  /** From 1 on. */
  const wildReels = reels.flatMap((weights, reel) => (weights[WILD] ? [reel + 1] : []));
  return { pays, reels, wildReels, scatters: SCATTERS_NEEDED, freeSpins, freeTimes };
}
