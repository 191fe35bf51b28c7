import { seedWorld } from '../seed/world.ts';
import { bonusRunners } from '../world/bonus/bonus-grants.ts';
import { chatRunners } from '../world/chat/chat.ts';
import { type DueRunners, nextDueAt, runDueWith } from '../world/core/due.ts';
import { takeEvents } from '../world/core/events.ts';
import { worldSecret } from '../world/core/secret.ts';
import { restore, snapshot, type WorldSnapshot } from '../world/core/snapshot.ts';
import { type Clock, createWorld, type World } from '../world/core/world.ts';
import { endFlight } from '../world/games/flights.ts';
import { endHand } from '../world/games/hands.ts';
import { endLive } from '../world/games/live-play.ts';
import { packetRunners } from '../world/lucky-money/packet-claim.ts';
import { rechargeRunners } from '../world/recharge/recharge-settle.ts';
import { settleSportBet } from '../world/sports/sport-bets.ts';
import type { Catalogue } from '../world/tables/catalogue.ts';
import type { ChatDelivery } from '../world/tables/chat-rows.ts';
import type { WorldEvent } from '../world/tables/rows.ts';
import { emptyState } from '../world/tables/state.ts';
import { withdrawRunners } from '../world/withdraw/withdraw-settle.ts';
import { DEFAULT_WORLD } from './world-id.ts';

export const dueRunners: DueRunners = {
  ...bonusRunners,
  ...chatRunners,
  ...packetRunners,
  ...rechargeRunners,
  ...withdrawRunners,
  'end-flight': (world, { roundKey }) => endFlight(world, roundKey),
  'end-hand': (world, { roundKey }) => endHand(world, roundKey),
  'end-live': (world, { roundKey }) => endLive(world, roundKey),
  'settle-sport-bet': (world, { betId }) => settleSportBet(world, betId),
};

/** Default number of worlds. Above it the least recently used one is dropped, never the default world. */
export const WORLDS_AT_MOST = 200;

export type ChatListener = (worldId: string, delivery: ChatDelivery) => void;
export type EventListener = (worldId: string, event: WorldEvent, world: World) => void;

export interface WorldRegistry {
  /** Made from the seed on first use. */
  world(id: string): World;
  /** True for the default world and for every other world that is kept. */
  has(id: string): boolean;
  reset(id: string): void;
  replace(id: string, plain: unknown): void;
  runDue(world: World): void;
  /** Must be called after every change of a world: it sends events, plans the next action and notifies listeners. */
  changed(world: World): void;
  onEvent(listener: EventListener): void;
  onChat(listener: ChatListener): void;
  onChange(listener: () => void): void;
  /** Breaks the sockets of a world. A new world that replaces one does so too: it does not know the connections. */
  dropSockets(worldId: string): void;
  onDropSockets(listener: (worldId: string) => void): void;
  snapshots(): Record<string, WorldSnapshot>;
  ids(): string[];
  close(): void;
}

export interface RegistryOptions {
  catalogue: Catalogue;
  catalogueOf?: (games: number) => Catalogue;
  clock: Clock;
  /** Without it each world has a secret of its own from the system. */
  seed?: number | undefined;
  worldsAtMost?: number | undefined;
  prepare?: (world: World) => void;
  snapshots?: Readonly<Record<string, unknown>> | undefined;
}

interface Entry {
  id: string;
  world: World;
  timer: ReturnType<typeof setTimeout> | undefined;
}

function emitter<Values extends unknown[]>() {
  const listeners: ((...values: Values) => void)[] = [];
  return {
    on: (listener: (...values: Values) => void) => void listeners.push(listener),
    emit(...values: Values) {
      for (const listener of listeners) listener(...values);
    },
  };
}

const TIMER_LIMIT_MS = 2 ** 31 - 1;

export function createRegistry(options: RegistryOptions): WorldRegistry {
  const {
    catalogue,
    catalogueOf,
    clock,
    seed,
    snapshots = {},
    worldsAtMost = WORLDS_AT_MOST,
    prepare = () => {},
  } = options;
  const common = { catalogue, catalogueOf, clock };
  const entries = new Map<string, Entry>();
  const entryOf = new WeakMap<World, Entry>();
  const events = emitter<Parameters<EventListener>>();
  const chat = emitter<Parameters<ChatListener>>();
  const changes = emitter<[]>();
  const drops = emitter<[worldId: string]>();

  function add(id: string, world: World): Entry {
    const entry: Entry = { id, world, timer: undefined };
    entries.set(id, entry);
    entryOf.set(world, entry);
    for (const old of entries.values()) {
      if (entries.size <= worldsAtMost) break;
      if (old.id === DEFAULT_WORLD || old === entry) continue;
      clearTimeout(old.timer);
      entries.delete(old.id);
    }
    return entry;
  }

  function seeded(id: string): World {
    const world = createWorld({ ...common, state: emptyState(worldSecret(seed, id)) });
    seedWorld(world);
    prepare(world);
    return world;
  }

  function plan(entry: Entry): void {
    clearTimeout(entry.timer);
    const at = nextDueAt(entry.world);
    if (at === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(at - entry.world.now(), 1), TIMER_LIMIT_MS);
    entry.timer = setTimeout(() => {
      runDueWith(entry.world, dueRunners);
      changed(entry.world);
    }, delay);
    // A planned action must not keep a finished test or a stopped server alive.
    if (typeof entry.timer === 'object') entry.timer.unref();
  }

  function changed(world: World): void {
    const entry = entryOf.get(world);
    if (entry === undefined || entries.get(entry.id) !== entry) return;
    for (const event of takeEvents(world)) events.emit(entry.id, event, world);
    for (const delivery of world.chatDeliveries.splice(0)) chat.emit(entry.id, delivery);
    plan(entry);
    changes.emit();
  }

  function replaceWith(id: string, world: World): void {
    clearTimeout(entries.get(id)?.timer);
    changed(add(id, world).world);
    // Clients reconnect, log in and join their conversation, as after any lost connection (RT-03, CHT-01).
    drops.emit(id);
  }

  for (const [id, plain] of Object.entries(snapshots)) plan(add(id, restore(plain, common)));

  return {
    world(id) {
      const found = entries.get(id) ?? add(id, seeded(id));
      // Removed and inserted again, so that the Map's order is the order of use.
      entries.delete(id);
      entries.set(id, found);
      return found.world;
    },
    has: (id) => id === DEFAULT_WORLD || entries.has(id),
    reset: (id) => replaceWith(id, seeded(id)),
    replace: (id, plain) => replaceWith(id, restore(plain, common)),
    runDue: (world) => void runDueWith(world, dueRunners),
    changed,
    onEvent: events.on,
    onChat: chat.on,
    onChange: changes.on,
    dropSockets: drops.emit,
    onDropSockets: drops.on,
    snapshots: () => Object.fromEntries([...entries.values()].map(({ id, world }) => [id, snapshot(world)])),
    ids: () => [...entries.keys()],
    close() {
      for (const { timer } of entries.values()) clearTimeout(timer);
    },
  };
}
