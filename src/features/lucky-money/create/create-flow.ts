import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import type { PacketIntent } from './packet-intent.ts';

/** Why the server would not; `field` names what to put right. */
export interface CreateRefusal {
  message: string;
  field?: string | undefined;
}

/**
 * Sending a packet, from the form until it stands (RED-01). Pure: the hook makes the calls. A state without an answer
 * is a checking one, never a failed one, and trying again is offered only after a check.
 */
export type CreateFlow =
  /** The page was left or reloaded with a wish under way: asks what became of it before anything else. */
  | { step: 'resuming'; intentId: string }
  | { step: 'choosing'; refusal?: CreateRefusal }
  | { step: 'sending'; intent: PacketIntent }
  /** No answer: asks for the packet of the intent. */
  | { step: 'checking'; intent: PacketIntent }
  /** Asked, and there is no such packet: only now may it be tried again. */
  | { step: 'not-sent'; intent: PacketIntent }
  | { step: 'sent'; packetId: string };

export type CreateEvent =
  | { type: 'submitted'; intent: PacketIntent }
  | { type: 'created'; packet: Pick<LuckyEnvelope, 'id'> }
  | { type: 'refused'; refusal?: CreateRefusal }
  /** No answer that can be relied on. */
  | { type: 'lost' }
  /** The check's answers. */
  | { type: 'found'; packet: Pick<LuckyEnvelope, 'id'> }
  | { type: 'absent' }
  | { type: 'retried' }
  /** Back to the form. */
  | { type: 'left' };

/** What the form opens with. @param intentId of a wish without an end */
export function firstCreateFlow(intentId: string | undefined): CreateFlow {
  return intentId === undefined ? { step: 'choosing' } : { step: 'resuming', intentId };
}

function afterSending(now: Extract<CreateFlow, { intent: PacketIntent }>, event: CreateEvent): CreateFlow {
  switch (event.type) {
    case 'created':
    case 'found':
      return { step: 'sent', packetId: event.packet.id };
    case 'refused':
      return { step: 'choosing', ...(event.refusal && { refusal: event.refusal }) };
    case 'lost':
      return { step: 'checking', intent: now.intent };
    case 'absent':
      return now.step === 'checking' ? { step: 'not-sent', intent: now.intent } : now;
    default:
      return now;
  }
}

/** The next step; an event that means nothing in a step changes nothing. */
export function nextCreateFlow(now: CreateFlow, event: CreateEvent): CreateFlow {
  switch (now.step) {
    case 'resuming':
      if (event.type === 'found') return { step: 'sent', packetId: event.packet.id };
      return event.type === 'absent' ? { step: 'choosing' } : now;
    case 'choosing':
      return event.type === 'submitted' ? { step: 'sending', intent: event.intent } : now;
    case 'sending':
    case 'checking':
      return afterSending(now, event);
    case 'not-sent':
      if (event.type === 'retried') return { step: 'sending', intent: now.intent };
      return event.type === 'left' ? { step: 'choosing' } : now;
    case 'sent':
      return now;
  }
}
