import type { Call } from '../source/contract.ts';
import { firstLine } from '../source/contract-files.ts';
import type { Exchange, Purpose, ReceivedAnswer, SentRequest } from './exchange.ts';
import type { Pace } from './pace.ts';
import type { Secrets } from './secrets.ts';

export interface ClientOptions {
  main: string;
  gateway: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  lang: string;
  timeoutMs: number;
  pace: Pace;
  secrets: Secrets;
  /** Told of every exchange as it was, with its secrets. */
  onExchange(exchange: Exchange): void;
}

export interface Sending {
  purpose: Purpose;
  title: string;
  /** A value becomes JSON; a text goes out as it is. */
  body: unknown;
  token?: string | undefined;
  method?: string;
}

/** Sends one request of a call. Never rejects: an exchange without an answer says why. */
export type Client = (call: Call, sending: Sending) => Promise<Exchange>;

/** Longest answer that is kept, in characters. */
const LONGEST_ANSWER = 2_000_000;

async function received(request: SentRequest, timeoutMs: number): Promise<ReceivedAnswer> {
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const text = (await response.text()).slice(0, LONGEST_ANSWER);
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}

/** Words for a request that got no answer. */
function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  return firstLine(cause instanceof Error && cause.message !== '' ? cause : error);
}

export function createClient(options: ClientOptions): Client {
  let count = 0;
  return async (call, { purpose, title, body, token, method = 'POST' }) => {
    options.secrets.learn(token);
    const request: SentRequest = {
      method,
      url: `${call.isGateway ? options.gateway : options.main}${call.path}`,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        lang: options.lang,
        ...options.headers,
        ...(token === undefined ? {} : { token }),
      },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    await options.pace();
    count += 1;
    const started = performance.now();
    const base = {
      number: count,
      operationId: call.operationId,
      path: call.path,
      purpose,
      title,
      request,
      startedAt: new Date().toISOString(),
    };
    const outcome = await received(request, options.timeoutMs).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: failureOf(error) }),
    );
    const exchange: Exchange = { ...base, ...outcome, ms: Math.round(performance.now() - started) };
    options.onExchange(exchange);
    return exchange;
  };
}
