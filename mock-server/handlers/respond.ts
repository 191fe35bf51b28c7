import { type OperationId, operations } from '@copihue/contract/operations';
import { type Handlers, validators } from '../generated/handlers.ts';
import { refusalsOf } from '../generated/refusals.ts';
import { failureAnswer, jsonAnswer, type TextAnswer, wait } from '../http/envelope.ts';
import { bodyRefusal } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { langForDevelopers, langOf } from '../texts/texts.ts';
import { faultOfHeader, takeFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { Clock, World } from '../world/core/world.ts';
import { replaceToken, sessionOf, touchSession } from '../world/players/sessions.ts';
import type { FaultKind } from '../world/tables/fault-kinds.ts';
import type { Session } from '../world/tables/rows.ts';
import { type Call, sessionOfCall } from './call.ts';
import { cashbackHandlers } from './cashback.ts';
import { faultAnswer, isAnswered } from './fault-answer.ts';
import { gameHandlers } from './game.ts';
import { adsHandlers, lobbyHandlers, noticeHandlers } from './lobby.ts';
import { luckyMoneyHandlers } from './lucky-money.ts';
import { newUserDepositHandlers } from './new-user.ts';
import { rechargeHandlers } from './recharge.ts';
import { hostileAnswer, reshapeAnswer } from './reshape-answer.ts';
import { sessionHandlers } from './session.ts';
import { spoilAnswer } from './spoil-answer.ts';
import { withdrawHandlers } from './withdraw.ts';

/** What a caller named its call (`x-request-id`); empty for none, and for a name that could disturb a log. */
export function requestIdOf({ headers }: Request): string {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** A missing or a surplus handler does not compile. */
export const handlers: Handlers = {
  ...adsHandlers,
  ...cashbackHandlers,
  ...gameHandlers,
  ...lobbyHandlers,
  ...luckyMoneyHandlers,
  ...newUserDepositHandlers,
  ...noticeHandlers,
  ...rechargeHandlers,
  ...sessionHandlers,
  ...withdrawHandlers,
};

export interface AnsweredCall {
  world: World;
  request: Request;
  operationId: OperationId;
  lang: Lang;
  playerId: string | null;
  text: string;
  faults: readonly FaultKind[];
  durationMs: number;
  /** Undefined for a broken connection. */
  answer: TextAnswer | undefined;
  /** The answer that was not sent because it broke the contract. */
  brokenAnswer?: unknown;
  /** True when body and answer have been checked against the contract. Otherwise the log checks both. */
  isChecked: boolean;
  /** True when a backend behind the mock answered. */
  isForwarded?: boolean;
}

export interface RespondOptions {
  registry: WorldRegistry;
  gameOrigin?: string | undefined;
  knownOrigins: readonly string[];
  report: (message: string, error?: unknown) => void;
  clock: Clock;
  /** A backend that answers in place of the world. */
  forward?: ((request: Request, text: string) => Promise<TextAnswer>) | undefined;
  onCall: (call: AnsweredCall) => void;
}

const guestCalls = new Set<string>(
  operations.filter(({ guest }) => guest).map(({ operationId }) => operationId),
);

function sessionFor(world: World, operationId: OperationId, token: string | null): Session | undefined {
  const session = sessionOf(world, token);
  if (!session && !guestCalls.has(operationId)) throw new Refusal('no-session');
  return session;
}

/** Time in which a dripping answer becomes complete, in ms. */
const DRIP_MS = 1_500;

/** Refusals outside of the contract. */
const OF_THE_MOCK = ['broken-answer', 'no-backend', 'unknown-fault', 'unknown-encoding'];

function brokenAnswer(field: string): Refusal {
  return new Refusal('broken-answer', { status: 500, parameters: { field } });
}

/**
 * The world's refusal, or 500 for anything unexpected, such as a code that the contract does not list for this call
 * (CON-06).
 */
function refusalOf(error: unknown, operationId: OperationId, report: RespondOptions['report']): Refusal {
  if (!(error instanceof Refusal)) {
    report(`${operationId} failed`, error);
    return new Refusal('server-error');
  }
  if ([...refusalsOf[operationId], ...OF_THE_MOCK].includes(error.code)) return error;
  report(`${operationId} refused with ${error.code}: list it in the call's x-refusals`, error);
  return brokenAnswer(`code ${error.code}`);
}

/**
 * The steps of every call: body limit, faults, session (401), JSON (400), contract (400), the handler, and the
 * validation of its answer (500).
 */
export function createRespond(options: RespondOptions) {
  const { registry, forward, gameOrigin, knownOrigins, report, clock, onCall } = options;

  /** The first answers for the fault `stale`, by world and question, as a cache would keep them. */
  const firstAnswers = new WeakMap<World, Map<string, TextAnswer>>();
  function remember(world: World, question: string, answered: TextAnswer): void {
    const known = firstAnswers.get(world) ?? new Map<string, TextAnswer>();
    firstAnswers.set(world, known.set(question, answered));
  }

  function assertKeepsContract(call: AnsweredCall, envelope: unknown): void {
    const { operationId } = call;
    const checked = validators[operationId].answer.safeParse(envelope);
    if (checked.success) return;
    call.brokenAnswer = envelope;
    report(`${operationId}: the answer breaks the contract: ${checked.error.message}`);
    const field = checked.error.issues[0]?.path.map(String).join('.') ?? '';
    throw brokenAnswer(field === '' ? operationId : field);
  }

  async function answer(call: AnsweredCall, worldId: string, address: string) {
    const { operationId, world, lang, request } = call;
    const { origin } = new URL(request.url);
    const headers: Record<string, string> = { 'cache-control': 'no-store' };
    let dropAfter = false;
    try {
      const encoding = request.headers.get('content-encoding') ?? 'identity';
      if (encoding !== 'identity')
        throw new Refusal('unknown-encoding', { status: 415, parameters: { encoding } });
      const text = await readLimited(request);
      call.text = text;
      const { latencyMs, fault } = faultOfHeader(request) ?? takeFaults(world, operationId);
      call.faults = [...(latencyMs > 0 ? (['latency'] as const) : []), ...(fault ? [fault.fault] : [])];
      if (latencyMs > 0) await wait(latencyMs);
      if (fault && !isAnswered(fault.fault)) return faultAnswer(fault, operationId, lang);
      dropAfter = fault?.fault === 'drop-after';
      if (forward) {
        const forwarded = await forward(request, text);
        call.isForwarded = true;
        return dropAfter ? undefined : forwarded;
      }

      registry.runDue(world);
      const token = request.headers.get('token');
      const session = sessionFor(world, operationId, token);
      call.playerId = session?.playerId ?? null;
      const question = `${operationId} ${call.playerId} ${text}`;
      const earlier = fault?.fault === 'stale' ? firstAnswers.get(world)?.get(question) : undefined;
      if (earlier) return { ...earlier, headers: { ...earlier.headers } };
      const rotated =
        session &&
        (fault?.fault === 'rotated-token'
          ? replaceToken(world, session)
          : touchSession(world, session, token));
      if (rotated) headers.token = rotated;
      const json = parseJson(text);
      const { input, answer: answers } = validators[operationId];
      const parsed = input.safeParse(json);
      if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
      // The input was validated for this operation, but TypeScript cannot relate the two tables.
      const handler = handlers[operationId] as (input: unknown, call: Call) => unknown;
      const data = handler(parsed.data, {
        world,
        lang,
        session,
        get playerId() {
          return sessionOfCall(this).playerId;
        },
        worldId,
        origin,
        gameOrigin: gameOrigin ?? origin,
        knownOrigins,
        request,
        address,
        sendToken: (fresh) => {
          headers.token = fresh;
        },
        dropToken: () => {
          delete headers.token;
        },
      });
      const envelope = { success: true, message: '', data: reshapeAnswer(world, answers, data) };
      assertKeepsContract(call, envelope);
      if (dropAfter) return undefined;
      const sent = spoilAnswer(fault?.fault, answers, hostileAnswer(world, answers, envelope.data));
      call.isChecked = sent === envelope.data;
      const answered = jsonAnswer(JSON.stringify({ ...envelope, data: sent }), 200, headers);
      if (fault?.fault === 'stale') remember(world, question, answered);
      return fault?.fault === 'drip' ? { ...answered, dripMs: DRIP_MS } : answered;
    } catch (error) {
      if (dropAfter) return undefined;
      const refusal = refusalOf(error, operationId, report);
      const header = request.headers.get('lang');
      const failed = failureAnswer(
        refusal,
        refusal.code === 'unknown-fault' ? langForDevelopers(header) : lang,
      );
      return { ...failed, headers: { ...failed.headers, ...headers } };
    } finally {
      registry.changed(world);
    }
  }

  return async (
    request: Request,
    operationId: OperationId,
    address = '',
  ): Promise<TextAnswer | undefined> => {
    const worldId = worldIdOf(request);
    const world = registry.world(worldId);
    const call: AnsweredCall = {
      world,
      request,
      operationId,
      lang: langOf(request.headers.get('lang')),
      playerId: null,
      text: '',
      faults: [],
      durationMs: 0,
      answer: undefined,
      isChecked: false,
    };
    const startedAt = clock();
    const answered = await answer(call, worldId, address);
    // The world's time, because the app uses the header as the server's time (APP-18).
    const requestId = requestIdOf(request);
    if (answered && !forward) answered.headers.date = new Date(world.now()).toUTCString();
    if (answered && requestId) answered.headers['x-request-id'] = requestId;
    onCall({ ...call, answer: answered, durationMs: clock() - startedAt });
    return answered;
  };
}
