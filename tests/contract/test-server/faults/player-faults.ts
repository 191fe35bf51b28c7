import { fieldOf, listOf, textOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { envelope, letIn, put } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const own = { ...laws, with: ['gameList'] } as const;
const two = { ...laws, players: 2, with: ['userRegister'] } as const;
const isSuccess = ({ body }: { body: unknown }) => fieldOf(body, 'success') === true;
const anything = () => true;
const isWhole = (body: unknown) => fieldOf(body, 'pageSize') === 999;
const OWN = ['rechargeOrders', 'withdrawOrders', 'walletRecords'] as const;

/** Accepts one token as another known one. */
function taking(same: (given: string, known: string) => boolean): Pick<Fault, 'before' | 'after' | 'afters'> {
  const known: string[] = [];
  const learn: AnswerChange = ({ body, headers }) => {
    for (const token of [textOf(fieldOf(fieldOf(body, 'data'), 'token')), headers.token])
      if (token) known.push(token);
  };
  return {
    before: (request) => {
      const { token } = request;
      if (token === undefined || known.includes(token)) return;
      request.token = known.findLast((one) => same(token, one)) ?? token;
    },
    after: learn,
    afters: { userLogin: learn },
  };
}

function immortal(): Pick<Fault, 'before' | 'after'> {
  const next = new Map<string, string>();
  return {
    before: (request) => {
      for (let token = request.token; token !== undefined; token = next.get(token)) request.token = token;
    },
    after: ({ headers }, { token }) => {
      if (token !== undefined && headers.token && headers.token !== token) next.set(token, headers.token);
    },
  };
}

/** Gives one player the other's data. @param pick additional rows of the other player */
function mixedUp(
  pick: (rows: readonly unknown[]) => readonly unknown[],
  isAsked: (body: unknown) => boolean,
): AnswerChange {
  let mine: { token: string | undefined; rows: readonly unknown[] } | undefined;
  return (answer, { token, body }) => {
    if (!isSuccess(answer) || !isAsked(body)) return;
    const given = listOf(fieldOf(fieldOf(answer.body, 'data'), 'list'));
    if (mine && mine.token !== token) {
      const rows = [...given, ...pick(mine.rows)];
      put('list', rows)(answer);
      put('total', rows.length)(answer);
    } else if (given.length > 0) mine = { token, rows: structuredClone(given) };
  };
}

/** Everybody sees the data of the first player who asked. */
function sharing(field: string): NonNullable<Fault['before']> {
  let first: string | undefined;
  return (request) => {
    if (fieldOf(request.body, field) !== true || request.token === undefined) return;
    first ??= request.token;
    request.token = first;
  };
}

/** The intent of one player also counts for the other. */
function sameIntent(answerOf: (id: unknown) => { success: boolean; data: unknown }): AnswerChange {
  const made = new Map<string, { token: string | undefined; id: unknown }>();
  return (answer, { token, body }) => {
    const key = String(fieldOf(body, 'intentId'));
    const first = made.get(key);
    if (first && first.token !== token) {
      const { success, data } = answerOf(first.id);
      Object.assign(answer, envelope(200, success, data));
    } else if (isSuccess(answer)) made.set(key, { token, id: fieldOf(fieldOf(answer.body, 'data'), 'id') });
  };
}

/** A token is refused once an answer has replaced it. */
function endsAtOnce(): Pick<Fault, 'instead' | 'after'> {
  const replaced = new Set<string>();
  return {
    instead: ({ token }) =>
      token !== undefined && replaced.has(token) ? envelope(401, false, { code: 'no-session' }) : undefined,
    after: ({ headers }, { token }) => {
      if (token !== undefined && headers.token && headers.token !== token) replaced.add(token);
    },
  };
}

export const playerFaults: readonly Fault[] = [
  {
    ...laws,
    name: 'a token with something after it',
    on: 'userGetUserInfo',
    rule: 'token-exact',
    ...taking((given, known) => given.startsWith(known)),
  },
  {
    ...laws,
    name: 'the beginning of a token',
    on: 'userGetUserInfo',
    rule: 'token-exact',
    ...taking((given, known) => known.startsWith(given)),
  },
  {
    ...laws,
    name: 'a token in any case',
    on: 'userGetUserInfo',
    rule: 'token-exact',
    ...taking((given, known) => known.toLowerCase() === given.toLowerCase()),
  },
  {
    ...laws,
    name: 'a password in any case',
    on: 'userLogin',
    rule: 'password-exact',
    before: letIn('password', (value) => String(value).toLowerCase() === 'copihue2026', 'Copihue2026'),
  },
  {
    ...laws,
    name: 'a token that ends with the next one',
    on: 'userGetUserInfo',
    rule: 'token-overlap',
    ...endsAtOnce(),
  },
  { ...laws, name: 'a token that never ends', on: 'userGetUserInfo', rule: 'old-token', ...immortal() },
  ...OWN.flatMap((on): Fault[] => [
    {
      ...two,
      name: `the rows of another player (${on})`,
      on,
      rule: 'own-rows',
      after: mixedUp((rows) => rows, isWhole),
    },
    {
      ...two,
      name: `the last row of another player (${on})`,
      on,
      rule: 'own-rows',
      after: mixedUp((rows) => rows.slice(-1), isWhole),
    },
  ]),
  ...(['rechargeV2CreateRechargeOrder', 'luckyMoneyCreate'] as const).flatMap((on): Fault[] => [
    {
      ...two,
      name: `an intent that finds another player's (${on})`,
      on,
      rule: 'own-intents',
      after: sameIntent((id) => ({ success: true, data: { id, fee: 0 } })),
    },
    {
      ...two,
      name: `an intent that another player has used (${on})`,
      on,
      rule: 'own-intents',
      after: sameIntent(() => ({
        success: false,
        data: { code: on === 'luckyMoneyCreate' ? 'packet-reused' : 'intent-reused' },
      })),
    },
  ]),
  ...(['isCollected', 'isRecent'] as const).map(
    (field): Fault => ({
      ...two,
      name: `games of another player (${field})`,
      with: ['userRegister', 'gameList', 'gameCollect', 'gameUrl'],
      on: 'gameList',
      foundOn: field === 'isRecent' ? 'gameUrl' : 'gameCollect',
      rule: 'own-games',
      before: sharing(field),
    }),
  ),
  ...(['isCollected', 'isRecent'] as const).map(
    (field): Fault => ({
      ...own,
      name: `all games for a guest (${field})`,
      on: 'gameList',
      rule: 'guests-have-none',
      before: (request) => {
        if (request.token === undefined) letIn(field, anything, undefined)(request);
      },
    }),
  ),
  {
    ...own,
    name: 'a favourite of a guest',
    on: 'gameList',
    rule: 'guests-have-none',
    after: (answer, { token }) => {
      if (token === undefined) put('list.0.isCollected', true)(answer);
    },
  },
  ...(['userResetPwd', 'userRegister'] as const).flatMap((on): Fault[] => [
    {
      ...two,
      name: `a code that works again (${on})`,
      on,
      rule: 'code-once',
      after: (answer) => {
        if (/-code$/.test(textOf(fieldOf(fieldOf(answer.body, 'data'), 'code')) ?? ''))
          Object.assign(answer, envelope(200, true, {}));
      },
    },
    {
      ...two,
      name: `a used code that is refused for something else (${on})`,
      on,
      rule: 'code-once',
      after: (answer) => {
        if (fieldOf(fieldOf(answer.body, 'data'), 'code') === 'expired-code')
          Object.assign(answer, envelope(200, false, { code: 'phone-taken' }));
      },
    },
  ]),
];
