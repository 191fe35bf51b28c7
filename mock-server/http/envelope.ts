import type { Lang } from '../texts/text-types.ts';
import { fill, refusalText } from '../texts/texts.ts';
import type { Refusal } from '../world/core/refusal.ts';

/** Node writes a text directly, which is far cheaper than a Response and its stream. */
export interface TextAnswer {
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Time over which the text is sent in small pieces, in ms. */
  dripMs?: number;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const DRIPS = 20;

export async function* dripping(text: string, ms: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const length = Math.max(Math.ceil(bytes.length / DRIPS), 1);
  for (let from = 0; from < bytes.length; from += length) {
    yield bytes.subarray(from, from + length);
    await wait(ms / DRIPS);
  }
}

function streamOf(text: string, ms: number): ReadableStream<Uint8Array> {
  const pieces = dripping(text, ms);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

export function jsonAnswer(text: string, status = 200, headers: Record<string, string> = {}): TextAnswer {
  return { status, headers: { ...headers, 'content-type': 'application/json' }, text };
}

/** The same answer as a Response, for MSW, tests and the demonstration. Undefined means a broken connection. */
export function responseOf(answer: TextAnswer | Response | undefined): Response {
  if (answer instanceof Response) return answer;
  if (!answer) return Response.error();
  const { text, dripMs } = answer;
  return new Response(dripMs === undefined ? text : streamOf(text, dripMs), answer);
}

export function failureAnswer(refusal: Refusal, lang: Lang, message?: string): TextAnswer {
  const { code, field, retryAfterSeconds, status, parameters } = refusal;
  const text = message ?? fill(refusalText(code, lang), parameters);
  const headers: Record<string, string> = {};
  if (status === 429 || status === 503) headers['retry-after'] = String(retryAfterSeconds ?? 0);
  if (status === 405) headers.allow = String(parameters.method ?? '');
  // JSON omits undefined fields (contract, FailureDetail).
  const data = { code, field, retryAfterSeconds };
  return jsonAnswer(JSON.stringify({ success: false, message: text, data }), status, headers);
}
