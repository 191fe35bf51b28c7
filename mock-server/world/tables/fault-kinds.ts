import type { RefusalCode } from '../../generated/refusals.ts';

/** Answers made from the contract alone, see handlers/contract-answer.ts. */
export const contractFaults = ['contract-long', 'contract-empty', 'contract-mixed'] as const;
export type ContractFault = (typeof contractFaults)[number];

/**
 * Kinds of failure that a call can be given.
 *
 * latency: the answer waits `ms`.
 * unauthorized, too-many-requests, server-error: HTTP 401, 429, 500.
 * proxy-429: HTTP 429 of something in between: a page, and a header that says how long to wait.
 * captive-portal: HTTP 200 with the login page of a network; redirect: HTTP 302 to a page.
 * failure: an envelope with success false.
 * malformed: the answer is no JSON.
 * contradictory: values that cannot all be true: a total that is not the sum, a limit below its minimum.
 * stale: the first answer again and again, as from a cache; the call has no effect the next time.
 * other-currency, unknown-enum: another currency, values that the contract does not list.
 * drip: the answer comes a few bytes at a time.
 * rotated-token: the answer brings a new token, and the one before is void at once, in parallel calls too.
 * drop-before, drop-after: the connection breaks before or after the call took effect.
 * contract-...: the call has no effect; its answer is the longest, the emptiest or a mixed one that the contract
 * allows.
 */
export const faultKinds = [
  'latency',
  'unauthorized',
  'too-many-requests',
  'proxy-429',
  'server-error',
  'captive-portal',
  'redirect',
  'failure',
  'malformed',
  'contradictory',
  'stale',
  'other-currency',
  'unknown-enum',
  'drip',
  'rotated-token',
  'drop-before',
  'drop-after',
  ...contractFaults,
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultSetting {
  /** An operation of the contract, or `*` for every call. */
  operationId: string;
  fault: FaultKind;
  /** Calls that it still hits; null for all until it is removed. */
  times: number | null;
  ms: number;
  /** For failure: text of the answer instead of ours. */
  message: string | null;
  /** For failure: a refusal of the contract; without it the answer has a code that the contract does not know. */
  code?: RefusalCode | undefined;
}
