import type { Contract } from '../../source/contract.ts';
import { fieldOf, numberOf, parsedJson, textOf } from '../../source/json-values.ts';
import type { Problem } from '../finding.ts';
import { shown } from '../schema-check.ts';
import { asProblems, type Broken } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

export interface SeenEvent {
  name: string;
  args: readonly unknown[];
  at: string;
}

export interface SeenDeposits {
  owners: Owners;
  looks: readonly { id: string; status: number; at: string }[];
}

interface Received {
  player: readonly SeenEvent[];
  other: readonly SeenEvent[];
  otherName: string;
  /** `bound` is the socket that identifies itself by `login` only; `nobody` never does. */
  bound: readonly SeenEvent[];
  nobody: readonly SeenEvent[];
  isBound: boolean;
  /** The sockets of a ticket: its first, and those that it may not bind. */
  byTicket: { first: readonly SeenEvent[]; void: readonly SeenEvent[]; isFirst: boolean };
}

type Owners = ReadonlyMap<string, { player: string; amount?: number }>;

function deposits(events: readonly SeenEvent[]): { id: string; amount: unknown; at: string }[] {
  return events.flatMap(({ name, args, at }) => {
    const payload = name === 'recharge' ? parsedJson(String(args[0]))?.value : undefined;
    if (payload === undefined) return [];
    return [{ id: textOf(fieldOf(payload, 'orderId')) ?? '', amount: fieldOf(payload, 'amount'), at }];
  });
}

function foreign(events: readonly SeenEvent[], listener: string, owners: Owners): Broken[] {
  return deposits(events)
    .filter(({ id }) => owners.has(id) && owners.get(id)?.player !== listener)
    .map((): Broken => ['recharge', `came to the socket of the ${listener} for a deposit of another player`]);
}

function amounts(events: readonly SeenEvent[], owners: Owners): Broken[] {
  return deposits(events).flatMap(({ id, amount }): Broken[] => {
    const due = owners.get(id)?.amount;
    if (due === undefined || due === amount) return [];
    return [['recharge amount', `is ${shown(amount)}, and the order is of ${due}`]];
  });
}

/** A final deposit sends one event, and another one if it is reversed later. */
function repeated(events: readonly SeenEvent[], { looks }: SeenDeposits): Broken[] {
  const times = new Map<string, number>();
  for (const { id } of deposits(events)) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].flatMap(([id, count]): Broken[] => {
    const last = looks.findLast((look) => look.id === id);
    const due = (last?.status ?? UNDONE) >= UNDONE ? 2 : 1;
    return count > due ? [['recharge', `came ${count} times for an order, and is due ${due} times`]] : [];
  });
}

/** From this status on a deposit is reversed. Below PAID it waits for its payment. */
const UNDONE = 5;
const PAID = 2;

function early(events: readonly SeenEvent[], { looks }: SeenDeposits): Broken[] {
  const isEarly = ({ id, at }: { id: string; at: string }) =>
    looks.some((look) => look.id === id && look.status < PAID && look.at > at);
  return deposits(events)
    .filter(isEarly)
    .map((): Broken => ['recharge', 'came before the order had ended']);
}

/** Each event of a player must also reach the socket that the player bound by `login`. */
function unbound(name: string, player: readonly SeenEvent[], bound: readonly SeenEvent[]): Broken[] {
  const known = new Set(deposits(bound).map(({ id }) => id));
  const lost = deposits(player).filter(({ id }) => !known.has(id));
  if (lost.length === 0) return [];
  return [[name, `did not bind the socket: it lacks ${lost.length} events of its player`]];
}

function toNobody(nobody: readonly SeenEvent[], listener: string): Broken[] {
  return nobody
    .filter(({ name }) => name === 'recharge' || name === 'balance')
    .map(({ name }): Broken => [name, `came to ${listener}`]);
}

function unannounced(events: readonly SeenEvent[]): Broken[] {
  const names = events.map(({ name }) => name);
  const [first, joined] = [names.indexOf('chat'), names.indexOf('chatJoined')];
  return first !== -1 && joined > first ? [['chat', 'came before chatJoined']] : [];
}

function doubled(events: readonly SeenEvent[]): Broken[] {
  const places = new Map<unknown, unknown>();
  return events.flatMap(({ name, args }): Broken[] => {
    if (name !== 'chat') return [];
    const [id, seq] = [fieldOf(args[0], 'id'), fieldOf(args[0], 'seq')];
    const before = places.get(id) ?? seq;
    places.set(id, seq);
    return before === seq ? [] : [['chat id', `is that of two entries, ${shown(before)} and ${shown(seq)}`]];
  });
}

function sequences(events: readonly SeenEvent[]): Broken[] {
  const conversations = new Map<string, Map<number, unknown>>();
  let current = new Map<number, unknown>();
  const broken: Broken[] = [];
  for (const { name, args } of events) {
    if (name === 'chatJoined') {
      const id = String(fieldOf(args[0], 'conversationId'));
      current = conversations.get(id) ?? new Map();
      conversations.set(id, current);
    }
    const seq = name === 'chat' ? numberOf(fieldOf(args[0], 'seq')) : undefined;
    if (seq === undefined) continue;
    const id = fieldOf(args[0], 'id');
    if (current.has(seq) && current.get(seq) !== id) broken.push(['chat seq', `is ${seq} for two entries`]);
    current.set(seq, id);
  }
  for (const entries of conversations.values()) {
    const last = Math.max(0, ...entries.keys());
    if (last !== entries.size) broken.push(['chat seq', `goes up to ${last} with ${entries.size} entries`]);
  }
  return broken;
}

/** Checks the laws of the socket: players, deposits, conversations (CON-07). */
export function socketLawProblems(contract: Contract, received: Received, seen: SeenDeposits): Problem[] {
  const { player, other, otherName, bound, nobody, isBound, byTicket } = received;
  const { owners } = seen;
  const found: Readonly<Record<string, Broken[]>> = {
    'own-events': [
      ...foreign(player, 'player', owners),
      ...foreign(other, otherName, owners),
      ...toNobody(nobody, 'a socket that nobody is logged in on'),
    ],
    'event-amount': amounts([...player, ...other], owners),
    'event-once': repeated(player, seen),
    'event-not-early': early(player, seen),
    'login-binds': isBound ? unbound('login', player, bound) : [],
    'socket-ticket': [
      ...(byTicket.isFirst ? unbound('ticket', player, byTicket.first) : []),
      ...toNobody(byTicket.void, 'a socket whose ticket was used or is too old'),
    ],
    'chat-order': unannounced(player),
    'chat-repeat': doubled(player),
    'chat-sequence': sequences(player),
  };
  return Object.entries(found).flatMap(([name, broken]) => {
    const law = sharedLaw(contract, name);
    return law ? asProblems(law, broken) : [];
  });
}
