export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** That of the header; another one may take its place. */
  token: string | undefined;
  lang: string | undefined;
  text: string;
  /** Parsed; undefined for none or broken JSON. A change of it is sent instead of the text. */
  body: unknown;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  /** A text is sent as it is, any other value as JSON. */
  body: unknown;
  /** JSON.stringify by default. */
  write?: (body: unknown) => string;
}

export type AnswerChange = (answer: WireAnswer, request: SeenRequest) => void;

/** @returns another event; undefined drops it */
export type EventChange = (
  name: string,
  args: readonly unknown[],
) => readonly [name: string, ...args: unknown[]] | undefined;

/** Asks the mock backend itself. */
export type Send = (path: string, body: object, headers: Record<string, string>) => Promise<WireAnswer>;

type Instead = WireAnswer | 'drop' | undefined;

/** A difference of the test server from the mock backend: a fault that is planted, or a choice that the contract leaves. */
export interface Switch {
  before?(request: SeenRequest): void;
  instead?(request: SeenRequest, send: Send): Promise<Instead> | Instead;
  after?(answer: WireAnswer, request: SeenRequest): void;
  event?: EventChange;
  /** Whether an event of the app is lost. */
  ignores?: (name: string) => boolean;
}
