import { CallError } from './call-error.ts';
import type { RefusalCode } from './generated/refusal-code.ts';

interface Envelope {
  success: boolean;
  message?: unknown;
  data?: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).success === 'boolean';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(envelope: Envelope | undefined) {
  const data = typeof envelope?.data === 'object' && envelope.data !== null ? envelope.data : {};
  const { code, field, retryAfterSeconds } = data as Record<string, unknown>;
  return {
    message: typeof envelope?.message === 'string' ? envelope.message : undefined,
    code: typeof code === 'string' ? (code as RefusalCode) : undefined,
    field: typeof field === 'string' ? field : undefined,
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
  };
}

/** The data of an answer, or the whole body (NET-03). @throws CallError of the answer (NET-04 to NET-06) */
export function dataOf(path: string, status: number, text: string): unknown {
  const body = parseJson(text);
  const envelope = isEnvelope(body) ? body : undefined;
  if (status === 401) throw new CallError({ kind: 'unauthorized', path, status, ...detailOf(envelope) });
  if (status >= 400) throw new CallError({ kind: 'http', path, status, ...detailOf(envelope) });
  if (body === null || typeof body !== 'object') {
    throw new CallError({ kind: 'malformed', path, status });
  }
  if (envelope?.success === false)
    throw new CallError({ kind: 'refused', path, status, ...detailOf(envelope) });
  return envelope?.data === undefined ? body : envelope.data;
}

/** The answer with the token of its header, unless it names one itself (NET-09). */
export function withToken(data: unknown, token: string): unknown {
  const named = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  return named ? data : { ...(data as object), token };
}
