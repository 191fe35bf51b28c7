import { SetFaultBody } from '@copihue/contract/control-bodies';
import type { RefusalCode } from '../../generated/refusals.ts';

/** openapi/control.yaml describes each kind. */
export const faultKinds = SetFaultBody.options[1].shape.fault.options;
export type FaultKind = (typeof faultKinds)[number];
export type ContractFault = Extract<FaultKind, `contract-${string}`>;

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
