import type { Switch, WireAnswer } from '../switch.ts';

/** A difference from the mock backend that the contract allows (CON-10). */
export interface Variation {
  name: string;
  /** New for each run, because a variation may remember earlier calls. */
  start(): Switch;
}

export const stateless = (name: string, one: Switch): Variation => ({ name, start: () => one });

export function refused(status: number, code: string, more: object = {}, headers: object = {}): WireAnswer {
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
