import type { Contract } from '../../source/contract.ts';
import { fieldOf, numberOf, parsedJson, textOf } from '../../source/json-values.ts';
import type { Problem } from '../finding.ts';
import { shown } from '../schema-check.ts';
import { asProblems, type Broken } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

interface SeenEvent {
  name: string;
  args: readonly unknown[];
}

/** Owner and amount of each deposit, by the id of the order. */
export type Owners = ReadonlyMap<string, { player: string; amount?: number }>;

function deposits(events: readonly SeenEvent[]): { id: string; amount: unknown }[] {
  return events.flatMap(({ name, args }) => {
    const payload = name === 'recharge' ? parsedJson(String(args[0]))?.value : undefined;
    if (payload === undefined) return [];
    return [{ id: textOf(fieldOf(payload, 'orderId')) ?? '', amount: fieldOf(payload, 'amount') }];
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

/** Checks the laws of the socket: two players, the amounts of their deposits, the conversations. */
export function socketLawProblems(
  contract: Contract,
  sockets: { player: readonly SeenEvent[]; other: readonly SeenEvent[]; otherName: string },
  owners: Owners,
): Problem[] {
  const { player, other, otherName } = sockets;
  const found: Readonly<Record<string, Broken[]>> = {
    'own-events': [...foreign(player, 'player', owners), ...foreign(other, otherName, owners)],
    'event-amount': amounts([...player, ...other], owners),
    'chat-sequence': sequences(player),
  };
  return Object.entries(found).flatMap(([name, broken]) => {
    const law = sharedLaw(contract, name);
    return law ? asProblems(law, broken) : [];
  });
}
