import type { OperationId } from '@copihue/contract/operations';
import { isRechargeEvent } from '@copihue/contract/socket-events';
import { z } from 'zod';
import { validators } from '../generated/handlers.ts';
import { refusalCatalogue, refusalsOf } from '../generated/refusals.ts';
import { type AnsweredCall, requestIdOf } from '../handlers/respond.ts';
import type { World } from '../world/core/world.ts';
import type { WorldEvent } from '../world/tables/rows.ts';
import { brokenRules, brokenRulesOfText, jsonIn } from './broken-rules.ts';
import type { TrafficLog } from './traffic-log.ts';
import type { BrokenRule, LoggedBody } from './traffic-rows.ts';

/** In characters. A page of the game list has about 8,000. */
const LONGEST_BODY = 24_000;

const SECRET =
  /"(token|password|oldPassword|verificationCode|otpCode|account)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/g;

/** Parts of an address that give access to a game seat, a session, or the payment page of an order. */
const SECRET_OF_ADDRESS = /([?&](?:entry|token)=|\/bank\/)[^&/?#"\\]+/g;

/** Masks secrets before the body is cut, so that no part of a secret remains. */
export function loggedBody(text: string, broken: readonly BrokenRule[] = []): LoggedBody {
  const masked = text
    .replace(SECRET, (_whole, name: string, value: string) =>
      value === '' ? `"${name}":""` : `"${name}":"•••"`,
    )
    .replace(SECRET_OF_ADDRESS, '$1•••');
  return { text: masked.slice(0, LONGEST_BODY), isCut: masked.length > LONGEST_BODY, broken };
}

const aboutRequest = (request: Request) => ({
  kind: 'call' as const,
  method: request.method,
  path: new URL(request.url).pathname,
  requestId: requestIdOf(request),
});

/** The status and the code that the call does not list. The mock itself refuses with listed codes only (CON-06). */
function unlisted(
  operationId: OperationId,
  { status, text }: NonNullable<AnsweredCall['answer']>,
  shape: readonly BrokenRule[],
): BrokenRule[] {
  const codes = refusalsOf[operationId];
  const statuses: number[] = codes.map((code) => refusalCatalogue[code].status);
  if (status !== 200 && !statuses.includes(status)) return [{ field: '', rule: `status ${status}` }];
  if (shape.length > 0) return [];
  const { success, data }: { success: boolean; data: { code?: string } | null } = JSON.parse(text);
  const code = success ? undefined : data?.code;
  const isListed = code === undefined || codes.some((listed) => listed === code);
  return isListed ? [] : [{ field: 'data.code', rule: `${code} is not listed` }];
}

export function logCall(log: TrafficLog, call: AnsweredCall) {
  const { world, request, operationId, answer, text, lang, playerId, faults, durationMs } = call;
  const { brokenAnswer, isChecked } = call;
  const validator = validators[operationId];
  const brokenByAnswer = () =>
    brokenAnswer === undefined
      ? brokenRulesOfText(validator.answer, answer?.text ?? '')
      : brokenRules(validator.answer, brokenAnswer);
  const shape = isChecked || !answer ? [] : brokenByAnswer();
  const broken = call.isForwarded && answer ? [...unlisted(operationId, answer, shape), ...shape] : shape;
  const asked = isChecked ? [] : brokenRulesOfText(validator.input, text);
  log.add(world, {
    ...aboutRequest(request),
    operationId,
    lang,
    playerId,
    durationMs,
    faults,
    request: loggedBody(text, asked),
    status: answer?.status ?? null,
    answer: answer
      ? loggedBody(brokenAnswer === undefined ? answer.text : JSON.stringify(brokenAnswer), broken)
      : null,
  });
  return [
    ...asked.map((problem) => ({ side: 'request' as const, ...problem })),
    ...broken.map((problem) => ({ side: 'answer' as const, ...problem })),
  ];
}

export function logStray(
  log: TrafficLog,
  world: World,
  request: Request,
  { status, text }: { status: number; text: string },
): void {
  log.add(world, {
    ...aboutRequest(request),
    operationId: null,
    lang: request.headers.get('lang') ?? '',
    playerId: null,
    durationMs: 0,
    faults: [],
    request: loggedBody('', [{ field: '', rule: status === 405 ? 'every call is a POST' : 'no such call' }]),
    status,
    answer: loggedBody(text),
  });
}

const rechargePayload = z
  .string()
  .refine((text) => isRechargeEvent(jsonIn(text)), 'x-events recharge: JSON text of {orderId, amount}');

export function logEvent(log: TrafficLog, world: World, event: WorldEvent): void {
  const payload = event.event === 'recharge' ? event.payload : '';
  log.add(world, {
    kind: 'event',
    event: event.event,
    playerId: event.playerId,
    payload: loggedBody(payload, event.event === 'recharge' ? brokenRules(rechargePayload, payload) : []),
  });
}
