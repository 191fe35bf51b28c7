import { fieldOf, isObject, numberOf, textOf } from '@copihue/contract/json-values';
import type { WireAnswer } from '../switch.ts';
import { refused, stateless, type Variation } from './variation.ts';

/** Each answer brings a new token; the earlier ones stay valid. */
export const freshTokens: Variation = {
  name: 'a new token with every answer',
  start() {
    const real = new Map<string, string>();
    let count = 0;
    return {
      before(request) {
        const { token } = request;
        if (token !== undefined) request.token = real.get(token) ?? token;
      },
      after(answer, { headers, path }) {
        const { token } = headers;
        if (token === undefined || answer.status !== 200 || path.startsWith('/__mock')) return;
        if (/\/user\/(login|register|logout)$/.test(path)) return;
        const behind = answer.headers.token ?? token;
        // A guest's call with an unknown token brings none.
        if (
          fieldOf(answer.body, 'success') !== true ||
          !behind.startsWith('tk_') ||
          behind.includes('nobody')
        )
          return;
        count += 1;
        const fresh = `fresh-${count}-${behind.slice(-12)}`;
        real.set(fresh, behind);
        answer.headers.token = fresh;
      },
    };
  },
};

const LOCK_AFTER = 5;
const LOCK_SECONDS = 60;

export const earlyLock: Variation = {
  name: 'a lock after five wrong passwords',
  start() {
    const failures = new Map<string, number>();
    const nameOf = (body: unknown, token: string | undefined) =>
      textOf(fieldOf(body, 'username')) ?? token ?? '';
    return {
      instead({ path, body, headers }) {
        // The control's clock ends every lock.
        if (path === '/__mock/clock') failures.clear();
        const isTry = path === '/user/login' || path === '/user/changePwd';
        const name = nameOf(body, headers.token);
        if (!isTry || (failures.get(name) ?? 0) < LOCK_AFTER) return undefined;
        const field = path === '/user/login' ? 'username' : 'oldPassword';
        return refused(200, 'login-locked', { field, retryAfterSeconds: LOCK_SECONDS });
      },
      after({ body }, { path, body: sent, headers }) {
        const code = fieldOf(fieldOf(body, 'data'), 'code');
        const name = nameOf(sent, headers.token);
        if (code === 'wrong-credentials' || code === 'wrong-old-password')
          failures.set(name, (failures.get(name) ?? 0) + 1);
        else if (/^\/user\/(login|resetPwd)$/.test(path) && fieldOf(body, 'success') === true)
          failures.delete(name);
      },
    };
  },
};

export const coverFirst = stateless('cover is looked at first', {
  async instead({ path, body, headers }, send) {
    const amount = numberOf(fieldOf(body, 'amount'));
    const isOrder = path === '/withdraw/create' || path === '/lucky/money/create';
    if (!isOrder || amount === undefined || headers.token === undefined) return undefined;
    const answer = await send(path, isObject(body) ? body : {}, headers);
    const isWithdrawal = path === '/withdraw/create';
    // Failures before the rules of money do not concern them.
    if (answer.status !== 200 || fieldOf(answer.body, 'success') === true) return answer;
    const balance = fieldOf((await send('/wallet/balance', {}, headers)).body, 'data');
    const free = numberOf(fieldOf(balance, isWithdrawal ? 'withdrawable' : 'cash'));
    if (free === undefined || amount <= free) return answer;
    return refused(200, isWithdrawal ? 'withdrawable-exceeded' : 'packet-uncovered', { field: 'amount' });
  },
});

const AGAIN_AFTER_MS = 2000;

/** Lists that are laid out around the present, which the mock's clock is ahead of: matches and notices. */
const DATED: Readonly<Record<string, readonly string[]>> = {
  '/game/sports': ['startsAt'],
  '/notice/list': ['startsAt', 'endsAt'],
};

