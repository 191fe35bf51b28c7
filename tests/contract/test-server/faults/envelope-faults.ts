import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import { envelope, putInAnswer } from './change.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const accepts = 'accepts-valid-input';

export const envelopeFaults: readonly Fault[] = [
  {
    name: 'no envelope',
    on: 'walletBalance',
    rule: 'envelope',
    after: putInAnswer('body', (body: unknown) => fieldOf(body, 'data')),
  },
  {
    name: 'success as a text',
    on: 'walletBalance',
    rule: 'envelope',
    after: putInAnswer('body.success', 'true'),
  },
  {
    name: 'no data',
    on: 'rechargeUsc',
    rule: 'schema/required',
    after: putInAnswer('body.data', () => undefined),
  },
  {
    name: 'a message of null',
    on: 'rechargeUsc',
    rule: 'schema/type',
    after: putInAnswer('body.message', null),
  },
  {
    name: 'a code beside the envelope',
    on: 'rechargeUsc',
    rule: 'unknown-field',
    after: putInAnswer('body.code', 0),
  },
  {
    name: 'a refusal without words',
    on: 'luckyMoneyShare',
    rule: 'schema/minLength',
    instead: () => ({ status: 200, headers: JSON_TYPE, body: { success: false, message: '', data: null } }),
  },
  {
    name: 'a failure code of another form',
    on: 'luckyMoneyShare',
    rule: 'schema/pattern',
    instead: () => envelope(200, false, { code: 'NOT_FOUND' }),
  },
  {
    name: 'another content type',
    on: 'ping',
    rule: 'content-type',
    after: putInAnswer('headers.content-type', 'text/plain'),
  },
  {
    name: 'JSON that breaks off',
    on: 'gameSports',
    rule: 'json',
    after: putInAnswer('body', '{"success": true, "da'),
  },
  { name: 'an empty answer', on: 'rechargeUsc', rule: 'json', after: putInAnswer('body', '') },
  { name: '201 for 200', on: 'gameCollect', rule: accepts, after: putInAnswer('status', 201) },
  { name: '500 for a good body', on: 'gameSports', rule: accepts, instead: () => envelope(500, false, null) },
  {
    name: '409 for a good body',
    on: 'noticeList',
    rule: accepts,
    instead: () => envelope(409, false, null),
  },
  {
    name: 'a redirect to a page',
    on: 'noticeList',
    rule: accepts,
    instead: () => ({ ...envelope(302, false, null), headers: { ...JSON_TYPE, location: '/login' } }),
  },
  { name: 'a connection that breaks', on: 'noticeList', rule: 'no-answer', instead: () => 'drop' },
  {
    name: 'an empty token header',
    on: 'walletBalance',
    rule: 'header',
    after: putInAnswer('headers.token', ''),
  },
  {
    name: 'a wait that is no number',
    on: 'gameSports',
    rule: 'header',
    instead: () => ({
      ...envelope(429, false, { code: 'busy' }),
      headers: { ...JSON_TYPE, 'retry-after': 'soon' },
    }),
  },
];
