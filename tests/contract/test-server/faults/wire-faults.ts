import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange, WireAnswer } from '../switch.ts';
import { envelope, put, putInAnswer } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const cors = { ...laws, rule: 'cors-preflight', on: 'gameSports' } as const;
const readable = { ...laws, rule: 'cors-readable', on: 'gameSports' } as const;

const toPreflight =
  (change: (answer: WireAnswer) => void): AnswerChange =>
  (answer, { method }) => {
    if (method === 'OPTIONS') change(answer);
  };
const drop = (header: string) => putInAnswer(`headers.${header}`, () => undefined);
const message = (text: string) => putInAnswer('body.message', text);

const trouble =
  (status: number, text: string): NonNullable<Fault['instead']> =>
  () => ({
    ...envelope(status, false, { code: 'server-error' }),
    body: { success: false, message: text, data: { code: 'server-error' } },
  });
const tooMany =
  (headers: Record<string, string>, retryAfterSeconds: number): NonNullable<Fault['instead']> =>
  () => {
    const answer = envelope(429, false, { code: 'too-many-requests', retryAfterSeconds });
    return { ...answer, headers: { ...answer.headers, ...headers } };
  };

export const wireFaults: readonly Fault[] = [
  { ...cors, name: 'a preflight that is not found', after: toPreflight(putInAnswer('status', 404)) },
  { ...cors, name: 'a preflight without an origin', after: toPreflight(drop('access-control-allow-origin')) },
  {
    ...cors,
    name: 'a preflight for another origin',
    after: toPreflight(putInAnswer('headers.access-control-allow-origin', 'https://other.example')),
  },
  {
    ...cors,
    name: 'a preflight that lacks the token header',
    after: toPreflight(
      putInAnswer('headers.access-control-allow-headers', 'content-type, lang, x-request-id'),
    ),
  },
  {
    ...cors,
    name: 'a preflight that lacks the names of calls',
    after: toPreflight(putInAnswer('headers.access-control-allow-headers', 'content-type, lang, token')),
  },
  {
    ...cors,
    name: 'a preflight that lacks the lang header',
    after: toPreflight(
      putInAnswer('headers.access-control-allow-headers', 'content-type, token, x-request-id'),
    ),
  },
  {
    ...cors,
    name: 'a preflight for GET alone',
    after: toPreflight(putInAnswer('headers.access-control-allow-methods', 'GET')),
  },
  {
    ...cors,
    name: 'a gateway without a preflight',
    on: 'pbConfig',
    after: toPreflight(putInAnswer('status', 405)),
  },
  {
    ...readable,
    name: 'an answer that no other origin may read',
    after: drop('access-control-allow-origin'),
  },
  {
    ...readable,
    name: 'a token that no script may read',
    after: putInAnswer('headers.access-control-expose-headers', 'retry-after'),
  },
  {
    ...readable,
    name: 'a wait that no script may read',
    after: putInAnswer('headers.access-control-expose-headers', 'token'),
  },
  {
    ...readable,
    name: 'a gateway whose token no script may read',
    on: 'pbConfig',
    after: drop('access-control-expose-headers'),
  },
  {
    name: 'another encoding',
    on: 'noticeList',
    rule: 'utf-8',
    after: putInAnswer('headers.content-type', 'application/json; charset=iso-8859-1'),
  },
  { name: 'letters that are lost', on: 'noticeList', rule: 'utf-8', after: put('0.body', 'Mantenci\uFFFDn') },
  {
    name: 'a balance that may be cached',
    on: 'walletBalance',
    rule: 'not-cacheable',
    after: drop('cache-control'),
  },
  {
    name: 'a profile that proxies may cache',
    on: 'userGetUserInfo',
    rule: 'not-cacheable',
    after: putInAnswer('headers.cache-control', 'public, max-age=60'),
  },
  {
    name: 'orders that browsers may keep',
    on: 'rechargeOrders',
    rule: 'not-cacheable',
    after: putInAnswer('headers.cache-control', 'private, max-age=60'),
  },
  { name: 'a success with a message', on: 'rechargeUsc', rule: 'message-empty', after: message('OK') },
  { name: 'a success that says so', on: 'gameCollect', rule: 'message-empty', after: message('success') },
  {
    name: 'a stack trace',
    on: 'gameSports',
    rule: 'no-internals',
    instead: trouble(
      500,
      "TypeError: Cannot read properties of undefined (reading 'id')\n    at list (/srv/app/games.js:41:12)",
    ),
  },
  {
    name: 'a statement of the database',
    on: 'gameSports',
    rule: 'no-internals',
    instead: trouble(500, 'SELECT * FROM games WHERE market = CL'),
  },
  {
    name: 'an exception by its name',
    on: 'gameSports',
    rule: 'no-internals',
    instead: trouble(500, 'java.lang.NullPointerException: market'),
  },
  {
    name: 'a path of the server',
    on: 'gameSports',
    rule: 'no-internals',
    instead: trouble(500, 'No se pudo abrir /var/lib/games/list.db'),
  },
  {
    ...laws,
    name: 'refusals in English alone',
    on: 'userLogin',
    rule: 'language',
    after: (answer) => {
      if (fieldOf(answer.body, 'success') === false)
        message('The phone number or the password is wrong.')(answer);
    },
  },
  {
    name: 'refusals in Spanish alone',
    parts: ['journey', 'refusals'],
    on: 'userLogin',
    rule: 'language',
    after: (answer) => {
      if (fieldOf(answer.body, 'success') === false)
        message('El número o la contraseña no son correctos.')(answer);
    },
  },
  {
    ...laws,
    name: 'notices in English alone',
    on: 'noticeList',
    rule: 'language',
    after: ({ body }) => {
      const rows = fieldOf(body, 'data');
      if (Array.isArray(rows)) for (const row of rows) row.body = 'There are no withdrawals on Sunday.';
    },
  },
  {
    ...laws,
    name: 'popups in Spanish alone',
    on: 'lobbyPopups',
    rule: 'language',
    after: ({ body }) => {
      const rows = fieldOf(fieldOf(body, 'data'), 'popUps');
      if (Array.isArray(rows)) for (const row of rows) row.body = 'Los retiros no están disponibles.';
    },
  },
  {
    name: 'a 429 that does not say how long',
    on: 'gameSports',
    rule: 'retry-after',
    instead: tooMany({}, 30),
  },
  {
    name: 'a 429 that says two waits',
    on: 'gameSports',
    rule: 'retry-after',
    instead: tooMany({ 'retry-after': '5' }, 30),
  },
  {
    ...laws,
    name: 'a clock that is an hour behind',
    on: 'ping',
    rule: 'server-time',
    after: put('serverTime', (time: string) => new Date(Date.parse(time) - 3_600_000).toISOString()),
  },
  {
    ...laws,
    name: 'a clock that is ten minutes ahead',
    on: 'ping',
    rule: 'server-time',
    after: put('serverTime', (time: string) => new Date(Date.parse(time) + 600_000).toISOString()),
  },
  {
    name: 'a game entered with the token in its address',
    on: 'gameUrl',
    rule: 'token-in-no-url',
    after: (answer, { token }) => put('url', (url: string) => `${url}&token=${token}`)(answer),
  },
  {
    name: 'a share link with the token',
    on: 'luckyMoneyShare',
    with: ['luckyMoneyCreate'],
    rule: 'token-in-no-url',
    after: (answer, { token }) => put('url', (url: string) => `${url}&s=${token}`)(answer),
  },
  {
    name: 'a token that opens nothing',
    on: 'walletBalance',
    rule: 'token-lives',
    foundOn: 'rechargeUsc',
    after: putInAnswer('headers.token', 'tk_dead'),
    with: ['rechargeUsc'],
  },
];
