import { marketOf } from '../core/markets.ts';
import { toMinor } from '../tables/money.ts';

const HOUR_MS = 60 * 60_000;
const OPEN_HOURS = 24;
const MAX_SHARES = 100;

/** In major units of the market's currency. */
const limits: Readonly<Record<string, readonly [minShare: number, maxAmount: number]>> = {
  CL: [100, 500_000],
  ET: [5, 25_000],
  KE: [10, 60_000],
  CI: [50, 300_000],
  TZ: [250, 1_200_000],
};

export function packetTerms(country: string) {
  const [minShare, maxAmount] = limits[marketOf(country)] ?? [100, 500_000];
  return {
    minShare: toMinor(minShare),
    maxAmount: toMinor(maxAmount),
    maxShares: MAX_SHARES,
    openHours: OPEN_HOURS,
  };
}

export const PACKET_OPEN_MS = OPEN_HOURS * HOUR_MS;
