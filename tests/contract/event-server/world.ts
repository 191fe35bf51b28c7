import { accountCalls } from './account-calls.ts';
import { type Asked, type Given, iso, type Lang, need, Refused, words } from './asked.ts';
import { type Change, type Data, honest, type Wire } from './change.ts';
import { type Call, calls, catalogue } from './contract-document.ts';
import { depositCalls } from './deposit-calls.ts';
import { gatewayCalls } from './gateway-calls.ts';
import type { Happened, News } from './happened.ts';
import { lobbyCalls } from './lobby-calls.ts';
import { isOver, leftOf, packetCalls } from './packet-calls.ts';
import { emptyState, happen, type State } from './state.ts';
import { walletCalls } from './wallet-calls.ts';
import { withdrawCalls } from './withdraw-calls.ts';

const handlers = {
  ...lobbyCalls,
  ...accountCalls,
  ...walletCalls,
  ...depositCalls,
  ...withdrawCalls,
  ...packetCalls,
  ...gatewayCalls,
};

export type Request = {
  path: string;
  body: string;
  token: string | null;
  lang: Lang;
  address: string;
  base: string;
};

function* due(state: State, now: number): Generator<News> {
  for (const { id, status, expiresAt } of state.deposits.values()) {
    if (status < 2 && Date.parse(expiresAt) <= now)
      yield { type: 'settled', id, status: 3, reason: 'expired' };
  }
  for (const packet of state.packets.values()) {
    if (packet.returned || !isOver(packet, now)) continue;
    yield { type: 'packetReturned', id: packet.id };
    const left = leftOf(packet);
    if (left > 0) {
      yield {
        type: 'moved',
        player: packet.player,
        cash: left,
        why: 'lucky_money_returned',
        envelopeId: packet.id,
      };
    }
  }
  for (const { player, grants } of state.accounts.values()) {
    for (const { id, expiresAt } of grants) {
      if (Date.parse(expiresAt) <= now) yield { type: 'grantEnded', player, id, why: 'bonus_expired' };
    }
  }
}

export function createWorld(change: Change = honest) {
  const state = emptyState();
  const listeners = new Set<(event: Happened) => void>();
  // The refusal that the next call of each name gets.
  const failures = new Map<string, string>();
  let ahead = 0;
  const now = () => Date.now() + ahead;

  function write(news: Iterable<News>, at = now()): void {
    for (const one of [...news]) {
      for (const changed of change.news?.(one, state, at) ?? [one]) {
        const event = { ...changed, at } as Happened;
        happen(state, event);
        for (const listener of listeners) listener(event);
      }
    }
  }

  const refusal = (
    lang: Lang,
    code: string,
    fill: Record<string, string | number> = {},
    field?: string,
  ): Wire => {
    const entry = catalogue[code];
    const text = (lang === 'en' ? entry?.text.en : entry?.text.ks) ?? '';
    const message = text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(fill[name] ?? entry?.with?.[name] ?? ''),
    );
    const after =
      entry?.retryAfterSeconds &&
      (Number(fill.seconds) || Number(fill.minutes) * 60 || entry.retryAfterSeconds);
    const named = field ?? entry?.field;
    return {
      status: entry?.status ?? 500,
      headers: entry?.status === 429 && after ? { 'retry-after': String(after) } : {},
      body: {
        success: false,
        message,
        data: { code, ...(named && { field: named }), ...(after && { retryAfterSeconds: after }) },
      },
    };
  };

  function playerOf(token: string | null): string | null {
    if (!token) return null;
    return state.tokens.get(change.token?.(token, state, now()) ?? token) ?? null;
  }

  function answer(request: Request): Wire {
    const { lang, token } = request;
    const call = calls.get(request.path);
    if (!call) return { status: 404, headers: {}, body: { success: false, message: '404', data: null } };
    write(due(state, now()));
    const owner = playerOf(token);
    const asked: Asked = {
      call: call.id,
      input: {} as Asked['input'],
      lang,
      token,
      me: (owner && state.accounts.get(owner)) || null,
      address: request.address,
      base: request.base,
      now: now(),
      state,
      waives: (code) => change.waives?.some((one) => one === code || one === `${call.id} ${code}`) ?? false,
    };
    const wire = decide(call, asked, request.body);
    change.wire?.(wire, asked);
    return wire;
  }

  function decide(call: Call, asked: Asked, text: string): Wire {
    try {
      const failure = failures.get(call.id);
      failures.delete(call.id);
      if (failure) throw new Refused(failure);
      if (!call.guest && !asked.me) throw new Refused('no-session');
      asked.input = parsed(call, text, asked);
      Object.assign(asked, change.asks?.(asked));
      const { data, news = [], token } = (handlers[call.id] as (asked: Asked) => Given)(asked);
      write(news, asked.now);
      const told = change.answers?.[call.id] ?? change.answers?.['*'];
      const body = { success: true, message: '', data: told ? told(data as Data, asked) : data };
      return {
        status: 200,
        headers: { ...(!call.guest && { 'cache-control': 'no-store' }), ...(token && { token }) },
        body,
      };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      write(error.after, asked.now);
      return refusal(asked.lang, error.code, error.fill, error.field);
    }
  }

  function parsed(call: Call, text: string, asked: Asked): Asked['input'] {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      throw new Refused('invalid-json');
    }
    const field = call.wrongField(body);
    const problem = words(asked.lang, [
      'no es lo que pide el contrato.',
      'is not what the contract asks for.',
    ]);
    need(asked, field === null, 'invalid-body', { field: field ?? '', problem }, field ?? '');
    return body as Asked['input'];
  }

  return {
    state,
    now,
    write,
    answer,
    refusal,
    playerOf,
    failures,
    iso: () => iso(now()),
    forward: (ms: number) => {
      ahead += ms;
      write(due(state, now()));
    },
    listen: (listener: (event: Happened) => void) => void listeners.add(listener),
  };
}
export type World = ReturnType<typeof createWorld>;
