import { emptyState, type WorldState } from '../tables/state.ts';
import { assertBalanced } from './ledger.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** Increase it when rows get a field that an answer needs, or ids change. */
const VERSION = 8;

export interface WorldSnapshot {
  version: number;
  state: Readonly<Record<string, unknown>>;
}

export function snapshot(world: World): WorldSnapshot {
  const state: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(world.state)) {
    state[name] = structuredClone(value instanceof Map ? [...value] : value);
  }
  return { version: VERSION, state };
}

function fitsTable(table: unknown, value: unknown): boolean {
  if (table instanceof Map)
    return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === 2);
  if (Array.isArray(table)) return Array.isArray(value);
  return typeof value === typeof table && value !== null;
}

function stateFrom(plain: Readonly<Record<string, unknown>>): WorldState {
  const state = emptyState('');
  for (const [name, table] of Object.entries(state)) {
    const value = structuredClone(plain[name]);
    if (!fitsTable(table, value)) throw new Error(`The table "${name}" is missing or has another shape.`);
    Reflect.set(state, name, table instanceof Map ? new Map(value as [unknown, unknown][]) : value);
  }
  return state;
}

/**
 * More rounds than a player can have between the last snapshot on disk and a kill. Those rounds are lost, but a player
 * has seen them, so their nonces are skipped (GAM-10).
 */
const NONCES_SKIPPED = 1000;

function skipNonces({ seeds }: WorldState): void {
  for (const { used } of seeds.values()) {
    const last = used.at(-1);
    if (last) last.nonce += NONCES_SKIPPED;
  }
}

/** @throws when the snapshot has another version, lacks a table, or has a ledger that does not balance */
export function restore(plain: unknown, options: Omit<WorldOptions, 'state'>): World {
  const isSnapshot = typeof plain === 'object' && plain !== null && 'version' in plain && 'state' in plain;
  if (!isSnapshot || typeof plain.state !== 'object' || plain.state === null)
    throw new Error('This is no world snapshot.');
  if (plain.version !== VERSION)
    throw new Error(
      `Its worlds are of version ${String(plain.version)}, and this mock reads version ${VERSION}.`,
    );
  const world = createWorld({ ...options, state: stateFrom({ ...plain.state }) });
  skipNonces(world.state);
  assertBalanced(world);
  return world;
}
