import type { IncomingMessage, ServerResponse } from 'node:http';

const HEALTH = /^\/healthz(?:\?|$)/;

/**
 * Answers `/healthz` for monitoring: 200, or 503 with the problem. It reveals nothing about any world.
 * @returns false for every other address
 */
export function answerHealth(
  { method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  problem: () => string | undefined,
): boolean {
  if (!HEALTH.test(url) || (method !== 'GET' && method !== 'HEAD')) return false;
  const wrong = problem();
  const body = JSON.stringify(wrong === undefined ? { status: 'ok' } : { status: 'failing', problem: wrong });
  outgoing.writeHead(wrong === undefined ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
  return true;
}
