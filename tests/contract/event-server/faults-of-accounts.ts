// Each fault breaks a sentence of the document about identity or privacy.
import { named } from './account-calls.ts';
import type { Asked } from './asked.ts';
import type { Change } from './change.ts';
import type { State } from './state.ts';

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const asTyped = (asked: Asked, fits: (typed: string, real: string) => boolean): Partial<Asked> => {
  if (asked.call !== 'userLogin') return {};
  const real = named(asked.state, asked.input.username)?.password ?? '';
  return fits(asked.input.password, real) ? { input: { ...asked.input, password: real } } : {};
};
const tokenLike = (state: State, fits: (token: string) => boolean, otherwise: string) =>
  [...state.tokens.keys()].find(fits) ?? otherwise;
const orderOfAnybody = (asked: Asked, call: string): Partial<Asked> => {
  const order = asked.state.deposits.get(asked.input.id);
  return asked.call === call && order ? { me: asked.state.accounts.get(order.player) ?? asked.me } : {};
};
const intentOfAnybody = (asked: Asked, call: string): Partial<Asked> => {
  const { deposits, withdrawals, packets, accounts } = asked.state;
  const all = [...deposits.values(), ...withdrawals.values(), ...packets.values()];
  const found =
    asked.call === call &&
    asked.input.intentId &&
    all.find(({ intentId }) => intentId === asked.input.intentId);
  return found ? { me: accounts.get(found.player) ?? asked.me } : {};
};

export const faultsOfAccounts: Record<string, Change> = {
  'any-password': {
    says: 'The number is unknown or the password is wrong.',
    waives: ['wrong-credentials'],
    asks: (asked) => asTyped(asked, () => true),
  },
  'password-any-case': { says: 'The password is wrong.', asks: (asked) => asTyped(asked, sameLetters) },
  'password-with-more': {
    says: 'The password is wrong.',
    asks: (asked) => asTyped(asked, (typed, real) => real !== '' && typed.startsWith(real)),
  },
  'any-code': { says: 'The code is not the one that was sent.', waives: ['wrong-code'] },
  'code-twice': {
    says: 'No code is waiting: it was used.',
    news: (news) => (news.type === 'codeUsed' ? [] : [news]),
  },
  'code-guessed-forever': {
    says: 'It was guessed at too often.',
    news: (news) => (news.type === 'codeGuessed' ? [] : [news]),
  },
  'code-resent-at-once': { says: 'A code was sent to this number a moment ago.', waives: ['sms-resend'] },
  'never-locked': { says: 'Too many failures are refused with login-locked.', waives: ['login-locked'] },
  'token-any-case': {
    says: 'A call without `security: []` needs the `token` header.',
    token: (token, state) => tokenLike(state, (one) => sameLetters(one, token), token),
  },
  'token-cut': {
    says: 'A call without `security: []` needs the `token` header.',
    token: (token, state) => tokenLike(state, (one) => token.length > 8 && one.startsWith(token), token),
  },
  'token-with-more': {
    says: 'A call without `security: []` needs the `token` header.',
    token: (token, state) => tokenLike(state, (one) => token.startsWith(one), token),
  },
  'logout-forgets-nothing': {
    says: 'Ends the session of the token.',
    news: (news) => (news.type === 'ended' ? [] : [news]),
  },
  'logout-ends-all': {
    says: 'Ends the session of the token.',
    news: (news, state) =>
      news.type === 'ended'
        ? [{ type: 'othersEnded', player: state.tokens.get(news.token) ?? '', keep: null }]
        : [news],
  },
  'change-keeps-sessions': {
    says: 'Ends every other session of the player.',
    news: (news) => (news.type === 'othersEnded' ? [] : [news]),
  },
  'change-keeps-password': {
    says: 'The password of before opens the account no longer.',
    news: (news) => (news.type === 'passwordSet' ? [] : [news]),
  },
  'change-without-old': {
    says: 'Needs the old password.',
    asks: (asked) =>
      asked.call === 'userChangePwd' && asked.me
        ? { input: { ...asked.input, oldPassword: asked.me.password } }
        : {},
  },
  'same-password-again': { says: 'The new password is the current one.', waives: ['same-password'] },
  'tells-who-is-unknown': {
    says: 'A wrong password and an unknown number get the same refusal.',
    wire: (wire, { call, input, state }) => {
      if (
        call === 'userLogin' &&
        wire.body.success === false &&
        input.username &&
        !named(state, input.username)
      )
        wire.body.message = 'Unknown number.';
    },
  },
  'phone-of-another': {
    says: 'The bound phone number.',
    answers: { userCheckBindViaUser: (data) => ({ ...data, phoneNumber: '999***999' }) },
  },
  'order-of-anybody': {
    says: 'The order of another player is as unknown as one that does not exist.',
    asks: (asked) => orderOfAnybody(asked, 'rechargeQueryPay'),
  },
  'pays-for-anybody': {
    says: 'The order of another player is as unknown as one that does not exist.',
    asks: (asked) => orderOfAnybody(asked, 'rechargePrepay'),
  },
  'deposit-intent-of-anybody': {
    says: 'The intent of another player finds no order.',
    asks: (asked) => intentOfAnybody(asked, 'rechargeOrders'),
  },
  'packet-intent-of-anybody': {
    says: 'The intent of another player finds no packet.',
    asks: (asked) => intentOfAnybody(asked, 'luckyMoneyEnvelope'),
  },
  'create-with-anybodys-intent': {
    says: 'The same intentId always answers with the same order, of this player.',
    asks: (asked) => intentOfAnybody(asked, 'rechargeCreateRechargeOrder'),
  },
  'cancels-for-anybody': {
    says: 'The withdrawal of another player is as unknown as one that does not exist.',
    asks: (asked) => {
      const order = asked.state.withdrawals.get(asked.input.cancelOrderId ?? '');
      return order ? { me: asked.state.accounts.get(order.player) ?? asked.me } : {};
    },
  },
  'favourites-of-all': {
    says: 'A favourite of this player; always false for a guest.',
    asks: ({ call, me, state }) =>
      call === 'gameList' && !me ? { me: state.accounts.get('ana') ?? null } : {},
  },
  'favourite-for-both': {
    says: 'A favourite of this player.',
    news: (news, state) =>
      news.type === 'favoured' ? [...state.accounts.keys()].map((player) => ({ ...news, player })) : [news],
  },
  'events-to-all': { says: 'The events of a player come to nobody else.', tells: () => true },
  'socket-login-ignored': { says: 'Binds this socket to the player of the token.', sends: () => [] },
};
