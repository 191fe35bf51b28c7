/** One way in which a server may differ from the mock backend and still keep the contract (CON-10). */
export interface Variation {
  name: string;
  /** New for each run, because a variation may remember what it saw. */
  start(): Door;
}

export interface DoorRequest {
  path: string;
  headers: Record<string, string>;
  /** Undefined for none or broken JSON. */
  body: unknown;
}

export interface DoorAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** How the body is written; JSON.stringify without it. */
  write?: (body: unknown) => string;
}

/** Asks the server behind the door, as the caller of a request. */
export type AskBehind = (path: string, body: object, headers: Record<string, string>) => Promise<DoorAnswer>;

export interface Door {
  /** Answers itself. */
  instead?(request: DoorRequest, ask: AskBehind): Promise<DoorAnswer | undefined> | DoorAnswer | undefined;
  /** Changes what the server behind gets to see. */
  before?(request: DoorRequest): void;
  /** Changes what it answered. */
  after?(answer: DoorAnswer, request: DoorRequest): void;
  /** Whether an event of the socket goes through. */
  lets?(event: string): boolean;
}

/** A refusal as the contract has it. */
export function refused(status: number, code: string, more: object = {}, headers: object = {}): DoorAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'token, retry-after, date',
      ...headers,
    },
    body: { success: false, message: 'Ahora no.', data: { code, ...more } },
  };
}
