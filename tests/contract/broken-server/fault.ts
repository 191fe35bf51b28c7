import type { CheckPart } from '@copihue/contract/check-options';

/** A request on its way to the sound server. */
export interface SeenRequest {
  method: string;
  path: string;
  /** A fault may take it for another one. */
  token: string | undefined;
  lang: string | undefined;
  text: string;
  /** The parsed body; undefined for none or broken JSON. */
  body: unknown;
}

/** An answer on its way to the checker. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  /** A value goes out as JSON, a text as it is. */
  body: unknown;
}

/** Changes an answer in place. */
export type AnswerChange = (answer: WireAnswer, request: SeenRequest) => void;

/** Makes another event of one; undefined swallows it. */
export type EventChange = (
  name: string,
  args: readonly unknown[],
) => readonly [name: string, ...args: unknown[]] | undefined;

/** One named fault of a server that is sound otherwise. */
export interface Fault {
  name: string;
  /** Call it is planted on; a socket event for the socket's. */
  on: string;
  /** Rule of the contract check that must find it. */
  rule: string;
  /** Call it is found on, when that is another one. */
  foundOn?: string;
  /** Parts of the check that are needed; the journey without it. */
  parts?: readonly CheckPart[];
  /** Other calls whose journey leads there. */
  with?: readonly string[];
  /** 2 where it takes another player: then an account is registered and one more bound. */
  players?: 2;
  /** Random bodies a call, when it takes more than a few to hit it. */
  randomRuns?: number;
  /** Answers instead of the sound server. */
  instead?: (request: SeenRequest) => WireAnswer | 'drop' | undefined;
  /** Changes what the sound server gets to see. */
  before?: (request: SeenRequest) => void;
  /** Changes the answer of the call it is planted on. */
  after?: AnswerChange;
  /** Changes the answers of calls by their operationId, whatever call it is planted on. */
  afters?: Readonly<Record<string, AnswerChange>>;
  /** How many answers it has changed; a fault that changes none was not planted at all. */
  touched?: number;
  /** Whether an event of a client is not heard. */
  ignores?: (name: string) => boolean;
  /** Changes an event of the socket; undefined swallows it. */
  event?: EventChange;
}
