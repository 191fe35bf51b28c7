import type { Contract } from '../../source/contract.ts';
import { fieldOf } from '../../source/json-values.ts';
import type { CheckOptions } from '../options.ts';
import { uuidFrom } from '../uuid.ts';
import type { DueEvent } from './received-event.ts';

/**
 * Joins the support conversation and writes one message (CHT-01), where the contract has one. People may read it, so it
 * takes --writes.
 * @returns what has to come back: the conversation, and the message itself as its receipt
 */
export function startChat(
  contract: Contract,
  options: CheckOptions,
  emit: (name: string, payload: object) => void,
): DueEvent[] {
  const isKnown = contract.events.some(({ sender, name }) => sender === 'client' && name === 'chatJoin');
  if (!isKnown || !options.writes) return [];
  const id = uuidFrom(options.seed, 'chat message');
  emit('chatJoin', { visitorId: uuidFrom(options.seed, 'chat visitor'), lang: options.lang, afterSeq: 0 });
  emit('chat', { id, text: 'Contract check, please ignore.', sentAt: new Date().toISOString() });
  return [
    { name: 'chatJoined', says: 'did not come for chatJoin', isIt: () => true },
    {
      name: 'chat',
      says: 'did not bring back the message sent, which is its receipt',
      isIt: ({ args }) => fieldOf(args[0], 'id') === id,
    },
  ];
}
