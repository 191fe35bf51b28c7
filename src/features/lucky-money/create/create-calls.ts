import { CallError } from '../../../api/call-error.ts';
import { luckyMoneyCreate, luckyMoneyEnvelope } from '../../../api/generated/lucky-money/lucky-money.ts';
import { toAmount } from '../../../lib/money.ts';
import type { CreateEvent } from './create-flow.ts';
import { endIntent, type PacketIntent } from './packet-intent.ts';

/**
 * Makes the packet of an intent, or gets the one made before from it. Keeps "unknown" apart from "no".
 * @throws CallError what is neither: a 401, a 400 or a 429, to be told by the error catalogue of spec point 8
 */
export async function createPacket({ id: intentId, ...wish }: PacketIntent): Promise<CreateEvent> {
  try {
    const packet = await luckyMoneyCreate({ ...wish, amount: toAmount(wish.amount), intentId });
    // A guest's answer is empty (NET-08).
    return packet.id === undefined ? { type: 'refused' } : { type: 'created', packet };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.isUnknown) return { type: 'lost' };
    if (error.kind !== 'refused') throw error;
    const { message, field } = error;
    // The key is spent on another wish: the next tap is a new one.
    if (field === 'intentId') endIntent();
    return { type: 'refused', refusal: { message, field } };
  }
}

/** The packet of an intent whose answer got lost; undefined when even this is unknown. */
export async function findPacket(intentId: string): Promise<CreateEvent | undefined> {
  try {
    const packet = await luckyMoneyEnvelope({ intentId });
    return packet.id === undefined ? undefined : { type: 'found', packet };
  } catch (error) {
    const isNone = error instanceof CallError && error.code === 'unknown-packet';
    return isNone ? { type: 'absent' } : undefined;
  }
}
