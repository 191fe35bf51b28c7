import { HttpResponse } from 'msw';
import type { ZodType } from 'zod';
import { failureResponse } from '../handlers/envelope.ts';
import { bodyRefusal } from '../handlers/field-problem.ts';
import { parseJson, readLimited } from '../handlers/request-body.ts';
import type { WorldRegistry } from '../registry.ts';
import type { Lang } from '../texts/text-types.ts';
import { langOf } from '../texts/texts.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import { worldIdOf } from '../world-id.ts';
import { controlActions } from './control-actions.ts';

/** A control call as an action sees it. */
export interface Control {
  world: World;
  worldId: string;
  registry: WorldRegistry;
  url: URL;
  /** What stands after the action's name: `/__mock/orders/R1` gives `R1`. */
  rest: string;
  /** Checked body. @throws Refusal 400 naming the field */
  body<Body>(schema: ZodType<Body>): Promise<Body>;
  /** Breaks the connections of this world's sockets; they reconnect by themselves. */
  dropSockets(worldId: string): void;
}

export type ControlAction = (control: Control) => Promise<unknown> | unknown;

async function checkedBody<Body>(request: Request, schema: ZodType<Body>, lang: Lang): Promise<Body> {
  const json = parseJson(await readLimited(request));
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
  return parsed.data;
}

/**
 * The /__mock calls, with which tests and developers steer the caller's world. Answers are plain JSON; a no is the
 * failure envelope.
 */
export async function serveControl(
  request: Request,
  registry: WorldRegistry,
  dropSockets: (worldId: string) => void,
): Promise<Response> {
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
      world,
      worldId,
      registry,
      url,
      rest: decodeURIComponent(rest.join('/')),
      body: (schema) => checkedBody(request, schema, lang),
      dropSockets,
    });
    registry.changed(world);
    return HttpResponse.json(Object(result));
  } catch (error) {
    if (error instanceof Refusal) return failureResponse(error, lang);
    throw error;
  }
}
