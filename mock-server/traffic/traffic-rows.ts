import type { OperationId } from '@copihue/contract/operations';
import type { FaultKind } from '../world/tables/fault-kinds.ts';

/** `field` is a path; empty for the body itself. */
export interface BrokenRule {
  field: string;
  /** A keyword of the contract with its value, such as `minimum 500` or `required`. */
  rule: string;
}

/** Secrets are masked and long bodies are cut. */
export interface LoggedBody {
  text: string;
  isCut: boolean;
  /** Empty when the body keeps the contract. */
  broken: readonly BrokenRule[];
}

export interface LoggedCall {
  kind: 'call';
  id: number;
  at: number;
  /** null for an address that is not in the contract. */
  operationId: OperationId | null;
  method: string;
  path: string;
  lang: string;
  /** From the header `x-request-id`; empty without one. It begins with the visit. */
  requestId: string;
  playerId: string | null;
  durationMs: number;
  faults: readonly FaultKind[];
  request: LoggedBody;
  /** null for a dropped connection. */
  status: number | null;
  answer: LoggedBody | null;
}

export interface LoggedEvent {
  kind: 'event';
  id: number;
  at: number;
  event: 'recharge' | 'balance';
  playerId: string;
  payload: LoggedBody;
}

export interface LoggedReport {
  kind: 'report';
  id: number;
  at: number;
  report: 'error' | 'contract' | 'policy' | 'call' | 'start' | 'vital';
  /** Of the call that it is about, else of its visit. */
  requestId: string;
  payload: LoggedBody;
}

export type TrafficRow = LoggedCall | LoggedEvent | LoggedReport;

type Unnumbered<Row> = Row extends TrafficRow ? Omit<Row, 'id' | 'at'> : never;
export type NewRow = Unnumbered<TrafficRow>;
