import { REQUEST_TIMEOUT_MS } from '../config/constants.ts';
import { type AnswerShape, findMisfit } from './answer-shape.ts';
import { CallError } from './call-error.ts';
import { earlyCallKey, takeEarlyCall } from './early-calls.ts';
import { dataOf, withToken } from './envelope.ts';
import { guestCalls } from './generated/contract.ts';
import { transport } from './transport.ts';

export interface CallRequest {
  url: string;
  method?: string;
  shape?: AnswerShape;
  data?: unknown;
  signal?: AbortSignal | undefined;
}

/** A guarded call gives a guest this empty result and sends nothing (spec point 4). */
const NOTHING = Object.freeze({});

/** A page that is over sends nothing: its screens belong to a player who has left (SES-15). */
const NEVER = new Promise<never>(() => undefined);

/** They begin a session; some servers send its token only in a header. */
const SESSION_CALLS: ReadonlySet<string> = new Set(['/user/login', '/user/register']);

/** Makes one call of the contract (NET-01 to NET-09). @throws CallError, or the reason of its signal */
export async function call<T>(request: CallRequest): Promise<T> {
  try {
    return await attempt(request);
  } catch (error) {
    if (error instanceof CallError) error.requestId ??= nameOf(request);
    throw error;
  }
}

/** All retries of a read have one signal, and so one name (NET-17). */
const nameOf = (request: CallRequest, given?: string) =>
  transport().requestId(request.signal ?? request, given);

async function attempt<T>(request: CallRequest): Promise<T> {
  const { url: path, signal } = request;
  const ports = transport();
  if (ports.isPageOver()) return NEVER;
  const token = ports.token();
  if (!token && !guestCalls.has(path)) {
    ports.onLoginNeeded();
    // Nothing was sent, so the contract's type does not apply to this value.
    return NOTHING as T;
  }
  const epoch = ports.sessionEpoch();
  const startedAt = performance.now();
  const { status, text, headers } = await send(request, token);
  const newToken = headers.get('token');
  await ports.mayShow(path);
  const isCurrentSession = epoch === ports.sessionEpoch();
  const isNewSession = SESSION_CALLS.has(path);
  // A login over a session answers with the token of another one, maybe of another player.
  if (newToken && isCurrentSession && !isNewSession) ports.onToken(newToken);
  if (status === 401 && isCurrentSession) {
    // A parallel call's answer replaced the token that this one was sent with.
    if (token !== ports.token() && !newToken) return attempt(request);
    const isBack = ports.onUnauthorized(startedAt);
    // A screen's reads, which have a signal, are fetched again after every login; a login itself waits for none.
    if (isBack && !signal && !isNewSession && (await isBack)) return attempt(request);
  }
  const data = checked(path, dataOf(path, status, text), request.shape);
  return (newToken && isNewSession ? withToken(data, newToken) : data) as T;
}

/** @throws CallError malformed when the data break the contract (NET-11) */
function checked(path: string, data: unknown, shape: AnswerShape | undefined): unknown {
  if (!shape) return data;
  const report = (place: string) => transport().report(`${path} broke the contract at data${place}`);
  const misfit = findMisfit(data, shape, report);
  if (misfit === undefined) return data;
  report(misfit);
  throw new CallError({ kind: 'malformed', path });
}

async function send(request: CallRequest, token: string | null) {
  const { url: path, data = {}, signal } = request;
  const { hosts, lang, answerTimes } = transport();
  const body = JSON.stringify(data);
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const early = takeEarlyCall(earlyCallKey(path, body, lang(), token));
  const id = nameOf(request, early?.requestId);
  try {
    const response = await (early ??
      transport().fetch((path.includes('/v1') ? hosts.gateway : hosts.main) + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          lang: lang(),
          'x-request-id': id,
          ...(token && { token }),
        },
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }));
    const { status, headers } = response;
    answerTimes.last = [headers, performance.now()];
    answerTimes.follow?.(answerTimes.last);
    return { status, headers, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError({ kind: (cause as Error).name === 'TimeoutError' ? 'timeout' : 'network', path });
  }
}

export type ErrorType<_Body> = CallError;
