import { isDeepStrictEqual } from 'node:util';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { validators } from '../../mock-server/generated/handlers.ts';
import { brokenRules } from '../../mock-server/traffic/broken-rules.ts';
import type { RecordedCall, Recording } from '../../mock-server/traffic/recorded-calls.ts';

/** The contract may have changed since a recording was made. @throws Error naming the call and the field */
function assertKeepsContract({ operationId, path, answer }: RecordedCall): void {
  const [broken] = brokenRules(validators[operationId].answer, answer);
  if (broken)
    throw new Error(`${path}: the recorded answer breaks the contract: ${broken.field} ${broken.rule}`);
}

/**
 * Handlers that answer with a recording of the mock's console ("Save as fixture", or GET /__mock/recording): a call gets
 * the answer that the same body had, in the order of the recording, the last one again and again. Where no body is the
 * same, as with a masked password, the answers of that path are given in their order.
 */
export function recordedHandlers({ calls }: Recording): HttpHandler[] {
  for (const call of calls) assertKeepsContract(call);
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
