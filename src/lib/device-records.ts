import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type App, appState } from './app.ts';
import { pageMemory } from './device-storage.ts';

/**
 * Unsent messages, own limits, marks: a change is one step for all tabs. Local storage has a fixed list of keys
 * (APP-07).
 */
type RecordKey =
  | 'chat'
  | 'claims'
  | 'givenUp'
  | 'intents'
  | 'markKey'
  | 'playLimits'
  | 'removedPayees'
  | 'saidPaid'
  | MarkKind;

const NAME = 'copihue-records';
const STORE = 'records';
/** In ms: some browsers neither open nor refuse a database, so the page continues without one after this time. */
const PATIENCE_MS = 2_000;

interface Database {
  opening?: Promise<IDBPDatabase> | undefined;
  channel?: BroadcastChannel;
}
const database = appState((): Database => ({}));

async function open(forget: () => void): Promise<IDBPDatabase> {
  const opening = openDB(NAME, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // A newer page upgrades the database.
    blocking: (_present, _wanted, { target }) => {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

type Work<Mode extends IDBTransactionMode, Result> = (
  records: IDBPObjectStore<unknown, [typeof STORE], typeof STORE, Mode>,
) => Promise<Result>;

/** One step for all tabs. @throws without a database; the next call opens it again */
async function run<Mode extends IDBTransactionMode, Result>(
  app: App,
  mode: Mode,
  work: Work<Mode, Result>,
): Promise<Result> {
  const kept = database(app);
  const forget = () => {
    kept.opening = undefined;
  };
  try {
    kept.opening ??= open(forget);
    const transaction = (await kept.opening).transaction<typeof STORE, Mode>(STORE, mode);
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), transaction.done]);
    return result;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Opened on first use: an open channel would keep the process that prerenders home from ending. */
function channel(app: App): BroadcastChannel | undefined {
  const kept = database(app);
  if (typeof BroadcastChannel !== 'undefined') kept.channel ??= new BroadcastChannel(NAME);
  return kept.channel;
}

const inMemory = (key: RecordKey) => `record ${key}`;

/** The caller must validate the record. @returns undefined when there is none */
export async function readRecord(app: App, key: RecordKey): Promise<unknown> {
  const memory = pageMemory(app);
  if (memory.has(inMemory(key))) return memory.get(inMemory(key));
  return run(app, 'readonly', (records) => records.get(key)).catch(() => undefined);
}

/** Changes a record in one step for all tabs. @param next its result is the record, undefined removes it */
export async function changeRecord<Kept>(
  app: App,
  key: RecordKey,
  next: (before: unknown) => Kept,
): Promise<Kept> {
  const memory = pageMemory(app);
  const changeMemory = () => {
    const value = next(memory.get(inMemory(key)));
    memory.set(inMemory(key), value);
    return value;
  };
  if (memory.has(inMemory(key))) return changeMemory();
  try {
    const value = await run(app, 'readwrite', async (records) => {
      const changed = next(await records.get(key));
      await (changed === undefined ? records.delete(key) : records.put(changed, key));
      return changed;
    });
    channel(app)?.postMessage(key);
    return value;
  } catch {
    return changeMemory();
  }
}

export function onRecordChanged(app: App, key: RecordKey, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === key) listener();
  };
  channel(app)?.addEventListener('message', onMessage);
  return () => channel(app)?.removeEventListener('message', onMessage);
}

/** A mark is the time when a notice was read or a popup shown, some forty bytes. Each kind is one record. */
type MarkKind = 'notice-read' | 'popup-shown' | 'install';

function marksIn(record: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, at]) => Number.isFinite(at)));
}

/** Ids with their times in ms since 1970. Never rejects. */
export async function readMarks(app: App, kind: MarkKind): Promise<ReadonlyMap<string, number>> {
  return new Map(Object.entries(marksIn(await readRecord(app, kind))));
}

/**
 * Sets a mark in one step for all tabs, so that only one of two calls gets it. Never rejects.
 * @param mayTake called with the existing mark's time; without it a mark is set once
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
