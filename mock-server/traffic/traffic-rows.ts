import type { FaultKind } from '../world/tables/fault-kinds.ts';

/** Where a body leaves the contract: the field as a path, empty for the body itself, and the rule in its words. */
export interface BrokenRule {
  field: string;
  /** A keyword of the contract with its value, such as `minimum 500` or `required`. */
  rule: string;
}

/** One side of a call as the log keeps it: secrets masked, long bodies cut. */
export interface LoggedBody {
  text: string;
  isCut: boolean;
  /** Empty when the contract is kept. */
  broken: readonly BrokenRule[];
}

export interface LoggedCall {
  kind: 'call';
  id: number;
  /** World time in ms. */
  at: number;
  /** Null for an address that is no call of the contract. */
  operationId: string | null;
  method: string;
  path: string;
  lang: string;
  playerId: string | null;
  durationMs: number;
  /** What the call was made to suffer. */
  faults: readonly FaultKind[];
  request: LoggedBody;
  /** Null for a connection that was broken. */
  status: number | null;
  answer: LoggedBody | null;
}

/** A socket event that went out to a player's devices. */
export interface LoggedEvent {
  kind: 'event';
  id: number;
  at: number;
  event: 'recharge' | 'balance';
  playerId: string;
  payload: LoggedBody;
}

export type TrafficRow = LoggedCall | LoggedEvent;

/** A row as its maker hands it over; the log numbers it and tells the time. */
export type NewRow = Omit<LoggedCall, 'id' | 'at'> | Omit<LoggedEvent, 'id' | 'at'>;
