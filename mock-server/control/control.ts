import { type ControlOperationId, controlOperations } from '@copihue/contract/control-operations';
import type { RefusalCode } from '../generated/refusals.ts';
import { failureAnswer, responseOf } from '../http/envelope.ts';
import { bodyRefusal, unknownPath } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import { decoded, worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { langForDevelopers } from '../texts/texts.ts';
import { addFault, clearFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import { outbox } from '../world/players/sms.ts';
import { decideOrder } from '../world/recharge/recharge-settle.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { OrderDecision } from '../world/tables/recharge-rows.ts';
import { decideWithdrawal } from '../world/withdraw/withdraw-settle.ts';
import {
  assertOwnSockets,
  bodySchemaOf,
  type Control,
  type ControlActions,
  type ControlHost,
  done,
} from './control-types.ts';
import { playerActions } from './player-actions.ts';
import { worldActions } from './world-actions.ts';

function inMinor(decision: OrderDecision): OrderDecision {
  if (decision.outcome !== 'part') return decision;
  return { ...decision, paid: decision.paid && toMinor(decision.paid) };
}

function found<Row>(rows: ReadonlyMap<string, Row>, id: string, code: RefusalCode): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Refusal(code, { status: 404 });
  return row;
}

const parts = [...new Set(controlOperations.map(({ part }) => part))].filter((part) => part !== 'discovery');

const controlActions: ControlActions = {
  ...worldActions,
  ...playerActions,
  listParts: () => ({ protocol: 'copihue-control', version: '1.0.0', parts }),
  listOrders: ({ world }) => [...world.state.orders.values()].reverse(),
  getOrder: ({ world, id }) => found(world.state.orders, id, 'unknown-order'),
  decideOrder: ({ world, id, body }) => {
    found(world.state.orders, id, 'unknown-order');
    if (decideOrder(world, id, inMinor(body))) return done;
    throw new Refusal('order-closed', { status: 404 });
  },
  listWithdrawals: ({ world }) => [...world.state.withdrawals.values()].reverse(),
  getWithdrawal: ({ world, id }) => found(world.state.withdrawals, id, 'unknown-withdrawal'),
  decideWithdrawal: ({ world, id, body }) => {
    found(world.state.withdrawals, id, 'unknown-withdrawal');
    if (decideWithdrawal(world, id, inMinor(body))) return done;
    throw new Refusal('withdrawal-closed', { status: 404 });
  },
  listSms: ({ world, query }) => {
    const rows = outbox(world, query.get('phone') ?? undefined);
    return rows.map(({ phone, code, kind, at }) => ({ phone, code, kind, at: new Date(at).toISOString() }));
  },
  listAdsReports: ({ world }) =>
    world.state.adsReports.map(({ at, amount, ...report }) => ({
      at: new Date(at).toISOString(),
      ...report,
      ...(amount !== undefined && { amount: toMajor(amount) }),
    })),
  listFaults: ({ world }) => world.state.faults,
  setFault: ({ world, body }) => {
    if ('clear' in body) clearFaults(world, body.operationId);
    else addFault(world, { ...body, times: body.times ?? null, message: body.message ?? null });
    return world.state.faults;
  },
  dropSockets: (control) => {
    assertOwnSockets(control);
    control.registry.dropSockets(control.worldId);
    return done;
  },
};

interface ControlRoute {
  operationId: ControlOperationId;
  id: string;
}

const patterns = controlOperations.map((row) => ({
  ...row,
  pattern: new RegExp(`^${row.path.replace('{id}', '([^/]+)')}$`),
}));

const controlPaths = controlOperations.map((row) => `/__mock${row.path}`);
const EVERYWHERE = ['world'];

/**
 * Finds the call of the test control protocol for an address and a method.
 * @param path below /__mock
 */
function controlRoute(method: string, path: string, query: URLSearchParams): ControlRoute {
  const here = patterns.filter(({ pattern }) => pattern.test(path));
  if (here.length === 0) throw unknownPath(`/__mock${path}`, controlPaths);
  const row = here.find((one) => one.method === method);
  if (!row) {
    const verbs = here.map((one) => one.method).join(', ');
    throw new Refusal('wrong-verb', { status: 405, parameters: { given: method, method: verbs } });
  }
  const known: readonly string[] = [...row.query, ...EVERYWHERE];
  const field = [...query.keys()].find((name) => !known.includes(name));
  if (field !== undefined)
    throw new Refusal('unknown-parameter', {
      status: 400,
      field,
      parameters: { field, known: known.join(', ') },
    });
  return { operationId: row.operationId, id: decoded(row.pattern.exec(path)?.[1] ?? '') };
}

/** The snapshot of a used world is several MB. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

async function bodyOf(request: Request, operationId: ControlOperationId, lang: Lang): Promise<unknown> {
  const schema = bodySchemaOf(operationId);
  if (!schema) return undefined;
  const json = parseJson(await readLimited(request, BODY_LIMIT_BYTES));
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
  return parsed.data;
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
    const body = await bodyOf(request, operationId, lang);
    // The body was validated for this operation, but TypeScript cannot relate the two tables.
    const action = controlActions[operationId] as (control: Control) => unknown;
    const result = await action({ ...host, world, worldId, query, id, body });
    registry.changed(world);
    return Response.json(Object(result));
  } catch (error) {
    if (error instanceof Refusal) return responseOf(failureAnswer(error, lang));
    throw error;
  }
}
