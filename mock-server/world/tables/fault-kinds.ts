import type { components } from '@copihue/contract/control';
import type { RefusalCode } from '../../generated/refusals.ts';

/** Answers made from the contract alone, see handlers/contract-answer.ts. */
export const contractFaults = ['contract-long', 'contract-empty', 'contract-mixed'] as const;
export type ContractFault = (typeof contractFaults)[number];

/** Kinds of failure that a call can be given; openapi/control.yaml says what each does. */
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
] as const satisfies readonly components['schemas']['FaultKind'][];
export type FaultKind = (typeof faultKinds)[number];

export interface FaultSetting {
  /** An operation of the contract, `*` for all of them, or a call of the games (`games/round`). */
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
