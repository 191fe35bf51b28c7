import type { Localised } from '../../texts/text-types.ts';
import { type Minor, toMinor } from '../tables/money.ts';

/** 1 first deposit, 2 second deposit (spec point 3). */
export type TierNumber = 1 | 2;

/** The values are the defaults of spec point 9. */
export interface NewUserTier {
  number: TierNumber;
  rate: number;
  most: Minor;
  registration: Minor;
  tag: Localised;
}

const firstTier: NewUserTier = {
  number: 1,
  rate: 0.5,
  most: toMinor(5000),
  registration: toMinor(100),
  tag: { en: 'First deposit', ks: 'Primer depósito' },
};

const secondTier: NewUserTier = {
  number: 2,
  rate: 0.2,
  most: toMinor(4000),
  registration: 0,
  tag: { en: 'Second deposit', ks: 'Segundo depósito' },
};

export const newUserTiers: readonly NewUserTier[] = [firstTier, secondTier];

export const REWARD_WAGER_TIMES = 10;
export const REWARD_DAYS = 30;

export function tierOf(number: TierNumber): NewUserTier {
  return number === 1 ? firstTier : secondTier;
}
