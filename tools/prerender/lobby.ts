import { createMockBackend } from '@copihue/mock/backend';
import { releaseTime } from '../settings/release.ts';

/** The `data` of each answer by path, in each language. */
export interface Lobby {
  ks: Record<string, unknown>;
  en: Record<string, unknown>;
}

interface LobbyCall {
  path: string;
  body: Record<string, unknown>;
}

/** The calls that are known from the answers so far. */
type CallsFor = (answers: Record<string, unknown>) => readonly LobbyCall[];

type Send = (request: Request) => Promise<Response>;

async function fetchAll(send: Send, host: string, callsFor: CallsFor, lang: string) {
  const answers: Record<string, unknown> = {};
  for (;;) {
    const next = callsFor(answers).find((call) => answers[call.path] === undefined);
    if (!next) return answers;
    const { path, body } = next;
    const response = await send(
      new Request(host + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', lang },
        body: JSON.stringify(body),
      }),
    );
    const envelope: { success?: boolean; data?: unknown; message?: string } = await response.json();
    if (!envelope.success)
      throw new Error(`${host}${path} answered ${response.status}: ${envelope.message ?? 'no envelope'}.`);
    answers[path] = envelope.data ?? null;
  }
}

/**
 * The lobby to prerender: from a main API host, or by default from the mock backend's seed.
 * @throws an error that names the host and the call that it refused
 */
export async function loadLobby(source: string | undefined, callsFor: CallsFor): Promise<Lobby> {
  const host = (source ?? 'http://seed.local').replace(/\/$/, '');
  // Both languages use the same moment, so that growing values, such as a jackpot, are equal.
  const now = releaseTime();
  const seed = source ? undefined : createMockBackend({ seed: 1, clock: () => now });
  const send: Send = seed ? (request) => seed.handle(request, 'combined') : fetch;
  return { ks: await fetchAll(send, host, callsFor, 'ks'), en: await fetchAll(send, host, callsFor, 'en') };
}
