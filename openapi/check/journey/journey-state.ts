import { fieldOf } from '../../source/json-values.ts';
import { type Caller, type CheckContext, type Reply, VALID } from '../check-context.ts';
import type { Control } from '../control.ts';
import { needsWrites } from '../effects.ts';
import { createCallLaws } from '../laws/call-laws.ts';
import { sendTwice } from '../laws/send-twice.ts';
import type { Account, CheckOptions, FindCode } from '../options.ts';
import type { WatchedSocket } from '../probes/socket.ts';
import { createRefuse, type Refuse } from './refuse.ts';

/** Statuses of an order whose payment is not over (contract, OrderStatus). */
export const UNPAID_STATUSES: readonly number[] = [0, 1];

export interface Memory {
  gameId?: string;
  /** Last valid body of each call; wrong bodies are made from it. */
  bodies: Map<string, unknown>;
  /** Last successful body of each call by the player of the journey. */
  own: Map<string, unknown>;
  /**
   * Last body of the player for each call and field, such as `rechargeQueryPay id`. The privacy law sends it as another
   * player.
   */
  mine: Map<string, unknown>;
  owners: Map<string, { player: string; amount?: number }>;
  paidOrderId?: string;
  /** Status of a deposit at each request, with its time. */
  looks: { id: string; status: number; at: string }[];
  withdrawal?: Readonly<Record<string, unknown>>;
}

/** The version of the terms that the journey's new account accepts. */
export const ACCEPTED_TERMS = '2026-11-01';

export type Player = Caller & Account;

export interface JourneyState {
  context: CheckContext;
  options: CheckOptions;
  control: Control | undefined;
  memory: Memory;
  guest: Caller;
  player: Player;
  /** The account registered during the journey, else the second account of the options. */
  companion?: Player;
  /** The second account of the options, where the companion is another one. */
  third?: Player;
  notes: string[];
  /** The code of an SMS: fixed, or from the test environment. */
  findCode: FindCode | undefined;
  /** Undefined without the part `socket`. */
  socket?: WatchedSocket | undefined;
  /**
   * Makes a call of the journey. Without --writes a call that needs it is skipped and listed.
   * @returns the data of a success; undefined for a refusal, a fault, or a skipped call
   */
  send(operationId: string, as: Caller, body: object, title?: string): Promise<unknown>;
  /** @returns the whole reply; undefined for a skipped call */
  reply(operationId: string, as: Caller, body: object, title?: string): Promise<Reply | undefined>;
  refuse: Refuse;
  skip(operationId: string, reason: string): void;
}

export interface Stage {
  /** With --only a stage runs when one of these calls is named. */
  calls: readonly string[];
  run(journey: JourneyState): Promise<void>;
}

export function createJourney(context: CheckContext): JourneyState {
  const { options } = context;
  const memory: Memory = {
    bodies: new Map(),
    own: new Map(),
    mine: new Map(),
    owners: new Map(),
    looks: [],
  };
  const laws = createCallLaws(context, async (since, { name }) =>
    journey.socket?.expectEvents({ since, name }),
  );
  for (const call of context.contract.calls)
    if (needsWrites(call) && !options.writes) context.coverage.skip(call.operationId, 'needs --writes');
  const journey: JourneyState = {
    context,
    options,
    control: context.control,
    memory,
    guest: { name: 'guest' },
    player: { name: 'player', ...options.player },
    notes: [],
    refuse: createRefuse(context),
    findCode: options.findCode ?? context.control?.code,
    skip: (operationId, reason) => context.coverage.skip(operationId, reason),
    async reply(operationId, as, body, title) {
      const call = context.callOf(operationId);
      if (needsWrites(call) && !options.writes) return undefined;
      if (!call.isGuest && as.token === undefined && context.absent.isAbsent('userLogin')) {
        journey.skip(operationId, 'needs a session, and there is no login yet');
        return undefined;
      }
      options.onProgress?.(`journey ${call.path}`);
      memory.bodies.set(operationId, body);
      const measured = await laws.before(call, as, body);
      const question = { call, purpose: 'journey', title: title ?? call.summary, body } as const;
      const reply = await sendTwice(context, { ...question, expected: VALID, as });
      if (reply.isAnswered) context.coverage.journey(operationId, reply.isSuccess);
      const status = operationId === 'rechargeQueryPay' ? fieldOf(reply.data, 'status') : undefined;
      if (typeof status === 'number')
        memory.looks.push({ id: String(fieldOf(body, 'id')), status, at: reply.exchange.startedAt });
      if (reply.isSuccess && as === journey.player) {
        memory.own.set(operationId, body);
        for (const field of Object.keys(body)) memory.mine.set(`${operationId} ${field}`, body);
      }
      await laws.after(call, as, body, reply, measured);
      return reply;
    },
    send: async (operationId, as, body, title) => (await journey.reply(operationId, as, body, title))?.data,
  };
  return journey;
}
