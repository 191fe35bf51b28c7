import type { OperationId } from '@copihue/contract/operations';
import type { APIRequestContext } from 'playwright/test';
import type { FaultSetting } from '../../mock-server/world/tables/fault-kinds.ts';
import type { GameFaultName } from '../../mock-server/world/tables/game-calls.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';

interface OutboxMessage {
  code: string;
  /** ISO 8601. */
  at: string;
}

/** The console's controls for the test's own world (MOC-06). Each rejects when the mock refuses. */
export class MockWorld {
  readonly id: string;
  /** Its context sends the world in `x-mock-world`. */
  readonly request: APIRequestContext;

  constructor(id: string, request: APIRequestContext) {
    this.id = id;
    this.request = request;
  }

  /** A call without a body reads. */
  async #call<Answer = void>(path: string, data?: object): Promise<Answer> {
    const way = data === undefined ? { method: 'GET' } : { method: 'POST', data };
    const response = await this.request.fetch(`/__mock/${path}`, way);
    if (!response.ok())
      throw new Error(`/__mock/${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** SMS to a number without prefix, newest last. */
  async sms(phone: string): Promise<OutboxMessage[]> {
    const messages = await this.#call<OutboxMessage[]>(`sms?phone=${encodeURIComponent(phone)}`);
    return messages.sort((a, b) => a.at.localeCompare(b.at));
  }

  /** The newest code sent to the number. @throws when there is none */
  async code(phone: string): Promise<string> {
    const last = (await this.sms(phone)).at(-1);
    if (!last) throw new Error(`No SMS was sent to ${phone}.`);
    return last.code;
  }

  /**
   * Makes a call of the contract or of the games fail. `*` stands for all calls of the contract.
   * @param details number of calls that fail (all by default), delay in ms, message of the answer
   */
  fault = (
    operationId: OperationId | GameFaultName | '*',
    fault: FaultSetting['fault'],
    details: { times?: number; ms?: number; message?: string } = {},
  ) => this.#call('faults', { operationId, fault, ...details });

  clearFaults = (operationId?: OperationId) => this.#call('faults', { clear: true, operationId });

  /** Advances the world's clock in ms and runs the events that become due. */
  advance = (ms: number) => this.#call('clock', { advanceMs: ms });

  /** Decides a recharge order as the bank. */
  order = (id: string, outcome: 'approve' | 'fail' | 'charge-back', reason?: string) =>
    this.#call(`orders/${encodeURIComponent(id)}`, { outcome, reason });

  /** Recharge orders of all players, newest first. */
  orders = () => this.#call<{ id: string }[]>('orders');

  /** Decides a withdrawal as the bank. A failed withdrawal is paid back. */
  withdrawal = (id: string, outcome: 'approve' | 'fail') =>
    this.#call(`withdrawals/${encodeURIComponent(id)}`, { outcome });

  /** Withdrawals of all players, newest first. */
  withdrawals = () => this.#call<{ id: string }[]>('withdrawals');

  /** Adds bets in the past. @returns their number, which is lower when the money ran out */
  async bets(
    phone: string,
    count: number,
    isBonus = false,
    details: { stake?: number; outcome?: 'mixed' | 'lost' | 'won' } = {},
  ): Promise<number> {
    return (await this.#call<{ played: number }>('bets', { phone, count, isBonus, ...details })).played;
  }

  /** Grants a bonus in major units. By default it must be staked 5 times within 14 days. */
  bonus = (phone: string, amount: number, terms: { wagerTimes?: number; days?: number } = {}) =>
    this.#call('bonus', { phone, amount, ...terms });

  /** Sends a socket event to a player. A text is sent as it is, even if it is not valid JSON. */
  emit = (event: 'recharge' | 'balance', phone: string, payload?: unknown) =>
    this.#call('emit', { event, phone, payload });

  dropSockets = () => this.#call('socket', { action: 'drop' });

  /** Reports to the advertiser, oldest first. */
  ads = () => this.#call<object[]>('ads');

  lobby = (override: LobbyOverride) => this.#call('lobby', override);
}
