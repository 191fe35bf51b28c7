import type { App } from '../lib/app.ts';
import { changeRecord } from '../lib/device-records.ts';
import { readTab, writeTab } from '../lib/device-storage.ts';
import { timeNow } from '../lib/server-clock.ts';

/** In ms: no event comes later, so the claim may be dropped. */
const STORED_MS = 30 * 24 * 60 * 60_000;

const claimsIn = (app: App, value: unknown): string[] => {
  const oldest = new Date(timeNow(app) - STORED_MS).toISOString();
  const list = Array.isArray(value) ? value : [];
  return list.filter((text): text is string => typeof text === 'string' && text > oldest);
};

/**
 * What only one tab may do, although all get the event (a notice, a report): the first claim wins, for good. Without
 * stored records each tab wins once: twice is better than never.
 * @param at time of the event, ISO 8601; its claim is stored for a month from then
 * @returns true when this call has to do the work
 */
export async function claimOnce(app: App, at: string, what: string): Promise<boolean> {
  const claim = `${at} ${what}`;
  const own = claimsIn(app, readTab(app, 'claims'));
  if (own.includes(claim)) return false;
  writeTab(app, 'claims', [...own, claim]);
  let isFirst = false;
  await changeRecord(app, 'claims', (before) => {
    const claims = claimsIn(app, before);
    isFirst = !claims.includes(claim);
    return isFirst ? [...claims, claim] : claims;
  });
  return isFirst;
}
