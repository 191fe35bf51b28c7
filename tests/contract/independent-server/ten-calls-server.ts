/**
 * A backend of ten calls in plain node:http, written from openapi/dist/openapi.json alone. It shares no code with the
 * mock backend.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Answer, type Mistake, type Operation, Refusal, type Session, tenCalls } from './ten-calls.ts';

const MOST_BYTES = 64 * 1024;
const texts: Readonly<Record<string, { ks: string; en: string }>> = {
  'no-session': {
    ks: 'Tu sesión ya no existe. Ingresa otra vez.',
    en: 'Your session is over. Log in again.',
  },
  'invalid-body': { ks: 'La solicitud no es válida', en: 'The request is not valid' },
  'invalid-json': { ks: 'Esto no es un JSON.', en: 'This is not JSON.' },
  'body-too-large': { ks: 'La solicitud pesa más de 64 kB.', en: 'The request is over 64 kB.' },
  'wrong-credentials': {
    ks: 'El número o la clave no es correcto.',
    en: 'The number or the password is wrong.',
  },
  'unknown-game': { ks: 'No tenemos este juego.', en: 'There is no such game.' },
  'wrong-method': { ks: 'Las llamadas son POST.', en: 'The calls are POST.' },
  'not-here': { ks: 'Aquí no hay nada.', en: 'There is nothing here.' },
};

/** @throws Refusal with the first field that breaks the contract */
function checkBody(body: unknown, { required, optional = {} }: Operation): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'invalid-body');
  const given = new Map<string, unknown>(Object.entries(body));
  const checks = { ...required, ...optional };
  const missing = Object.keys(required).find((name) => !given.has(name));
  const wrong = missing ?? [...given].find(([name, value]) => !checks[name]?.(value))?.[0];
  if (wrong !== undefined) throw new Refusal(400, 'invalid-body', wrong);
  return Object.fromEntries(given);
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  if (bytes.length > MOST_BYTES) throw new Refusal(413, 'body-too-large');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'invalid-json');
  }
}

/** Serves both hosts, with one account. It does not listen yet. */
export function createTenCallsServer(mistake?: Mistake): Server {
  const sessions = new Map<string, Session>();
  const known = tenCalls(sessions, mistake);

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const operation = known.get(incoming.url ?? '');
    const body = incoming.method === 'POST' ? await readBody(incoming) : undefined;
    if (!operation) throw new Refusal(404, 'not-here');
    if (incoming.method !== 'POST') throw new Refusal(405, 'wrong-method');
    const token = String(incoming.headers.token ?? '');
    const session = sessions.get(token);
    if (operation.isGuarded && !session) throw new Refusal(401, 'no-session');
    if (mistake === 'input-unchecked') return operation.answer({ body: Object(body), token, session });
    return operation.answer({ body: checkBody(body, operation), token, session });
  }

  return createServer((incoming, outgoing) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, lang, token',
      'access-control-expose-headers': 'token, retry-after',
    };
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, headers).end();
    answer(incoming).then(
      ({ data, token }) => {
        outgoing.writeHead(200, { ...headers, ...(token === undefined ? {} : { token }) });
        outgoing.end(JSON.stringify({ success: true, message: '', data }));
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) return void outgoing.destroy();
        const { status, code, field } = error;
        const words = texts[code]?.[incoming.headers.lang === 'en' ? 'en' : 'ks'];
        const message = field === undefined || code !== 'invalid-body' ? `${words}` : `${words}: ${field}.`;
        const data = code === 'not-here' ? null : { code, ...(field === undefined ? {} : { field }) };
        const allow = status === 405 ? { allow: 'POST' } : {};
        outgoing.writeHead(status, { ...headers, ...allow });
        outgoing.end(JSON.stringify({ success: false, message, data }));
      },
    );
  });
}
