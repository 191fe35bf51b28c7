import type { Exchange } from '../client.ts';
import type { CheckResult } from '../run-check.ts';

function pairs(headers: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

const LONGEST_BODY = 4000;

function shortened(text: string): string {
  return text.length > LONGEST_BODY ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
}

function entry({ request, answer, failure, startedAt, ms, purpose, title, caller }: Exchange) {
  const text = answer?.text ?? '';
  return {
    startedDateTime: startedAt,
    time: ms,
    comment: `${purpose}: ${title} (${caller})`,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      headers: pairs(request.headers),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ''),
      ...(request.body === undefined
        ? {}
        : { postData: { mimeType: request.headers['content-type'] ?? '', text: shortened(request.body) } }),
    },
    response: {
      status: answer?.status ?? 0,
      statusText: answer ? '' : (failure ?? ''),
      httpVersion: 'HTTP/1.1',
      headers: pairs(answer?.headers ?? {}),
      cookies: [],
      content: { size: Buffer.byteLength(text), mimeType: answer?.headers['content-type'] ?? '', text },
      redirectURL: '',
      headersSize: -1,
      bodySize: Buffer.byteLength(text),
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

/** Traffic as HAR 1.2, without secrets, for browser tools and proxies. */
export function harReport({ exchanges }: CheckResult): string {
  const creator = { name: 'Copihue contract check', version: '1.0.0' };
  return JSON.stringify({ log: { version: '1.2', creator, entries: exchanges.map(entry) } }, null, 1);
}
