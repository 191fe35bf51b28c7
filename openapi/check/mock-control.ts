import { fieldOf, listOf, numberOf, textOf } from '../source/json-values.ts';

/** Finds the code of an SMS; undefined when it is not known. */
export type FindCode = (phone: string) => Promise<string | undefined>;

const LOST_BETS = { count: 300, stake: 5000, luck: 'bad' } as const;

export type MockControl = ReturnType<typeof createMockControl>;

/**
 * Controls of the mock backend, so that the journey needs no person with a phone.
 * @param url origin of the mock backend, e.g. http://127.0.0.1:4010
 */
export function createMockControl(url: string, headers: Readonly<Record<string, string>>) {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${url}/__mock/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  return {
    async findCode(phone: string) {
      const response = await send('GET', `sms?phone=${encodeURIComponent(phone)}`);
      const rows: unknown = await response.json();
      return textOf(fieldOf(listOf(rows).at(-1), 'code'));
    },
    /** Decides on a deposit or a withdrawal: pays it, also in part, or undoes a paid one. */
    decide: async (
      list: 'orders' | 'withdrawals',
      id: string,
      outcome: 'approve' | 'part' | 'reverse' | 'charge-back',
    ) => void (await send('POST', `${list}/${encodeURIComponent(id)}`, { outcome })),
    failing: (code: string) => ({ 'x-mock-fault': code }),
    pass: async (ms: number) => void (await send('POST', 'clock', { advanceMs: ms })),
    /** Milliseconds by which the mock's clock was moved forward. */
    aheadMs: async () => {
      const clock: unknown = await (await send('GET', 'clock')).json();
      return numberOf(fieldOf(clock, 'aheadMs')) ?? 0;
    },
    /** Plays a player's bets, so that the records are not empty, and leaves a hand that waits. */
    playBets: async (phone: string, count: number) =>
      void (await send('POST', 'bets', { phone, count, waits: true })),
    loseBets: async (phone: string) => void (await send('POST', 'bets', { phone, ...LOST_BETS })),
  };
}
