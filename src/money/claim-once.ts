import { type App, appState } from '../lib/app.ts';
import { changeRecord } from '../lib/device-records.ts';
import { readTab, writeTab } from '../lib/device-storage.ts';
import { timeNow } from '../lib/server-clock.ts';

/** In ms: no event comes later, so the claim may be dropped. */
const STORED_MS = 30 * 24 * 60 * 60_000;

export interface ClaimStorage {
  changeDevice: (next: (before: unknown) => string[]) => Promise<unknown>;
  readTab: () => unknown;
  writeTab: (claims: readonly string[]) => void;
}

/** @returns true when this call has to do the work */
export type ClaimOnce = (at: string, what: string) => Promise<boolean>;

/**
 * What only one tab may do, although all get the event (a notice, a report): the first claim wins, for good. Without
 * stored records each tab wins once: twice is better than never.
 */
export function createClaimOnce(app: App, storage: ClaimStorage): ClaimOnce {
  const texts = (value: unknown): string[] => {
    const oldest = new Date(timeNow(app) - STORED_MS).toISOString();
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

/** @param at time of the event, ISO 8601; its claim is stored for a month from then */
export const claimOnce = appState((app) =>
  createClaimOnce(app, {
    changeDevice: (next) => changeRecord(app, 'claims', next),
    readTab: () => readTab(app, 'claims'),
    writeTab: (claims) => writeTab(app, 'claims', claims),
  }),
);
