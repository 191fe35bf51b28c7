import type { createEngine } from './engine.ts';

const NOOP = '6';
const SEPARATOR = '\x1e';
const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/plain; charset=UTF-8' };

interface Session {
  take(packet: string): void;
  /** Resolves when there are packets. */
  poll(): Promise<string>;
}

/** Answers the polling of a client: what it tries first, and all that a client without a WebSocket has. */
export function createPolling({ open }: ReturnType<typeof createEngine>) {
  const sessions = new Map<string, Session>();

  function start(id: string, { url, headers: sent }: Request): Session {
    const waiting: string[] = [];
    let wake = () => {};
    const send = (packet: string) => {
      waiting.push(packet);
      wake();
    };
    const close = () => {
      sessions.delete(id);
      send(NOOP);
    };
    const take = open(id, url, { send, close }, sent.get('x-mock-world'));
    return {
      take,
      async poll() {
        if (waiting.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        return waiting.splice(0).join(SEPARATOR);
      },
    };
  }

  return async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    if (query.get('transport') !== 'polling')
      return new Response('This is the address of a WebSocket.', { status: 400, headers });
    const known = query.get('sid');
    const id = known ?? crypto.randomUUID();
    const session = known === null ? start(id, request) : sessions.get(id);
    if (!session) return Response.json({ code: 1, message: 'Session ID unknown' }, { status: 400, headers });
    sessions.set(id, session);
    if (request.method === 'GET') return new Response(await session.poll(), { headers });
    for (const packet of (await request.text()).split(SEPARATOR)) session.take(packet);
    return new Response('ok', { headers });
  };
}
