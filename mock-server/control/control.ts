import { failureAnswer, responseOf } from '../http/envelope.ts';
import { bodyRefusal } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { langForDevelopers } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import { controlActions } from './control-actions.ts';
import { controlRoute } from './control-route.ts';
import type { Control, ControlHost } from './control-types.ts';

/** The snapshot of a used world is several MB. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

function bodyOf(request: Request, lang: Lang): Control['body'] {
  let read: Promise<unknown> | undefined;
  return async (schema) => {
    read ??= readLimited(request, BODY_LIMIT_BYTES).then(parseJson);
    const json = await read;
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
    return parsed.data;
  };
}

/**
 * Calls of openapi/control.yaml, below /__mock, by which tests and developers control the caller's world (CON-09).
 * Answers are plain JSON. A refusal is the failure envelope, in English by default.
 */
export async function serveControl(request: Request, host: ControlHost): Promise<Response> {
  const { registry } = host;
  const lang = langForDevelopers(request.headers.get('lang'));
  const { pathname, searchParams: query } = new URL(request.url);
  const worldId = worldIdOf(request);
  try {
    const { operationId, id } = controlRoute(request.method, pathname.slice('/__mock'.length), query);
    const world = registry.world(worldId);
    registry.runDue(world);
    const result = await controlActions[operationId]({
      ...host,
      world,
      worldId,
      query,
      id,
      body: bodyOf(request, lang),
    });
    registry.changed(world);
    return Response.json(Object(result));
  } catch (error) {
    if (error instanceof Refusal) return responseOf(failureAnswer(error, lang));
    throw error;
  }
}
