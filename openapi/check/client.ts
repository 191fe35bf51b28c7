import type { Call } from '../source/contract.ts';
import { firstLine } from '../source/contract-files.ts';
import {
  type Address,
  addressOf,
  type ReceivedAnswer,
  type Send,
  type SentRequest,
  sendOnce,
} from './wire.ts';

export type Purpose = 'journey' | 'laws' | 'refusals' | 'authorisation' | 'invalid' | 'random';

export interface Exchange {
  number: number;
  operationId: string;
  path: string;
  purpose: Purpose;
  title: string;
  /** Whose session was used. */
  caller: string;
  request: SentRequest;
  /** Absent when no answer came; then `failure` gives the reason. */
  answer?: ReceivedAnswer | undefined;
  failure?: string;
  startedAt: string;
  ms: number;
}

/** An exchange without what was sent and answered. */
export type Sent = Omit<Exchange, 'request' | 'answer' | 'failure'> & { status?: number };

export interface ClientOptions {
  main: string;
  gateway: string;
  headers: Readonly<Record<string, string>>;
  lang: string;
  timeoutMs: number;
  send?: Send | undefined;
  /** Requests per second at most, evenly spread; Infinity for no limit. */
  rate: number;
  onExchange(exchange: Exchange): void;
}

export interface Sending {
  purpose: Purpose;
  title: string;
  caller?: string | undefined;
  /** A text is sent as it is, any other value as JSON. */
  body: unknown;
  token?: string | undefined;
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends one request. It never rejects: an exchange without an answer contains the reason. */
export type Client = (call: Call, sending: Sending) => Promise<Exchange>;

export const NOT_IN_TIME = 'no answer in time';

function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return NOT_IN_TIME;
  const cause = error instanceof Error ? error.cause : undefined;
  return firstLine(cause instanceof Error && cause.message !== '' ? cause : error);
}

export function createClient(options: ClientOptions): Client {
  const [main, gateway] = [options.main, options.gateway].map(addressOf) as [Address, Address];
  const { send = sendOnce } = options;
  let count = 0;
  let nextStart = 0;
  async function waitForTurn(): Promise<void> {
    const start = Math.max(nextStart, performance.now());
    nextStart = start + 1000 / options.rate;
    const wait = start - performance.now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait));
  }

  return async (call, { purpose, title, caller = 'guest', body, token, headers, method = 'POST' }) => {
    const host = call.isGateway ? gateway : main;
    const request: SentRequest = {
      method,
      url: `${host.url}${call.path}`,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        lang: options.lang,
        ...host.headers,
        ...options.headers,
        ...headers,
        ...(token === undefined ? {} : { token }),
      },
      body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    };
    await waitForTurn();
    count += 1;
    const number = count;
    const startedAt = new Date().toISOString();
    const started = performance.now();
    const outcome = await send(request, options.timeoutMs).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: failureOf(error) }),
    );
    const ms = Math.round(performance.now() - started);
    const { operationId, path } = call;
    const exchange = {
      number,
      operationId,
      path,
      purpose,
      title,
      caller,
      request,
      startedAt,
      ms,
      ...outcome,
    };
    options.onExchange(exchange);
    return exchange;
  };
}
