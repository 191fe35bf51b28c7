import { isDeepStrictEqual } from 'node:util';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { validators } from '../../mock-server/generated/handlers.ts';
import { brokenRules } from '../../mock-server/traffic/broken-rules.ts';
import type { RecordedCall, Recording } from '../../mock-server/traffic/recorded-calls.ts';

/**
 * Answers calls from a recording of the mock's console ("Save as fixture", or GET /__mock/recording). A call gets the
 * answers that were recorded for the same body, in order, and then the last one again. If no body matches, for example
 * because of a masked password, it gets the answers of its path in order. @throws when an answer no longer keeps the contract
 */
export function recordedHandlers({ calls }: Recording): HttpHandler[] {
  for (const { operationId, path, answer } of calls) {
    // The contract may have changed since the recording.
    const [broken] = brokenRules(validators[operationId].answer, answer);
    if (broken)
      throw new Error(`${path}: the recorded answer breaks the contract: ${broken.field} ${broken.rule}`);
  }
  const given = new Set<RecordedCall>();
  return [...new Set(calls.map(({ path }) => path))].map((path) => {
    const all = calls.filter((call) => call.path === path);
    return http.post(`*${path}`, async ({ request }) => {
      const body: unknown = await request.json();
      const same = all.filter((call) => isDeepStrictEqual(call.request, body));
      const rows = same.length > 0 ? same : all;
      const next = rows.find((row) => !given.has(row)) ?? rows.at(-1);
      if (!next) return HttpResponse.error();
      given.add(next);
      return HttpResponse.json(Object(next.answer), { status: next.status });
    });
  });
}
