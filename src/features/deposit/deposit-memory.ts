import { readTab, writeTab } from '../../lib/tab-memory.ts';

/** What a tab remembers of its deposits, over reloads and over the visit to the bank. */
export interface DepositMemory {
  /** Deposit that was asked for and has no final state: its key, and the choice the key stands for (DEP-06). */
  intent?: { id: string; choice: string; orderId?: string };
  /** Orders paid here whose outcome is still to be told. */
  open: readonly string[];
  /** Orders whose outcome has been told, here or in another tab of this device. */
  told: readonly string[];
  /** Orders whose purchase has been thought about, so that no reload reports it again. */
  reported: readonly string[];
}

export interface MemoryPort {
  read: () => DepositMemory;
  change: (part: { [Key in keyof DepositMemory]?: DepositMemory[Key] | undefined }) => void;
}

/** Where the memory lies: a tab's storage. */
interface TabStore {
  read: () => unknown;
  write: (value: unknown) => void;
}

/** Ends are told within minutes; what is older only costs room. */
const KEPT_AT_MOST = 50;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(-KEPT_AT_MOST) : [];

function intentOf(value: unknown): DepositMemory['intent'] {
  if (!isRecord(value)) return undefined;
  const { id, choice, orderId } = value;
  if (typeof id !== 'string' || typeof choice !== 'string') return undefined;
  return { id, choice, ...(typeof orderId === 'string' && { orderId }) };
}

/** The memory over a storage; anything malformed in it reads as nothing. */
export function memoryIn({ read, write }: TabStore): MemoryPort {
  const now = (): DepositMemory => {
    const kept = read();
    const { intent, open, told, reported } = isRecord(kept) ? kept : {};
    const known = intentOf(intent);
    return {
      ...(known && { intent: known }),
      open: texts(open),
      told: texts(told),
      reported: texts(reported),
    };
  };
  return { read: now, change: (part) => write({ ...now(), ...part }) };
}

/**
 * The memory of this tab. Device storage has a fixed list of keys (APP-07), and another tab has deposits of its own:
 * it lies with what a tab remembers.
 */
export const depositMemory = memoryIn({
  read: () => readTab('deposit'),
  write: (value) => writeTab('deposit', value),
});
