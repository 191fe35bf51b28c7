import { indexedStore } from './indexed-store.ts';

/**
 * Marks that stay on the device for good: what was read or shown, each with the time it happened. The names of
 * the keys in local storage are a fixed list (APP-07, device-storage.ts) and these are none of them: they live in a
 * database of their own, whose transactions also let only one of several tabs take a mark.
 *
 * A device that refuses or loses the database gets marks that last as long as the page. Nothing here rejects. A mark is
 * some forty bytes; a player who reads three notices a day fills as much in a year as one picture.
 */
type MarkKind = 'notice-read' | 'popup-shown' | 'install';

const store = indexedStore('copihue', 'marks');
const pageMemory = new Map<MarkKind, Map<string, number>>();

function remembered(kind: MarkKind): Map<string, number> {
  const known = pageMemory.get(kind) ?? new Map<string, number>();
  pageMemory.set(kind, known);
  return known;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Every mark of a kind: its id and its time in ms since 1970. */
export async function readMarks(kind: MarkKind): Promise<ReadonlyMap<string, number>> {
  const marks = new Map<string, number>();
  try {
    const [keys, values] = await store.run('readonly', (marked) => {
      const range = IDBKeyRange.bound([kind], [kind, []]);
      const [found, times] = [marked.getAllKeys(range), marked.getAll(range)];
      return () => [found.result, times.result] as const;
    });
    for (const [place, key] of keys.entries()) {
      const [id, at]: unknown[] = [Array.isArray(key) ? key[1] : undefined, values[place]];
      if (typeof id === 'string' && isTime(at)) marks.set(id, at);
    }
  } catch {
    // What the page remembers has to do.
  }
  for (const [id, at] of remembered(kind)) marks.set(id, at);
  return marks;
}

/**
 * Sets a mark when `mayTake` allows it, in one step for all tabs: of two that ask at once one gets it.
 * @param at time of the mark, in ms since 1970
 * @param mayTake called with the time of the existing mark; without it a mark is set once and never again
 * @returns whether this call set it
 */
export async function takeMark(
  kind: MarkKind,
  id: string,
  at: number,
  mayTake: (last: number | undefined) => boolean = (last) => last === undefined,
): Promise<boolean> {
  const memory = remembered(kind);
  const isKept = () => memory.has(id) && !mayTake(memory.get(id));
  if (isKept()) return false;
  try {
    return await store.run('readwrite', (marked) => {
      let isTaken = false;
      const key = [kind, id];
      const found = marked.get(key);
      found.onsuccess = () => {
        const last: unknown = found.result;
        isTaken = mayTake(isTime(last) ? last : undefined);
        if (isTaken) marked.put(at, key);
      };
      return () => isTaken;
    });
  } catch {
    // Another part of the page may have taken it while the database refused.
    if (isKept()) return false;
    memory.set(id, at);
    return true;
  }
}
