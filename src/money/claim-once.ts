import { part } from '../lib/app.ts';
import { changeRecord } from '../lib/device-records.ts';
import { timeNow } from '../lib/server-clock.ts';
import { readTab, writeTab } from '../lib/tab-memory.ts';

/** No event about a thing comes so late, in ms. */
const STORED_MS = 30 * 24 * 60 * 60_000;

/** The claim's storage: all tabs of the device, and this tab across reloads. */
export interface ClaimStorage {
  changeDevice: (next: (before: unknown) => string[]) => Promise<unknown>;
  readTab: () => unknown;
  writeTab: (claims: readonly string[]) => void;
}

/** Claims a thing that one tab of the device does once. @returns whether this call is the one that does it */
export type ClaimOnce = (at: string, what: string) => Promise<boolean>;

/**
 * Claims of things that happen once on a device, whatever tab hears of them and however often: the notice of an order,
 * the report of a purchase. The first claim gets it, for good. Where the device stores no records each tab gets it once:
 * twice is better than never.
 */
export function createClaimOnce(storage: ClaimStorage): ClaimOnce {
  const texts = (value: unknown): string[] => {
    const oldest = new Date(timeNow() - STORED_MS).toISOString();
    const list = Array.isArray(value) ? value : [];
    return list.filter((text): text is string => typeof text === 'string' && text > oldest);
  };
  return async (at, what) => {
    const claim = `${at} ${what}`;
    const own = texts(storage.readTab());
    if (own.includes(claim)) return false;
    storage.writeTab([...own, claim]);
    let isFirst = false;
    await storage.changeDevice((before) => {
      const claims = texts(before);
      isFirst = !claims.includes(claim);
      return isFirst ? [...claims, claim] : claims;
    });
    return isFirst;
  };
}

/** The claims of this device. @param at when the thing happened, ISO 8601; a claim is stored for a month from then */
export const claimOnce = part((app) =>
  createClaimOnce({
    changeDevice: (next) => changeRecord(app, 'claims', next),
    readTab: () => readTab(app, 'claims'),
    writeTab: (claims) => writeTab(app, 'claims', claims),
  }),
);
