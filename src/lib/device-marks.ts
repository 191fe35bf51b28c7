import type { App } from './app.ts';
import { changeRecord, readRecord } from './device-records.ts';

/**
 * Marks that stay on the device for good: what was read or shown, each with the time it happened. Each kind is a record
 * of the device, so of several tabs only one sets a mark. A mark is some forty bytes; a player who reads three notices a
 * day fills as much in a year as one picture.
 */
type MarkKind = 'notice-read' | 'popup-shown' | 'install';

/** Ids and their times in ms since 1970; what is malformed is left out. */
function marksIn(record: unknown): Readonly<Record<string, number>> {
  const rows = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  return Object.fromEntries(rows.filter(([, at]) => Number.isFinite(at)));
}

/** Every mark of a kind: its id and its time in ms since 1970. Never rejects. */
export async function readMarks(app: App, kind: MarkKind): Promise<ReadonlyMap<string, number>> {
  return new Map(Object.entries(marksIn(await readRecord(app, kind))));
}

/**
 * Sets a mark when `mayTake` allows it, in one step for all tabs: of two that ask at once one gets it. Never rejects.
 * @param at time of the mark, in ms since 1970
 * @param mayTake called with the time of the existing mark; without it a mark is set once and never again
 * @returns whether this call set it
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
