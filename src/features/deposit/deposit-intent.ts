import type { PaymentMethod } from '../../api/generated/model/index.ts';
import type { Minor } from '../../lib/money.ts';
import { readPageMemory, writePageMemory } from './page-memory.ts';

/** What the player asked for with a tap on Pay. */
export interface DepositIntent {
  /** The same for every repeat of this wish, so that the server makes one order of it (DEP-06). */
  id: string;
  amount: Minor;
  method: PaymentMethod;
  activityId?: string;
  account?: string;
  bankCode?: string;
}

/** A random UUID, version 4; also on an http page, where `randomUUID` is missing. */
export function newIntentId(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

let current: { id: string; choice: string } | undefined;

/**
 * The key of a wish, kept until its order is final, over reloads too. Account and bank are no part of it: putting
 * them right after a refusal pays the same order. Another amount, method or offer is another deposit.
 */
export function intentIdFor({ amount, method, activityId }: Omit<DepositIntent, 'id'>): string {
  const choice = [amount, method.code, activityId ?? ''].join(' ');
  const kept = current ?? readPageMemory().intent;
  current = kept?.choice === choice ? kept : { id: newIntentId(), choice };
  writePageMemory({ intent: current });
  return current.id;
}

/** The order has come to its end: the next tap on Pay is a new deposit. */
export function endIntent(): void {
  current = undefined;
  writePageMemory({ intent: undefined });
}
