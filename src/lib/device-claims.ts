import { changeRecord } from './device-records.ts';

/** Nobody hears of a thing again that lies so far behind, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Claims a thing that one tab of the device does, once, whoever else hears of it: the first to claim it has it, for
 * good. Where the device keeps no records every tab has it once: twice is better than never.
 * @param at when the thing happened, ISO 8601; claims are kept for a month from then
 * @returns whether this tab has it
 */
export async function claimOnDevice(at: string, what: string): Promise<boolean> {
  const claim = `${at} ${what}`;
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  let isMine = false;
  await changeRecord('claims', (before) => {
    const kept = Array.isArray(before)
      ? before.filter((text): text is string => typeof text === 'string' && text > oldest)
      : [];
    isMine = !kept.includes(claim);
    return isMine ? [...kept, claim] : kept;
  });
  return isMine;
}
