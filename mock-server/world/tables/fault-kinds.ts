import type { components } from '@copihue/contract/control';
import type { RefusalCode } from '../../generated/refusals.ts';

export const contractFaults = ['contract-long', 'contract-empty', 'contract-mixed'] as const;
export type ContractFault = (typeof contractFaults)[number];

/** openapi/control.yaml describes each kind. */
export const faultKinds = [
  'latency',
  'unauthorized',
  'too-many-requests',
  'maintenance',
  'proxy-429',
  'proxy-502',
  'proxy-503',
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
  /** Calls that are still affected; null until the fault is removed. */
  times: number | null;
  ms: number;
  /** For `failure`: text of the answer, instead of the usual one. */
  message: string | null;
  /** For `failure`: a refusal code of the contract. Default: a code that the contract does not know. */
  code?: RefusalCode | undefined;
}
