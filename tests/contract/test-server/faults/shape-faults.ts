import { type Fault, planted } from '../fault.ts';
import { drop, put, putInAnswer } from './change.ts';

const manyBanners = (rows: unknown): unknown =>
  Array.isArray(rows) ? Array.from({ length: 51 }, (_, index) => ({ ...rows[0], id: `b${index}` })) : rows;

export const shapeFaults: readonly Fault[] = [
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
];
