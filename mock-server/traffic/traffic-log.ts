import type { World } from '../world/core/world.ts';
import type { NewRow, TrafficRow } from './traffic-rows.ts';

const ROWS_AT_MOST = 250;
const CHARACTERS_AT_MOST = 1_000_000;
/** Of all worlds together, so that a test run with many worlds does not fill the memory. */
const CHARACTERS_OF_ALL = 20_000_000;

interface Log {
  rows: TrafficRow[];
  characters: number;
  last: number;
}

export type TrafficLog = ReturnType<typeof createTrafficLog>;

function sizeOf(row: TrafficRow): number {
  return row.kind === 'call'
    ? row.request.text.length + (row.answer?.text.length ?? 0)
    : row.payload.text.length;
}

/** The log is garbage collected with its world. It is not part of the world, so a snapshot does not contain it. */
export function createTrafficLog() {
  const logs = new WeakMap<World, Log>();
  /** Every row, oldest first. It keeps no world alive. */
  const added: { log: WeakRef<Log>; id: number; size: number }[] = [];
  let charactersOfAll = 0;

  function logOf(world: World): Log {
    const found = logs.get(world) ?? { rows: [], characters: 0, last: 0 };
    logs.set(world, found);
    return found;
  }

  function dropOldest(log: Log): void {
    const oldest = log.rows.shift();
    if (oldest) log.characters -= sizeOf(oldest);
  }

  function keepWithinAll(log: Log, { id, size }: { id: number; size: number }): void {
    added.push({ log: new WeakRef(log), id, size });
    charactersOfAll += size;
    while (charactersOfAll > CHARACTERS_OF_ALL) {
      const oldest = added.shift();
      if (!oldest) return;
      charactersOfAll -= oldest.size;
      const owner = oldest.log.deref();
      if (owner?.rows[0]?.id === oldest.id) dropOldest(owner);
    }
  }

  return {
    add(world: World, row: NewRow) {
      const log = logOf(world);
      log.last += 1;
      const numbered: TrafficRow = { ...row, id: log.last, at: world.now() };
      log.rows.push(numbered);
      log.characters += sizeOf(numbered);
      while (log.rows.length > ROWS_AT_MOST || (log.characters > CHARACTERS_AT_MOST && log.rows.length > 1)) {
        dropOldest(log);
      }
      keepWithinAll(log, { id: numbered.id, size: sizeOf(numbered) });
    },
    /** Rows newer than `after`, oldest first. */
    rows: (world: World, after = 0): readonly TrafficRow[] =>
      logOf(world).rows.filter(({ id }) => id > after),
    clear(world: World) {
      const log = logOf(world);
      log.rows = [];
      log.characters = 0;
    },
  };
}
