import { readFileSync } from 'node:fs';
import { createMockBackend } from '../../mock-server/create-mock-backend.ts';

/** Answers (the envelope's data) by path of the call, in each language. */
export interface Lobby {
  ks: Record<string, unknown>;
  en: Record<string, unknown>;
}

interface LobbyCall {
  path: string;
  body: Record<string, unknown>;
}

type Send = (request: Request) => Promise<Response>;

async function fetchAll(send: Send, host: string, calls: readonly LobbyCall[], lang: string) {
  const answers: Record<string, unknown> = {};
  for (const { path, body } of calls) {
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
    answers[path] = envelope.data;
  }
  return answers;
}

function isLobby(value: unknown): value is Lobby {
  return typeof value === 'object' && value !== null && 'ks' in value && 'en' in value;
}

/**
 * The lobby to prerender: from a file, from a main API host, or without a source from the mock backend's seed.
 * @throws an error that names the source when it cannot be read or has no lobby
 */
export async function loadLobby(source: string | undefined, calls: readonly LobbyCall[]): Promise<Lobby> {
  if (source && !/^https?:/.test(source)) {
    const saved: unknown = JSON.parse(readFileSync(source, 'utf8'));
    if (!isLobby(saved))
      throw new Error(
        `${source} is not a lobby: it must contain "ks" and "en". Write one with --save-lobby.`,
      );
    return saved;
  }
  const host = (source ?? 'http://seed.local').replace(/\/$/, '');
  const seed = source ? undefined : createMockBackend();
  const send: Send = seed ? (request) => seed.handle(request, 'combined') : fetch;
  return { ks: await fetchAll(send, host, calls, 'ks'), en: await fetchAll(send, host, calls, 'en') };
}
