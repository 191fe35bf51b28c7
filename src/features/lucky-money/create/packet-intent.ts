import { markOf, newIntentId } from '../../../lib/intent-id.ts';
import { onSessionChange } from '../../../session/session-store.ts';
import type { PacketWish } from './wish-check.ts';

/** A wish with its key: the same for every repeat of it, so that the server makes one packet of them (RED-01). */
export interface PacketIntent extends PacketWish {
  id: string;
}

interface KeptIntent {
  id: string;
  /** Tells whether a wish is still the same. */
  mark: string;
}

const KEY = 'packet';
let current: KeptIntent | undefined;

// The device's keys are a fixed list (APP-07): the key of a wish lives in the state of the history entry, survives a
// reload, and belongs to this tab alone.
function readKept(): KeptIntent | undefined {
  const state: unknown = window.history.state;
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('mark' in kept)) return undefined;
  const { id, mark } = kept;
  return typeof id === 'string' && typeof mark === 'string' ? { id, mark } : undefined;
}

function keep(kept: KeptIntent | undefined): void {
  current = kept;
  const state: unknown = window.history.state;
  const next = { ...(typeof state === 'object' ? state : {}), [KEY]: kept };
  // Not the instance's own method: the router wraps it and would take this for a navigation.
  History.prototype.replaceState.call(window.history, next, '');
}

// A key belongs to the player who asked: the next one on this page starts afresh.
onSessionChange(() => {
  current = undefined;
});

/** The key of a wish, kept until its packet stands, over reloads too. Anything changed makes it another wish. */
export function intentOf(wish: PacketWish): PacketIntent {
  const mark = markOf([wish.amount, wish.shares, wish.kind, wish.greeting].join('\n'));
  const kept = current ?? readKept();
  const now = kept?.mark === mark ? kept : { id: newIntentId(), mark };
  keep(now);
  return { ...wish, id: now.id };
}

/** Key of a wish that was asked for on this page and has no end yet. */
export function keptIntentId(): string | undefined {
  return (current ?? readKept())?.id;
}

/** The packet stands, or the key is spent: the next wish is a new one. */
export function endIntent(): void {
  keep(undefined);
}
