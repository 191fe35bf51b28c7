import type { OperationId } from '@copihue/contract/operations';
import type { APIRequestContext } from 'playwright/test';
import type { FaultSetting } from '../../mock-server/world/tables/fault-kinds.ts';
import type { GameFaultName } from '../../mock-server/world/tables/game-calls.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';
import type { SmsMessage } from '../../mock-server/world/tables/rows.ts';

/** An SMS. `at` is ISO 8601. */
export interface OutboxMessage {
  phone: string;
  code: string;
  kind: SmsMessage['kind'];
  at: string;
}

/** Number of calls that fail (all by default), delay in ms, message of the answer. */
export interface FaultDetails {
  times?: number;
  ms?: number;
  message?: string;
}

/** The console's controls for the test's own world (MOC-06). Each method rejects when the mock refuses. */
export class MockWorld {
  readonly id: string;
  readonly #request: APIRequestContext;

  /** @param request its context sends the world in `x-mock-world` */
  constructor(id: string, request: APIRequestContext) {
    this.id = id;
    this.#request = request;
  }

  async #call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const response = await this.#request.fetch(`/__mock/${path}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!response.ok())
      throw new Error(`/__mock/${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** @returns the token of a new session. @throws when the login is refused */
  async token(username: string, password: string): Promise<string> {
    const response = await this.#request.post('/user/login', { data: { country: 'CL', username, password } });
    const { data } = (await response.json()) as { data?: { token?: string } };
    if (!data?.token) throw new Error(`${username} could not log in: ${await response.text()}`);
    return data.token;
  }

  /** SMS to a number without prefix, newest last. */
  async sms(phone: string): Promise<OutboxMessage[]> {
    const messages = await this.#call<OutboxMessage[]>('GET', `sms?phone=${encodeURIComponent(phone)}`);
    return messages.sort((a, b) => a.at.localeCompare(b.at));
  }

  /** The newest code sent to the number. @throws when there is none */
  async code(phone: string): Promise<string> {
    const last = (await this.sms(phone)).at(-1);
    if (!last) throw new Error(`No SMS was sent to ${phone}.`);
    return last.code;
  }

  /** Makes a call of the contract or of the games fail. `*` stands for all calls of the contract. */
  async fault(
    operationId: OperationId | GameFaultName | '*',
    fault: FaultSetting['fault'],
    details: FaultDetails = {},
  ): Promise<void> {
    await this.#call('POST', 'faults', { operationId, fault, ...details });
  }

  async clearFaults(operationId?: OperationId): Promise<void> {
    await this.#call('POST', 'faults', { clear: true, ...(operationId ? { operationId } : {}) });
  }

  /** Advances the world's clock in ms and runs the events that become due. */
  async advance(ms: number): Promise<void> {
    await this.#call('POST', 'clock', { advanceMs: ms });
  }

  /** Decides a recharge order as the bank. */
  async order(id: string, outcome: 'approve' | 'fail' | 'charge-back', reason?: string): Promise<void> {
    await this.#call('POST', `orders/${encodeURIComponent(id)}`, { outcome, reason });
  }

  /** Recharge orders of all players, newest first. */
  orders(): Promise<{ id: string; status: number; playerId: string }[]> {
    return this.#call('GET', 'orders');
  }

  /** Decides a withdrawal as the bank. A failed withdrawal is paid back. */
  async withdrawal(id: string, outcome: 'approve' | 'fail'): Promise<void> {
    await this.#call('POST', `withdrawals/${encodeURIComponent(id)}`, { outcome });
  }

  /** Withdrawals of all players, newest first. */
  withdrawals(): Promise<{ id: string; status: number; playerId: string }[]> {
    return this.#call('GET', 'withdrawals');
  }

  /** Adds bets in the past. @returns their number, which is lower when the money ran out */
  async bets(
    phone: string,
    count: number,
    isBonus = false,
    details: { stake?: number; outcome?: 'mixed' | 'lost' | 'won' } = {},
  ): Promise<number> {
    const play = { phone, count, isBonus, ...details };
    const { played } = await this.#call<{ played: number }>('POST', 'bets', play);
    return played;
  }

  /** Grants a bonus in major units. By default it must be staked 5 times within 14 days. */
  async bonus(
    phone: string,
    amount: number,
    terms: { wagerTimes?: number; days?: number } = {},
  ): Promise<void> {
    await this.#call('POST', 'bonus', { phone, amount, ...terms });
  }

  /** Sends a socket event to a player. A text is sent as it is, even if it is not valid JSON. */
  async emit(event: 'recharge' | 'balance', phone: string, payload?: unknown): Promise<void> {
    await this.#call('POST', 'emit', { event, phone, ...(payload === undefined ? {} : { payload }) });
  }

  async dropSockets(): Promise<void> {
    await this.#call('POST', 'socket', { action: 'drop' });
  }

  /** Reports to the advertiser, oldest first. Amounts in major units. */
  ads(): Promise<{ event: string; cid?: string; channel?: string; orderId?: string; amount?: number }[]> {
    return this.#call('GET', 'ads');
  }

  async lobby(override: LobbyOverride): Promise<void> {
    await this.#call('POST', 'lobby', override);
  }
}
