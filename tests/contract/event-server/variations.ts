import { newToken } from './account-calls.ts';
import type { Change, Data } from './change.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Time of replacement; the old token is refused an hour later. */
const replacedAt = new Map<string, number>();

const less =
  (...fields: string[]) =>
  (data: Data): Data =>
    Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));
const eachOf = (change: (row: Data) => Data) => (data: Data) => (data as unknown as Data[]).map(change);
const eachListed = (change: (row: Data) => Data) => (data: Data) => ({
  ...data,
  ...(Array.isArray(data.list) && { list: (data.list as Data[]).map(change) }),
});
const none = () => [];

function texts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => texts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, texts(one, change)]));
}

export const variations: Record<string, Change> = {
  'no wagering': {
    says: 'A backend without wagering of its own leaves this out.',
    answers: { walletBalance: less('bonuses') },
  },
  'bare games': {
    says: 'Absent for a game without a pot.',
    answers: {
      gameList: eachListed(less('jackpot', 'jackpotShare', 'minBet', 'maxBet', 'rtp', 'volatility')),
    },
  },
  'a token in the header alone': {
    says: 'It may be left out where the `token` response header carries it.',
    answers: { userLogin: less('token'), userRegister: less('token') },
  },
  'tokens that change': {
    says: 'Any answer may carry a `token` response header; it replaces the token the client has.',
    wire: (wire, { me, state, token: before, now }) => {
      if (!me || wire.body.success !== true || wire.headers.token) return;
      const token = newToken();
      state.tokens.set(token, me.player);
      if (before && !replacedAt.has(before)) replacedAt.set(before, now);
      wire.headers.token = token;
    },
    token: (token, _, now) => (now - (replacedAt.get(token) ?? now) > HOUR_MS ? '' : token),
  },
  'no matches': { says: 'Sports events with their odds.', answers: { gameSports: none } },
  'nothing to announce': {
    says: 'An empty list where there are none.',
    answers: {
      lobbyBanners: none,
      lobbyPromotionsBanners: none,
      lobbyBatchBanners: (data) => Object.fromEntries(Object.keys(data).map((position) => [position, []])),
      lobbyPopups: () => ({ popUps: [] }),
      noticeList: none,
    },
  },
  'no offers': {
    says: 'Offers the player can opt into.',
    answers: { rechargeDepositActivity: none, rechargeGetRecommendConfigs: none },
    news: (news) => (news.type === 'ordered' ? [{ ...news, order: { ...news.order, wants: null } }] : [news]),
  },
  'created until it is paid': {
    says: '0 created, 1 pending.',
    news: (news) => (news.type === 'handedOver' ? [] : [news]),
  },
  'whole seconds': {
    says: 'Times are ISO 8601 in UTC.',
    answers: {
      '*': (data) => texts(data, (text) => text.replace(/^(\d{4}-\d\d-\d\dT[\d:]{8})\.\d{3}Z$/, '$1Z')),
    },
  },
  'bare orders': {
    says: 'What is optional may be left out.',
    answers: {
      rechargeOrders: eachListed(less('expiresAt', 'paidAt')),
      rechargeQueryPay: less('expiresAt', 'paidAt'),
      rechargePaymentMethods: eachOf(less('usualMinutes')),
      captchaSms: less('resendAfterSeconds'),
      captchaUsernameSms: less('resendAfterSeconds'),
    },
  },
  'bare rewards': {
    says: 'What is optional says more where the server knows it.',
    answers: {
      pbList: eachOf(less('rewardReady', 'claims', 'wagerTimes', 'validDays')),
      pbConfig: (data) => ({
        pbConfig: (data.pbConfig as Data[]).map(less('wagerTimes', 'validDays')),
      }),
    },
  },
  'no standing offer': {
    says: 'Missing when there is no standing offer.',
    answers: {
      luckyMoneyDisplayReward: (data, { input, now }) =>
        input.envelopeId ? data : { amount: 0, currencyAlias: 'CLP', expiresAt: new Date(now).toISOString() },
    },
  },
  'the origin that asked': {
    says: 'The origin of the page that asked, or `*`.',
    wire: (wire) => {
      wire.headers.vary = 'origin';
      wire.headers['cache-control'] = 'no-store, max-age=0';
    },
  },
  'another server': {
    says: 'Version of the server.',
    answers: { ping: (data) => ({ ...data, version: '2027.1-rc+build.5' }) },
    wire: (wire) => {
      wire.headers['x-request-id'] = newToken();
    },
  },
};
