import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange, WireAnswer } from '../switch.ts';
import { envelope, put, putInAnswer } from './change.ts';

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
  ...planted('laws', {
    'gameSports cors-preflight': {
      'a preflight that is not found': toPreflight(putInAnswer('status', 404)),
      'a preflight for another origin': toPreflight(
        putInAnswer('headers.access-control-allow-origin', 'https://other.example'),
      ),
      'a preflight that lacks the token header': toPreflight(
        putInAnswer('headers.access-control-allow-headers', 'content-type, lang, x-request-id'),
      ),
      'a preflight that lacks the names of calls': toPreflight(
        putInAnswer('headers.access-control-allow-headers', 'content-type, lang, token'),
      ),
      'a preflight that lacks the lang header': toPreflight(
        putInAnswer('headers.access-control-allow-headers', 'content-type, token, x-request-id'),
      ),
      'a preflight for GET alone': toPreflight(putInAnswer('headers.access-control-allow-methods', 'GET')),
    },
    'pbConfig cors-preflight': { 'a gateway without a preflight': toPreflight(putInAnswer('status', 405)) },
    'gameSports cors-readable': {
      'an answer that no other origin may read': drop('access-control-allow-origin'),
      'a token that no script may read': putInAnswer('headers.access-control-expose-headers', 'retry-after'),
      'a wait that no script may read': putInAnswer('headers.access-control-expose-headers', 'token'),
    },
    'pbConfig cors-readable': {
      'a gateway whose token no script may read': drop('access-control-expose-headers'),
    },
  }),
  ...planted('journey', {
    'noticeList utf-8': {
      'another encoding': putInAnswer('headers.content-type', 'application/json; charset=iso-8859-1'),
      'letters that are lost': put('0.body', 'Mantenci\uFFFDn'),
    },
    'walletBalance not-cacheable': { 'a balance that may be cached': drop('cache-control') },
    'rechargeOrders not-cacheable': {
      'orders that browsers may keep': putInAnswer('headers.cache-control', 'private, max-age=60'),
    },
    'rechargeUsc message-empty': { 'a success with a message': message('OK') },
    'gameSports no-internals': {
      'a stack trace': {
        instead: trouble(
          500,
          "TypeError: Cannot read properties of undefined (reading 'id')\n    at list (/srv/app/games.js:41:12)",
        ),
      },
      'a statement of the database': { instead: trouble(500, 'SELECT * FROM games WHERE market = CL') },
      'an exception by its name': { instead: trouble(500, 'java.lang.NullPointerException: market') },
      'a path of the server': { instead: trouble(500, 'No se pudo abrir /var/lib/games/list.db') },
    },
    'gameSports retry-after': {
      'a 429 that does not say how long': { instead: tooMany({}, 30) },
      'a 429 that says two waits': { instead: tooMany({ 'retry-after': '5' }, 30) },
    },
    'gameUrl token-in-no-url': {
      'a game entered with the token in its address': (answer, { token }) =>
        put('url', (url: string) => `${url}&token=${token}`)(answer),
    },
    'luckyMoneyShare token-in-no-url': {
      'a share link with the token': {
        with: ['luckyMoneyCreate'],
        after: (answer, { token }) => put('url', (url: string) => `${url}&s=${token}`)(answer),
      },
    },
    'walletBalance token-lives': {
      'a token that opens nothing': {
        with: ['rechargeUsc'],
        foundOn: 'rechargeUsc',
        after: putInAnswer('headers.token', 'tk_dead'),
      },
    },
  }),
  ...planted('laws', {
    'userLogin language': {
      'refusals in English alone': (answer) => {
        if (fieldOf(answer.body, 'success') === false)
          message('The phone number or the password is wrong.')(answer);
      },
    },
    'noticeList language': {
      'notices in English alone': ({ body }) => {
        const rows = fieldOf(body, 'data');
        if (Array.isArray(rows)) for (const row of rows) row.body = 'There are no withdrawals on Sunday.';
      },
    },
    'lobbyPopups language': {
      'popups in Spanish alone': ({ body }) => {
        const rows = fieldOf(fieldOf(body, 'data'), 'popUps');
        if (Array.isArray(rows)) for (const row of rows) row.body = 'Los retiros no están disponibles.';
      },
    },
    'ping server-time': {
      'a clock that is an hour behind': put('serverTime', (time: string) =>
        new Date(Date.parse(time) - 3_600_000).toISOString(),
      ),
      'a clock that is ten minutes ahead': put('serverTime', (time: string) =>
        new Date(Date.parse(time) + 600_000).toISOString(),
      ),
    },
  }),
  ...planted('refusals', {
    'userLogin language': {
      'refusals in Spanish alone': (answer) => {
        if (fieldOf(answer.body, 'success') === false)
          message('El número o la contraseña no son correctos.')(answer);
      },
    },
  }),
];
