import { failureAnswer, jsonAnswer, type TextAnswer } from '../http/envelope.ts';
import type { Lang, RefusalText } from '../texts/text-types.ts';
import { Refusal, type RefusalOptions } from '../world/core/refusal.ts';
import type { FaultKind, FaultSetting } from '../world/tables/fault-kinds.ts';
import { contractAnswer } from './contract-answer.ts';

const RETRY_AFTER_SECONDS = 30;
const OUTAGE_SECONDS = 120;
const MAINTENANCE_MINUTES = 30;

/** Faults whose call takes effect and gets an answer: late, repeated or changed. */
const ANSWERED = [
  ...(['drop-after', 'contradictory', 'stale', 'other-currency'] as const),
  ...(['unknown-enum', 'drip', 'rotated-token'] as const),
] satisfies readonly FaultKind[];
export type AnsweredFault = (typeof ANSWERED)[number];

export const isAnswered = (fault: FaultKind | undefined): fault is AnsweredFault =>
  ANSWERED.some((kind) => kind === fault);

const PORTAL =
  '<!doctype html><html lang="es"><head><title>Wi-Fi</title></head><body><form method="post"><h1>Wi-Fi gratis</h1><label>Correo <input type="email"></label><button>Conectar</button></form></body></html>';

const html = (status: number, text: string, headers: Record<string, string> = {}): TextAnswer => ({
  status,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  text,
});

/** Answers a call that has no effect. Undefined for a broken connection. */
export function faultAnswer(
  { fault, message, code }: FaultSetting,
  operationId: Parameters<typeof contractAnswer>[0],
  lang: Lang,
): TextAnswer | undefined {
  const refused = (reason: RefusalText, options?: RefusalOptions) =>
    failureAnswer(new Refusal(reason, options), lang, message ?? undefined);
  switch (fault) {
    case 'unauthorized':
      return refused('no-session');
    case 'too-many-requests':
      return refused('too-many-requests', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        parameters: { seconds: RETRY_AFTER_SECONDS },
      });
    case 'maintenance':
      return refused('maintenance', {
        retryAfterSeconds: MAINTENANCE_MINUTES * 60,
        parameters: { minutes: MAINTENANCE_MINUTES },
      });
    case 'proxy-429':
      return html(429, '<h1>429 Too Many Requests</h1>', { 'retry-after': String(RETRY_AFTER_SECONDS) });
    case 'proxy-502':
      return html(502, '<h1>502 Bad Gateway</h1>');
    case 'proxy-503':
      return html(503, '<h1>503 Service Unavailable</h1>', { 'retry-after': String(OUTAGE_SECONDS) });
    case 'captive-portal':
      return html(200, PORTAL);
    case 'redirect':
      return { status: 302, headers: { location: '/' }, text: '' };
    case 'server-error':
      return refused('server-error');
    case 'malformed':
      return jsonAnswer('{"success": true, "message": "", "data": {');
    case 'drop-before':
      return undefined;
    case 'contract-long':
    case 'contract-empty':
    case 'contract-mixed':
      return jsonAnswer(
        JSON.stringify({ success: true, message: '', data: contractAnswer(operationId, fault) }),
      );
    default:
      return refused(code ?? 'fault-failure');
  }
}
