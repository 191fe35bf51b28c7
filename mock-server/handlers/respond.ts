import { HttpResponse } from 'msw';
import type { ZodType } from 'zod';
import { operations } from '../generated/operations.ts';
import { failureResponse } from '../http/envelope.ts';
import { bodyRefusal } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { langOf } from '../texts/texts.ts';
import { takeFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { Clock, World } from '../world/core/world.ts';
import { sessionOf, touchSession } from '../world/players/sessions.ts';
import type { Session } from '../world/tables/rows.ts';
import type { AnsweredCall } from './answered-call.ts';
import type { CallSpec, Respond, SuccessEnvelope } from './define-call.ts';
import { faultResponse } from './fault-response.ts';
import { seenThrough } from './seen-through.ts';

export interface RespondOptions {
  registry: WorldRegistry;
  /** Origin of the demo games; without it the origin of the call. */
  gameOrigin?: string;
  /** Origin of share links; without it that of the page that asks. */
  shareOrigin?: string;
  /** Waits, for the latency fault. */
  wait: (ms: number) => Promise<void>;
  /** Told of every fault of the mock itself: a thrown error, an answer that breaks the contract. */
  report: (message: string, error?: unknown) => void;
  /** Measures how long calls take. */
  clock: Clock;
  /** Told of every call before its answer goes out; waited for. */
  onCall: (call: AnsweredCall) => Promise<void>;
}

/** What is learnt of a call while it is answered. */
type Seen = Pick<AnsweredCall, 'text' | 'faults' | 'playerId' | 'brokenAnswer'>;

const guestCalls = new Set<string>(
  operations.filter(({ guest }) => guest).map(({ operationId }) => operationId),
);

function sessionFor(world: World, operationId: string, token: string | null): Session | undefined {
  const session = sessionOf(world, token);
  if (!session && !guestCalls.has(operationId)) throw new Refusal('no-session', { status: 401 });
  return session;
}

/** Answer of the failed call: the world's own no, or 500 for anything that should not have happened. */
function refusalOf(error: unknown, operationId: string, report: RespondOptions['report']): Refusal {
  if (error instanceof Refusal) return error;
  report(`${operationId} failed`, error);
  return new Refusal('server-error', { status: 500 });
}

function assertKeepsContract(
  spec: { operationId: string; answer: ZodType },
  envelope: SuccessEnvelope<unknown>,
  seen: Seen,
  report: RespondOptions['report'],
): void {
  const checked = spec.answer.safeParse(envelope);
  if (checked.success) return;
  seen.brokenAnswer = envelope;
  report(`${spec.operationId}: the answer breaks the contract: ${checked.error.message}`);
  const field = checked.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new Refusal('broken-answer', {
    status: 500,
    parameters: { field: field === '' ? spec.operationId : field },
  });
}

/**
 * The way every call takes: body limit, faults, session (401), JSON (400), contract (400), the call itself,
 * and the check of its own answer (500). Everything but a plain success is thrown as a Response, which MSW hands out.
 */
export function createRespond(options: RespondOptions): Respond {
  const { registry, gameOrigin, shareOrigin, wait, report, clock, onCall } = options;

  async function answer<Body, Data>(request: Request, spec: CallSpec<Body, Data>, world: World, seen: Seen) {
    const lang: Lang = langOf(request.headers.get('lang'));
    const { origin } = new URL(request.url);
    const headers = new Headers();
    let dropAfter = false;
    try {
      const text = await readLimited(request);
      seen.text = text;
      const { latencyMs, fault } = takeFaults(world, spec.operationId);
      seen.faults = [...(latencyMs > 0 ? (['latency'] as const) : []), ...(fault ? [fault.fault] : [])];
      if (latencyMs > 0) await wait(latencyMs);
      if (fault?.fault === 'drop-after') dropAfter = true;
      else if (fault) throw faultResponse(fault, lang);

      registry.runDue(world);
      const token = request.headers.get('token');
      const session = sessionFor(world, spec.operationId, token);
      seen.playerId = session?.playerId ?? null;
      const rotated = session && touchSession(world, session, token);
      if (rotated) headers.set('token', rotated);
      const json = parseJson(text);
      const parsed = spec.body.safeParse(json);
      if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
      const data = spec.run({
        world,
        body: parsed.data,
        lang,
        session,
        worldId: worldIdOf(request),
        origin,
        gameOrigin: gameOrigin ?? origin,
        shareOrigin,
        request,
        sendToken: (fresh) => headers.set('token', fresh),
        dropToken: () => headers.delete('token'),
      });
      const envelope = { success: true as const, message: '', data: seenThrough(world, spec.answer, data) };
      assertKeepsContract(spec, envelope, seen, report);
      if (dropAfter) throw HttpResponse.error();
      if (headers.has('token')) throw HttpResponse.json(envelope, { headers });
      return envelope;
    } catch (error) {
      if (dropAfter) throw HttpResponse.error();
      if (error instanceof Response) throw error;
      const response = failureResponse(refusalOf(error, spec.operationId, report), lang);
      for (const [name, value] of headers) response.headers.set(name, value);
      throw response;
    } finally {
      registry.changed(world);
    }
  }

  return async (request, spec) => {
    const world = registry.world(worldIdOf(request));
    const seen: Seen = { text: '', faults: [], playerId: null };
    const startedAt = clock();
    const tell = (response: Response) =>
      onCall({
        ...seen,
        world,
        request,
        spec,
        lang: langOf(request.headers.get('lang')),
        durationMs: clock() - startedAt,
        response,
      });
    try {
      const envelope = await answer(request, spec, world, seen);
      await tell(HttpResponse.json(envelope));
      return envelope;
    } catch (thrown) {
      if (thrown instanceof Response) await tell(thrown.clone());
      throw thrown;
    }
  };
}
