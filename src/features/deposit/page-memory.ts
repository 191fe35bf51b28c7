/**
 * What this page remembers of its deposits across a reload. Device storage has a fixed list of keys (APP-07), so it
 * lives in the state of the history entry: it survives a reload and a step back, and belongs to this tab alone.
 */
export interface PageMemory {
  /** Deposit that was asked for and has no final state: its key, and the choice the key stands for (DEP-06). */
  intent?: { id: string; choice: string };
  /** Orders whose outcome is still to be told. */
  open?: readonly string[];
  /** Orders whose outcome this entry has told, or left to the return from the bank. */
  told?: readonly string[];
}

const KEY = 'deposit';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What the current history entry remembers; anything malformed reads as nothing. */
export function readPageMemory(): PageMemory {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state[KEY] : undefined;
  if (!isRecord(kept)) return {};
  const { intent, open, told } = kept;
  return {
    ...(isRecord(intent) &&
      typeof intent.id === 'string' &&
      typeof intent.choice === 'string' && { intent: { id: intent.id, choice: intent.choice } }),
    ...(isTextList(open) && { open }),
    ...(isTextList(told) && { told }),
  };
}

/** Changes what the current history entry remembers. */
export function writePageMemory(change: { [Key in keyof PageMemory]: PageMemory[Key] | undefined }): void {
  const state: unknown = window.history.state;
  const next = { ...(isRecord(state) ? state : {}), [KEY]: { ...readPageMemory(), ...change } };
  // Not the instance's own method: the router wraps it and would take this for a navigation.
  History.prototype.replaceState.call(window.history, next, '');
}
