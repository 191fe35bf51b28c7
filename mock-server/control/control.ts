import { HttpResponse } from 'msw';
import type { ZodType } from 'zod';
import { failureAnswer, responseOf } from '../http/envelope.ts';
import { bodyRefusal } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { langOf } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import { controlActions } from './control-actions.ts';
import type { ControlHost } from './control-types.ts';

/** The snapshot of a used world is several MB. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

async function checkedBody<Body>(request: Request, schema: ZodType<Body>, lang: Lang): Promise<Body> {
  const json = parseJson(await readLimited(request, BODY_LIMIT_BYTES));
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
  return parsed.data;
}

/**
 * Tests and developers control the caller's world with the /__mock calls. Answers are plain JSON; a refusal is the
 * failure envelope.
 */
export async function serveControl(request: Request, host: ControlHost): Promise<Response> {
  const { registry } = host;
  const lang = langOf(request.headers.get('lang'));
  const url = new URL(request.url);
  const [name = '', ...rest] = url.pathname.slice('/__mock/'.length).split('/');
  const worldId = worldIdOf(request);
  try {
    const action = controlActions[`${request.method} ${name}`];
    if (!action) throw new Refusal('unknown-path', { status: 404 });
    const world = registry.world(worldId);
    registry.runDue(world);
    const result = await action({
      ...host,
      world,
      worldId,
      url,
      rest: rest.join('/'),
      body: (schema) => checkedBody(request, schema, lang),
    });
    registry.changed(world);
    return HttpResponse.json(Object(result));
  } catch (error) {
    if (error instanceof Refusal) return responseOf(failureAnswer(error, lang));
    throw error;
  }
}
