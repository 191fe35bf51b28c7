import type { App } from './app.ts';
import { changeRecord, readRecord } from './device-records.ts';

/**
 * A mark stays on the device for good: it stores when a notice was read or a popup shown. Each kind is one record of
 * the device, so only one of several tabs sets a mark. A mark takes some forty bytes: three notices a day for a year
 * fill as much as one picture.
 */
type MarkKind = 'notice-read' | 'popup-shown' | 'install';

/** Ids with their times in ms since 1970; malformed entries are left out. */
function marksIn(record: unknown): Readonly<Record<string, number>> {
  const rows = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  return Object.fromEntries(rows.filter(([, at]) => Number.isFinite(at)));
}

/** All marks of a kind: ids with their times in ms since 1970. Never rejects. */
export async function readMarks(app: App, kind: MarkKind): Promise<ReadonlyMap<string, number>> {
  return new Map(Object.entries(marksIn(await readRecord(app, kind))));
}

/**
 * Sets a mark when `mayTake` allows it, in one step for all tabs: when two ask at once, one gets it. Never rejects.
 * @param at time of the mark, in ms since 1970
 * @param mayTake called with the time of the existing mark; without it a mark is set once and never again
 * @returns true when this call set the mark
 */
export async function takeMark(
  app: App,
  kind: MarkKind,
  id: string,
  at: number,
  mayTake: (last: number | undefined) => boolean = (last) => last === undefined,
): Promise<boolean> {
  let isTaken = false;
  await changeRecord(app, kind, (before) => {
    const marks = marksIn(before);
    isTaken = mayTake(marks[id]);
    return isTaken ? { ...marks, [id]: at } : marks;
  });
  return isTaken;
}
