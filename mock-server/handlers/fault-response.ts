import { HttpResponse } from 'msw';
import { failureResponse } from '../http/envelope.ts';
import type { Lang } from '../texts/text-types.ts';

import { Refusal } from '../world/core/refusal.ts';
import type { FaultSetting } from '../world/tables/fault-kinds.ts';

/** What a call that was made to fail answers with; an error Response stands for a broken connection. */
export function faultResponse({ fault, message }: FaultSetting, lang: Lang): Response {
  switch (fault) {
    case 'unauthorized':
      return failureResponse(new Refusal('no-session', { status: 401 }), lang, message ?? undefined);
    case 'server-error':
      return failureResponse(new Refusal('server-error', { status: 500 }), lang, message ?? undefined);
    case 'malformed':
      return new HttpResponse('{"success": true, "message": "", "data": {', {
        headers: { 'content-type': 'application/json' },
      });
    case 'drop-before':
    case 'drop-after':
      return HttpResponse.error();
    default:
      return failureResponse(new Refusal('fault-failure'), lang, message ?? undefined);
  }
}
