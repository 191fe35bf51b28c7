/** A difference from the mock backend that the contract allows (CON-10). */
export interface Variation {
  name: string;
  /** New for each run, because a variation may remember earlier calls. */
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
  /** JSON.stringify by default. */
  write?: (body: unknown) => string;
}

export type AskBehind = (path: string, body: object, headers: Record<string, string>) => Promise<DoorAnswer>;

export interface Door {
  instead?(request: DoorRequest, ask: AskBehind): Promise<DoorAnswer | undefined> | DoorAnswer | undefined;
  before?(request: DoorRequest): void;
  after?(answer: DoorAnswer, request: DoorRequest): void;
  lets?(event: string): boolean;
}

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
