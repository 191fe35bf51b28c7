import { fieldOf, listOf, textOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { codeOf, envelope, isSuccess, letIn, put } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const own = { ...laws, with: ['gameList'] } as const;
const two = { ...laws, with: ['userRegister'] } as const;
const isWhole = (body: unknown) => fieldOf(body, 'pageSize') === 999;

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
  isRequested: (body: unknown) => boolean,
): AnswerChange {
  let mine: { token: string | undefined; rows: readonly unknown[] } | undefined;
  return (answer, { token, body }) => {
    if (!isSuccess(answer) || !isRequested(body)) return;
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
  ...planted('laws', {
    'userGetUserInfo token-exact': {
      'a token with something after it': taking((given, known) => given.startsWith(known)),
      'the beginning of a token': taking((given, known) => known.startsWith(given)),
      'a token in any case': taking((given, known) => known.toLowerCase() === given.toLowerCase()),
    },
    'userLogin password-exact': {
      'a password in any case': {
        before: letIn('password', (value) => String(value).toLowerCase() === 'copihue2026', 'Copihue2026'),
      },
    },
    'userGetUserInfo token-overlap': { 'a token that ends with the next one': endsAtOnce() },
    'userGetUserInfo old-token': { 'a token that never ends': immortal() },
  }),
  ...planted(own, {
    'gameList guests-have-none': {
      'a favourite of a guest': (answer, { token }) => {
        if (token === undefined) put('list.0.isCollected', true)(answer);
      },
    },
  }),
  ...planted(two, {
    'rechargeOrders own-rows': { 'the rows of another player': mixedUp((rows) => rows, isWhole) },
    'walletRecords own-rows': {
      'the last row of another player': mixedUp((rows) => rows.slice(-1), isWhole),
    },
    'rechargeV2CreateRechargeOrder own-intents': {
      "an intent that finds another player's": sameIntent((id) => ({ success: true, data: { id, fee: 0 } })),
    },
    'luckyMoneyCreate own-intents': {
      'an intent that another player has used': sameIntent(() => ({
        success: false,
        data: { code: 'packet-reused' },
      })),
    },
    'userResetPwd code-once': {
      'a code that works again': (answer) => {
        if (/-code$/.test(codeOf(answer))) Object.assign(answer, envelope(200, true, {}));
      },
    },
    'userRegister code-once': {
      'a used code that is refused for something else': (answer) => {
        if (codeOf(answer) === 'expired-code')
          Object.assign(answer, envelope(200, false, { code: 'phone-taken' }));
      },
    },
  }),
  ...Object.entries({ isCollected: 'gameCollect', isRecent: 'gameUrl' }).flatMap(([field, foundOn]) => [
    ...planted(
      { ...two, with: ['userRegister', 'gameList', 'gameCollect', 'gameUrl'] },
      {
        'gameList own-games': { [`games of another player (${field})`]: { foundOn, before: sharing(field) } },
      },
    ),
    ...planted(own, {
      'gameList guests-have-none': {
        [`all games for a guest (${field})`]: {
          before: (request) => {
            if (request.token === undefined) letIn(field, () => true, undefined)(request);
          },
        },
      },
    }),
  ]),
];
