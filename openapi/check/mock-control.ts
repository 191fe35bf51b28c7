import { fieldOf, listOf, numberOf, textOf } from '../source/json-values.ts';

/** Finds the code of an SMS; undefined when it is not known. */
export type FindCode = (phone: string) => Promise<string | undefined>;

/** Controls of the mock backend, so that the journey needs no person with a phone. */
export interface MockControl {
  findCode: FindCode;
  /** Lets a payment succeed. */
  approveOrder(id: string): Promise<void>;
  /** Headers of a request that is to fail in this way (`x-mock-fault`). */
  failing(code: string): Readonly<Record<string, string>>;
  /** Advances the clock of the world. */
  pass(ms: number): Promise<void>;
  /** Plays bets of a player, so that the records are not empty. */
  playBets(phone: string, count: number): Promise<void>;
  /** Milliseconds by which the clock of the mock was moved on. */
  aheadMs(): Promise<number>;
  /** Loses most of a player's cash in bets. */
  loseBets(phone: string): Promise<void>;
}

const LOST_BETS = { count: 300, stake: 5000, luck: 'bad' } as const;

/** @param url origin of the mock backend, e.g. http://127.0.0.1:4010 */
export function createMockControl(url: string, headers: Readonly<Record<string, string>>): MockControl {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${url}/__mock/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  return {
    async findCode(phone) {
      const response = await send('GET', `sms?phone=${encodeURIComponent(phone)}`);
      const rows: unknown = await response.json();
      return textOf(fieldOf(listOf(rows).at(-1), 'code'));
    },
    approveOrder: async (id) =>
      void (await send('POST', `orders/${encodeURIComponent(id)}`, { outcome: 'approve' })),
    failing: (code) => ({ 'x-mock-fault': code }),
    pass: async (ms) => void (await send('POST', 'clock', { advanceMs: ms })),
    aheadMs: async () => {
      const clock: unknown = await (await send('GET', 'clock')).json();
      return numberOf(fieldOf(clock, 'aheadMs')) ?? 0;
    },
    playBets: async (phone, count) => void (await send('POST', 'bets', { phone, count })),
    loseBets: async (phone) => void (await send('POST', 'bets', { phone, ...LOST_BETS })),
  };
}
