import { z } from 'zod';
import { isRechargeEvent } from '../../src/realtime/generated/socket-events.ts';
import { validators } from '../generated/handlers.ts';
import type { AnsweredCall } from '../handlers/respond.ts';
import type { World } from '../world/core/world.ts';
import type { WorldEvent } from '../world/tables/rows.ts';
import { brokenRules, brokenRulesOfText } from './broken-rules.ts';
import { loggedBody } from './logged-body.ts';
import type { TrafficLog } from './traffic-log.ts';

const path = (request: Request) => new URL(request.url).pathname;

/** Writes a call of the contract into the log, judged on both sides. */
export async function logCall(log: TrafficLog, call: AnsweredCall): Promise<void> {
  const { world, request, operationId, response, text, brokenAnswer, lang, playerId, faults, durationMs } =
    call;
  const isBroken = response.type === 'error';
  const answer = isBroken ? '' : await response.text();
  const validator = validators[operationId];
  const broken =
    brokenAnswer === undefined
      ? brokenRulesOfText(validator.answer, answer)
      : brokenRules(validator.answer, brokenAnswer);
  log.add(world, {
    kind: 'call',
    operationId,
    method: request.method,
    path: path(request),
    lang,
    playerId,
    durationMs,
    faults,
    request: loggedBody(text, brokenRulesOfText(validator.input, text)),
    status: isBroken ? null : response.status,
    answer: isBroken
      ? null
      : loggedBody(brokenAnswer === undefined ? answer : JSON.stringify(brokenAnswer), broken),
  });
}

/** Writes a request that is no call of the contract into the log. */
export async function logStray(log: TrafficLog, world: World, request: Request, response: Response) {
  log.add(world, {
    kind: 'call',
    operationId: null,
    method: request.method,
    path: path(request),
    lang: request.headers.get('lang') ?? '',
    playerId: null,
    durationMs: 0,
    faults: [],
    request: loggedBody('', [
      { field: '', rule: response.status === 405 ? 'every call is a POST' : 'no such call' },
    ]),
    status: response.status,
    answer: loggedBody(await response.text()),
  });
}

const rechargePayload = z.string().refine((text) => {
  try {
    return isRechargeEvent(JSON.parse(text));
  } catch {
    return false;
  }
}, 'x-events recharge: JSON text of {orderId, amount}');

/** Writes a socket event into the log, judged by the contract's x-events. */
export function logEvent(log: TrafficLog, world: World, event: WorldEvent): void {
  const payload = event.event === 'recharge' ? event.payload : '';
  log.add(world, {
    kind: 'event',
    event: event.event,
    playerId: event.playerId,
    payload: loggedBody(payload, event.event === 'recharge' ? brokenRules(rechargePayload, payload) : []),
  });
}
