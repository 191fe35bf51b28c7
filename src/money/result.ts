import { CallError } from '../api/call-error.ts';
import { definiteNos } from '../api/generated/definite-nos.ts';
import type { RefusalCode } from '../api/generated/refusal-code.ts';

export interface Refusal {
  message: string;
  field?: string | undefined;
  code?: RefusalCode | undefined;
}

/** "Unknown" is never shown as a failure: the server may have moved the money (DEP-04). */
export type Result<Value> =
  | { outcome: 'accepted'; value: Value }
  | { outcome: 'refused'; refusal: Refusal }
  | { outcome: 'unknown'; message?: string };

/** A refusal with a code of the contract. Any other answer may come from a proxy or gateway between (NET-14). */
export const isContractRefusal = ({ path, code, status = 0 }: CallError): boolean =>
  code !== undefined && status < 500 && definiteNos[path]?.includes(code) === true;

/**
 * The form shows a refusal of the contract; after any other failure the order is looked up.
 * @throws CallError for a definite no with another status (401, 400, 429): the error catalogue of spec point 8 shows it
 */
export async function resultOf<Value extends object>(call: Promise<Value>): Promise<Result<Value>> {
  try {
    const value = await call;
    // A guest's answer is empty, and nothing was sent (NET-08).
    if (Object.keys(value).length === 0) return { outcome: 'refused', refusal: { message: '' } };
    return { outcome: 'accepted', value };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { message, field, code } = error;
    if (!isContractRefusal(error))
      return { outcome: 'unknown', ...(error.kind === 'refused' && message && { message }) };
    if (error.kind !== 'refused') throw error;
    return { outcome: 'refused', refusal: { message, field, code } };
  }
}
