import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Answers, type Asked, iso, maskedPhone, need, player } from './asked.ts';
import type { News } from './happened.ts';
import type { Account, State } from './state.ts';
import { depositMethods } from './terms.ts';

const resend = 60_000;
const lifetime = 300_000;
const lock = 900_000;
const hour = 3_600_000;

export const newToken = () => randomBytes(24).toString('base64url');
export const named = (state: State, username: string): Account | undefined =>
  [...state.accounts.values()].find((one) => one.username === username || one.phone === username);

// A code is valid only for its purpose and number.
export const codePlace = (purpose: 'new' | 'reset' | 'pay', number: string) => `${purpose} ${number}`;

export function sendCode(asked: Asked, to: string): News[] {
  const { state, address, now } = asked;
  const last = state.codes.get(to);
  const wait = last ? Math.ceil((last.at + resend - now) / 1000) : 0;
  need(asked, !last || wait <= 0, 'sms-resend', { seconds: wait });
  const recent = state.sent.filter(({ at }) => at > now - hour);
  const later = (rows: typeof recent) => ({
    minutes: Math.ceil(((rows[0]?.at ?? now) + hour - now) / 60_000),
  });
  const toNumber = recent.filter((one) => one.to === to);
  need(asked, toNumber.length < 5, 'sms-limit', later(toNumber));
  const fromAddress = recent.filter((one) => one.address === address);
  need(asked, fromAddress.length < 60, 'address-limit', later(fromAddress));
  return [{ type: 'codeSent', to, code: String(randomInt(1_000_000)).padStart(6, '0'), address }];
}

export function spendCode(asked: Asked, to: string, code: string, field: string): News[] {
  const { state, now } = asked;
  const waiting = state.codes.get(to);
  need(asked, waiting?.open && now - waiting.at < lifetime && waiting.wrong < 5, 'expired-code', {}, field);
  need(asked, waiting?.code === code, 'wrong-code', {}, field, [{ type: 'codeGuessed', to }]);
  return [{ type: 'codeUsed', to }];
}

function openDoor(asked: Asked, username: string): void {
  const { state, now, address } = asked;
  const recent = state.failures.filter(({ at, address: from }) => at > now - lock && from === address);
  const minutes = (rows: typeof recent) => ({
    minutes: Math.ceil(((rows[0]?.at ?? now) + lock - now) / 60_000),
  });
  const mine = recent.filter((failure) => failure.username === username);
  need(asked, mine.length < 5, 'login-locked', minutes(mine));
  need(asked, recent.length < 60, 'login-address-limit', minutes(recent));
}

const opened = (id: string): { token: string; news: News } => {
  const token = newToken();
  return { token, news: { type: 'opened', token, player: id } };
};

export const accountCalls: Answers = {
  userLogin: (asked) => {
    const { username, password } = asked.input;
    openDoor(asked, username);
    const known = named(asked.state, username);
    const failed: News[] = [{ type: 'loginFailed', username, address: asked.address }];
    need(asked, known && known.password === password, 'wrong-credentials', {}, 'username', failed);
    const { token, news } = opened(known.player);
    return { data: { status: 1, token }, token, news: [{ type: 'loginForgiven', username }, news] };
  },
  userLogout: ({ token }) => ({ data: {}, news: token ? [{ type: 'ended', token }] : [] }),
  userRegister: (asked) => {
    const { username, password, verificationCode } = asked.input;
    const used = spendCode(asked, codePlace('new', username), verificationCode, 'verificationCode');
    need(asked, !named(asked.state, username), 'phone-taken');
    const id = randomUUID();
    const { token, news } = opened(id);
    const registered: News = { type: 'registered', player: id, username, password, phone: username };
    return { data: { status: 1, token }, token, news: [...used, registered, news] };
  },
  captchaSms: (asked) => {
    const { phoneNumber } = asked.input;
    if (asked.me) need(asked, !asked.me.phone, 'already-bound', {}, 'phoneNumber');
    const other = named(asked.state, phoneNumber);
    need(asked, !other || other === asked.me, 'phone-taken', {}, 'phoneNumber');
    return {
      data: { resendAfterSeconds: 60, codeLength: 6 },
      news: sendCode(asked, codePlace('new', phoneNumber)),
    };
  },
  captchaUsernameSms: (asked) => {
    const known = named(asked.state, asked.input.username);
    need(asked, known?.phone, 'no-bound-phone');
    return {
      data: { resendAfterSeconds: 60, codeLength: 6 },
      news: sendCode(asked, codePlace('reset', known.phone)),
    };
  },
  userBindPhone: (asked) => {
    const { username, verificationCode } = asked.input;
    need(asked, asked.me, 'login-needed');
    need(asked, !asked.me.phone, 'already-bound');
    const used = spendCode(asked, codePlace('new', username), verificationCode, 'verificationCode');
    const other = named(asked.state, username);
    need(asked, !other || other === asked.me, 'phone-taken');
    const bound: News = { type: 'phoneBound', player: asked.me.player, phone: username };
    return { data: { phoneNumber: maskedPhone(username) }, news: [...used, bound] };
  },
  userResetPwd: (asked) => {
    const { username, password, verificationCode } = asked.input;
    const known = named(asked.state, username);
    need(asked, known?.phone, 'no-bound-phone');
    const used = spendCode(asked, codePlace('reset', known.phone), verificationCode, 'verificationCode');
    return {
      data: {},
      news: [
        ...used,
        { type: 'passwordSet', player: known.player, password },
        { type: 'othersEnded', player: known.player, keep: asked.token },
        { type: 'loginForgiven', username },
      ],
    };
  },
  userCheckBindViaUser: ({ state, input }) => ({
    data: { phoneNumber: maskedPhone(named(state, input.username)?.phone ?? '') },
  }),
  userChangePwd: (asked) => {
    const me = player(asked);
    const { oldPassword, password } = asked.input;
    openDoor(asked, me.username);
    const failed: News[] = [{ type: 'loginFailed', username: me.username, address: asked.address }];
    need(asked, oldPassword === me.password, 'wrong-old-password', {}, 'oldPassword', failed);
    need(asked, password !== oldPassword, 'same-password', {}, 'password');
    return {
      data: {},
      news: [
        { type: 'passwordSet', player: me.player, password },
        { type: 'othersEnded', player: me.player, keep: asked.token },
      ],
    };
  },
  userGetUserInfo: (asked) => {
    const me = player(asked);
    return {
      data: {
        username: me.username,
        phoneNumber: maskedPhone(me.phone),
        country: 'CL',
        currencyAlias: 'CLP',
        isPhoneBound: me.phone !== '',
        registeredAt: iso(me.registeredAt),
        rechargeCount: creditedOf(asked.state, me).length,
        methodConfig: depositMethods.map(({ code, name }) => ({ code, name, icon: `/img/${code}.png` })),
      },
    };
  },
};

// First credited first; a deposit that was reversed later counts as well.
export const creditedOf = (state: State, me: Account) =>
  [...state.deposits.values()].filter(
    ({ player: owner, paidAt }) => owner === me.player && paidAt !== undefined,
  );
