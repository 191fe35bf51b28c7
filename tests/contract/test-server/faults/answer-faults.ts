import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import { drop, envelope, put, putInAnswer, turn } from './change.ts';

const manyBanners = (rows: unknown): unknown =>
  Array.isArray(rows) ? Array.from({ length: 51 }, (_, index) => ({ ...rows[0], id: `b${index}` })) : rows;

const JSON_TYPE = { 'content-type': 'application/json' };

const balance = { total: 0, cash: 0, bonus: 0, withdrawable: 0, currencyAlias: 'CLP' };
const noSession = { code: 'no-session' };
/** The contract check sends tokens that nobody was given. */
const isMadeUp = (token: string | undefined) => token?.includes('nobody') === true;

export const answerFaults: readonly Fault[] = [
  ...planted('journey', {
    'gameList schema/type': { 'a number for a text': put('list.0.name', 5) },
    'gameCategories schema/required': { 'a field is missing': drop('0.icon') },
    'walletBalance unknown-field': { 'a surplus field': put('frozen', 0) },
    'lobbyPopups schema/enum': { 'no such choice': put('popUps.0.frequency', 'weekly') },
    'luckyMoneyFinishGuide schema/const': { 'never finished': put('finished', false) },
    'walletBalance schema/x-decimals': { 'three decimals': put('total', 25_000.125) },
    'walletBalance schema/minimum': { 'a negative balance': put('bonus', -1) },
    'pigLoad schema/maximum': { 'a share above one': put('rate', 10) },
    'ping schema/format': { 'a time that does not parse': put('serverTime', 'yesterday') },
    'gameCategories schema/maxLength': { 'a text too long': put('0.localName', 'x'.repeat(61)) },
    'gameCategories schema/minLength': { 'an empty id': put('0.id', '') },
    'lobbyPromotionsBanners schema/maxItems': {
      'more rows than a list may hold': putInAnswer('body.data', manyBanners),
    },
    'withdrawOrders schema/minItems': {
      'a withdrawal to which nothing happened': put('list.0.timeline', []),
    },
  }),
  ...planted('journey', {
    'walletBalance envelope': {
      'no envelope': putInAnswer('body', (body: unknown) => fieldOf(body, 'data')),
    },
    'luckyMoneyShare schema/pattern': {
      'a failure code of another form': { instead: () => envelope(200, false, { code: 'NOT_FOUND' }) },
    },
    'ping content-type': { 'another content type': putInAnswer('headers.content-type', 'text/plain') },
    'gameSports json': { 'JSON that breaks off': putInAnswer('body', '{"success": true, "da') },
    'gameCollect accepts-valid-input': { '201 for 200': putInAnswer('status', 201) },
    'noticeList accepts-valid-input': {
      'a redirect to a page': {
        instead: () => ({ ...envelope(302, false, null), headers: { ...JSON_TYPE, location: '/login' } }),
      },
    },
    'noticeList no-answer': { 'a connection that breaks': { instead: () => 'drop' } },
    'walletBalance header': { 'an empty token header': putInAnswer('headers.token', '') },
    'gameSports header': {
      'a wait that is no number': {
        instead: () => ({
          ...envelope(429, false, { code: 'busy' }),
          headers: { ...JSON_TYPE, 'retry-after': 'soon' },
        }),
      },
    },
  }),
  ...planted('authorisation', {
    'walletBalance guarded-call': {
      'a guarded call open to all': {
        instead: ({ token }) => (token === undefined ? envelope(200, true, balance) : undefined),
      },
      'any token will do': {
        instead: ({ token }) => (isMadeUp(token) ? envelope(200, true, balance) : undefined),
      },
    },
    'withdrawOrders guarded-call': { 'a refusal with 200 for no session': turn(401, 200) },
    'noticeList guest-call': {
      'a guest call guarded': {
        instead: ({ token }) => (token === undefined ? envelope(401, false, noSession) : undefined),
      },
    },
    'pbConfig guest-call': {
      'a guest call refused to a lost session': {
        instead: ({ token }) => (isMadeUp(token) ? envelope(401, false, noSession) : undefined),
      },
    },
  }),
  ...planted('journey', {
    'userLogout logout-ends-session': {
      'a session that outlives its logout': { instead: () => envelope(200, true, {}) },
    },
  }),
];