export const quickCodes: Variation = {
  name: 'the next code after two seconds',
  start() {
    const sent = new Map<string, number>();
    /** Lead of the mock's clock over this server's, in ms. */
    let ahead = 0;
    return {
      async instead({ path, body, headers }, send) {
        const isUsername = path === '/captcha/usernameSms';
        if (!isUsername && path !== '/captcha/sms') return undefined;
        const number = textOf(fieldOf(body, isUsername ? 'username' : 'phoneNumber'));
        if (number === undefined || !isObject(body)) return undefined;
        if (Date.now() - (sent.get(number) ?? 0) < AGAIN_AFTER_MS) {
          // A simulated failure comes before any refusal.
          const played = await send(path, body, headers);
          if (
            played.status === 500 ||
            textOf(fieldOf(fieldOf(played.body, 'data'), 'code')) === 'too-many-requests'
          )
            return played;
          return refused(429, 'sms-resend', { retryAfterSeconds: 2 }, { 'retry-after': '2' });
        }
        await send('/__mock/clock', { advanceMs: 61_000 }, { 'content-type': 'application/json' });
        ahead += 61_000;
        const answer = await send(path, body, headers);
        const data = fieldOf(answer.body, 'data');
        if (fieldOf(answer.body, 'success') === true) sent.set(number, Date.now());
        if (isObject(data) && data.resendAfterSeconds !== undefined) data.resendAfterSeconds = 2;
        return answer;
      },
      after({ body }, { path }) {
        const data = fieldOf(body, 'data');
        if (path === '/ping' && isObject(data) && data.serverTime !== undefined)
          data.serverTime = new Date().toISOString();
        const timesOf = DATED[path] ?? [];
        if (Array.isArray(data))
          for (const row of data)
            for (const time of timesOf) row[time] = new Date(Date.parse(row[time]) - ahead).toISOString();
      },
    };
  },
};

export function oneMarket(country: string): Variation {
  return stateless('other markets are refused', {
    instead({ path, body }) {
      const given = fieldOf(body, 'country');
      const isOther = typeof given === 'string' && /^[A-Z]{2}$/.test(given) && given !== country;
      if (path.startsWith('/__mock') || !isOther) return undefined;
      const answer = refused(400, 'invalid-body', { field: 'country' });
      answer.body = { ...Object(answer.body), message: 'country: no servimos ese mercado.' };
      return answer;
    },
  });
}

const EACH = 293;

export const rateLimit: Variation = {
  name: 'a limit of requests',
  start() {
    let count = 0;
    return {
      instead({ path, method }) {
        if (path.startsWith('/__mock') || method !== 'POST') return undefined;
        count += 1;
        if (count % EACH > 0) return undefined;
        return refused(429, 'too-many-requests', { retryAfterSeconds: 1 }, { 'retry-after': '1' });
      },
    };
  },
};

/** @param isGuarded whether a path is that of a call that needs a session */
export function sessionFirst(isGuarded: (path: string) => boolean): Variation {
  return stateless('the session is looked at before method, size, body and a failure that is played', {
    async instead({ path, method, token, headers }, send) {
      if (method === 'OPTIONS' || !isGuarded(path)) return undefined;
      if (token === undefined) return refused(401, 'no-session');
      if (method === 'POST') return undefined;
      const answer = await send('/wallet/balance', {}, headers);
      return answer.status === 401 ? answer : undefined;
    },
  });
}

const LATE_MS = 500;
const LISTS = /\/(orders|records|activityRecords|claimed|collected)$/;

/** @param isQuery whether a path is that of a call that changes nothing */
export function lateLists(isQuery: (path: string) => boolean): Variation {
  return {
    name: 'lists that show a change after half a second',
    start() {
      const answers = new Map<string, WireAnswer>();
      let changedAt = 0;
      return {
        async instead({ path, method, body, headers, token }, send) {
          if (!isQuery(path)) changedAt = Date.now();
          if (!LISTS.test(path) || method !== 'POST' || !isObject(body)) return undefined;
          const key = JSON.stringify([path, body, token, headers.lang]);
          const before = answers.get(key);
          if (before && Date.now() < changedAt + LATE_MS) return structuredClone(before);
          const answer = await send(path, body, headers);
          if (fieldOf(answer.body, 'success') === true) answers.set(key, structuredClone(answer));
          return answer;
        },
      };
    },
  };
}

export const paidAtOnce = stateless('withdrawals that are paid at once', {
  async instead({ path, body, headers }, send) {
    if (path !== '/withdraw/create' || fieldOf(body, 'amount') === undefined) return undefined;
    const answer = await send(path, Object(body), headers);
    const id = textOf(fieldOf(fieldOf(answer.body, 'data'), 'id'));
    if (id !== undefined) await send(`/__mock/withdrawals/${id}`, { outcome: 'approve' }, {});
    return answer;
  },
});
