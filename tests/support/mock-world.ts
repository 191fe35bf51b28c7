import type { OperationId } from '@copihue/contract/operations';
import type { APIRequestContext } from 'playwright/test';
import type { ScenarioName } from '../../mock-server/control/scenario-names.ts';
import type { FaultSetting } from '../../mock-server/world/tables/fault-kinds.ts';
import type { GameFaultName } from '../../mock-server/world/tables/game-calls.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';
import type { SmsMessage } from '../../mock-server/world/tables/rows.ts';

/** A message of the SMS outbox; `at` is ISO 8601. */
export interface OutboxMessage {
  phone: string;
  code: string;
  kind: SmsMessage['kind'];
  at: string;
}

/** Details of a fault: number of calls (all without it), delay in ms, message of the answer. */
export interface FaultDetails {
  times?: number;
  ms?: number;
  message?: string;
  code?: FaultSetting['code'];
}

/** Controls of the test's own world, the same that a developer has in the console (MOC-06). Methods reject a refusal. */
export class MockWorld {
  readonly id: string;
  readonly #request: APIRequestContext;

  /** @param request a context that names the world in `x-mock-world` */
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
    // The shape is guaranteed by the mock's own tests.
    return (await response.json()) as Answer;
  }

  /** Logs a player in. @returns the token. @throws when the world refuses */
  async token(username: string, password: string): Promise<string> {
    const response = await this.#request.post('/user/login', { data: { country: 'CL', username, password } });
    const { data } = (await response.json()) as { data?: { token?: string } };
    if (!data?.token) throw new Error(`${username} could not log in: ${await response.text()}`);
    return data.token;
  }

  /** Restores the seed. */
  async reset(): Promise<void> {
    await this.#call('POST', 'reset', {});
  }

  /** Messages sent to a number without prefix, newest last. */
  async sms(phone: string): Promise<OutboxMessage[]> {
    const messages = await this.#call<OutboxMessage[]>('GET', `sms?phone=${encodeURIComponent(phone)}`);
    return messages.sort((a, b) => a.at.localeCompare(b.at));
  }

  /** The code sent last to a number. @throws when none was sent */
  async code(phone: string): Promise<string> {
    const last = (await this.sms(phone)).at(-1);
    if (!last) throw new Error(`No SMS was sent to ${phone}.`);
    return last.code;
  }

  /** Makes a call of the contract or of the games fail; `*` for every call of the contract. */
  async fault(
    operationId: OperationId | GameFaultName | '*',
    fault: FaultSetting['fault'],
    details: FaultDetails = {},
  ): Promise<void> {
    await this.#call('POST', 'faults', { operationId, fault, ...details });
  }

  /** Removes the faults of one call, or all of them. */
  async clearFaults(operationId?: OperationId): Promise<void> {
    await this.#call('POST', 'faults', { clear: true, ...(operationId ? { operationId } : {}) });
  }

  /** Advances the world's clock; planned events up to then happen. */
  async advance(ms: number): Promise<void> {
    await this.#call('POST', 'clock', { advanceMs: ms });
  }

  /** Decides a recharge order, as the bank would; `delayMs` counts on the world's clock. */
  async order(
    id: string,
    outcome: 'approve' | 'fail',
    details: { reason?: string; delayMs?: number } = {},
  ): Promise<void> {
    await this.#call('POST', `orders/${encodeURIComponent(id)}`, { outcome, ...details });
  }

  /** Recharge orders of every player, newest first. */
  orders(): Promise<{ id: string; status: number; playerId: string }[]> {
    return this.#call('GET', 'orders');
  }

  /** Decides a withdrawal, as the bank would; a failed one is reversed. */
  async withdrawal(
    id: string,
    outcome: 'approve' | 'fail',
    details: { reason?: string; delayMs?: number } = {},
  ): Promise<void> {
    await this.#call('POST', `withdrawals/${encodeURIComponent(id)}`, { outcome, ...details });
  }

  /** Withdrawals of every player, newest first. */
  withdrawals(): Promise<{ id: string; status: number; playerId: string }[]> {
    return this.#call('GET', 'withdrawals');
  }

  /** Adds bets in the past. @returns how many; fewer than requested when the money ran out */
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

  /** Grants a bonus in major units, by default to be staked 5 times within 14 days. */
  async bonus(
    phone: string,
    amount: number,
    terms: { wagerTimes?: number; days?: number } = {},
  ): Promise<void> {
    await this.#call('POST', 'bonus', { phone, amount, ...terms });
  }

  /** Sends a socket event to a player. A text payload is sent unchanged, even if broken. */
  async emit(event: 'recharge' | 'balance', phone: string, payload?: unknown): Promise<void> {
    await this.#call('POST', 'emit', { event, phone, ...(payload === undefined ? {} : { payload }) });
  }

  /** Closes the socket connections; clients reconnect. */
  async dropSockets(): Promise<void> {
    await this.#call('POST', 'socket', { action: 'drop' });
  }

  /** Reports to the advertiser, oldest first; amounts in major units. */
  ads(): Promise<{ event: string; cid?: string; channel?: string; orderId?: string; amount?: number }[]> {
    return this.#call('GET', 'ads');
  }

  /** Brings the world into one of its named states. */
  async scenario(name: ScenarioName): Promise<void> {
    await this.#call('POST', 'scenarios', { name });
  }

  /** Makes the live lobby differ from the prerendered one. */
  async lobby(override: LobbyOverride): Promise<void> {
    await this.#call('POST', 'lobby', override);
  }
}
