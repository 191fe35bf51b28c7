import type { CheckPart } from '@copihue/contract/check-options';

export interface SeenRequest {
  method: string;
  path: string;
  /** A fault may replace it by another token. */
  token: string | undefined;
  lang: string | undefined;
  text: string;
  /** Parsed; undefined for none or broken JSON. */
  body: unknown;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  /** A text is sent as it is, any other value as JSON. */
  body: unknown;
}

export type AnswerChange = (answer: WireAnswer, request: SeenRequest) => void;

/** @returns another event; undefined drops it */
export type EventChange = (
  name: string,
  args: readonly unknown[],
) => readonly [name: string, ...args: unknown[]] | undefined;

export interface Fault {
  name: string;
  /** The call with the fault; for the socket an event. */
  on: string;
  /** Rule of the contract check that must find the fault. */
  rule: string;
  /** The call that shows the fault, where it is another one. */
  foundOn?: string;
  /** Needed parts of the check; the journey by default. */
  parts?: readonly CheckPart[];
  /** Other calls that the journey needs on its way. */
  with?: readonly string[];
  /** A fault between players: another account is registered and bound. */
  players?: 2;
  /** Random bodies for each call, when a few do not hit the fault. */
  randomRuns?: number;
  instead?: (request: SeenRequest) => WireAnswer | 'drop' | undefined;
  before?: (request: SeenRequest) => void;
  after?: AnswerChange;
  /** Changes answers of any calls, by operationId. */
  afters?: Readonly<Record<string, AnswerChange>>;
  /** Number of changed answers; a fault that changed none was not planted. */
  touched?: number;
  ignores?: (name: string) => boolean;
  event?: EventChange;
}
