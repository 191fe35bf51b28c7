import type { Fault } from '../fault.ts';
import { drop, put, putInAnswer } from './change.ts';

const manyBanners = (rows: unknown): unknown =>
  Array.isArray(rows) ? Array.from({ length: 51 }, (_, index) => ({ ...rows[0], id: `b${index}` })) : rows;

export const shapeFaults: readonly Fault[] = [
  { name: 'a number for a text', on: 'gameList', rule: 'schema/type', after: put('list.0.name', 5) },
  { name: 'an id as a number', on: 'gameSports', rule: 'schema/type', after: put('0.id', 17) },
  { name: 'an amount as a text', on: 'walletBalance', rule: 'schema/type', after: put('cash', '20750.50') },
  { name: 'null for a text', on: 'noticeList', rule: 'schema/type', after: put('0.body', null) },
  { name: 'a time in seconds', on: 'ping', rule: 'schema/type', after: put('serverTime', 1_795_262_400) },
  { name: 'a list for an object', on: 'lobbyPopups', rule: 'schema/type', after: put('popUps.0', []) },
  { name: 'a field is missing', on: 'gameCategories', rule: 'schema/required', after: drop('0.icon') },
  {
    name: 'a group is left out',
    on: 'lobbyBatchBanners',
    rule: 'schema/required',
    after: drop('sticky_banner'),
  },
  { name: 'a surplus field', on: 'walletBalance', rule: 'unknown-field', after: put('frozen', 0) },
  {
    name: 'no such choice',
    on: 'lobbyPopups',
    rule: 'schema/enum',
    after: put('popUps.0.frequency', 'weekly'),
  },
  {
    name: 'never finished',
    on: 'luckyMoneyFinishGuide',
    rule: 'schema/const',
    after: put('finished', false),
  },
  { name: 'three decimals', on: 'walletBalance', rule: 'schema/x-decimals', after: put('total', 25_000.125) },
  { name: 'a negative balance', on: 'walletBalance', rule: 'schema/minimum', after: put('bonus', -1) },
  { name: 'odds of one', on: 'gameSports', rule: 'schema/minimum', after: put('0.odds.home', 1) },
  { name: 'a share above one', on: 'pigLoad', rule: 'schema/maximum', after: put('rate', 10) },
  {
    name: 'a time that does not parse',
    on: 'ping',
    rule: 'schema/format',
    after: put('serverTime', 'yesterday'),
  },
  { name: 'a path for an address', on: 'gameUrl', rule: 'schema/format', after: put('url', '/juegos/1') },
  {
    name: 'a text too long',
    on: 'gameCategories',
    rule: 'schema/maxLength',
    after: put('0.localName', 'x'.repeat(61)),
  },
  { name: 'an empty id', on: 'gameCategories', rule: 'schema/minLength', after: put('0.id', '') },
  {
    name: 'a bare phone',
    on: 'userGetUserInfo',
    rule: 'schema/pattern',
    after: put('phoneNumber', '912345678'),
  },
  {
    name: 'more rows than a list may hold',
    on: 'lobbyPromotionsBanners',
    rule: 'schema/maxItems',
    after: putInAnswer('body.data', manyBanners),
  },
  {
    name: 'a withdrawal to which nothing happened',
    on: 'withdrawOrders',
    rule: 'schema/minItems',
    after: put('list.0.timeline', []),
  },
];
