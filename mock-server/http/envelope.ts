import { HttpResponse } from 'msw';
import type { Lang } from '../texts/text-types.ts';
import { fill, refusalText } from '../texts/texts.ts';
import type { Refusal } from '../world/core/refusal.ts';

/** What stands in the `data` of a refusal (contract, FailureDetail). */
interface FailureDetail {
  code: string;
  field?: string;
  retryAfterSeconds?: number;
}

/** A refusal as the contract's failure envelope, with its HTTP status. */
export function failureResponse(refusal: Refusal, lang: Lang, message?: string): Response {
  const detail: FailureDetail = { code: refusal.code };
  if (refusal.field !== undefined) detail.field = refusal.field;
  if (refusal.retryAfterSeconds !== undefined) detail.retryAfterSeconds = refusal.retryAfterSeconds;
  const text = message ?? fill(refusalText(refusal.code, lang), refusal.parameters);
  const headers: Record<string, string> = {};
  if (refusal.status === 429) headers['retry-after'] = String(refusal.retryAfterSeconds ?? 0);
  if (refusal.status === 405) headers.allow = String(refusal.parameters.method ?? '');
  return HttpResponse.json(
    { success: false, message: text, data: detail },
    { status: refusal.status, headers },
  );
}
