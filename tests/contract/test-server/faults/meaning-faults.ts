import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { letIn, oneMore, put } from './change.ts';

const claiming = { players: 2, with: ['userRegister', 'luckyMoneyClaim'] } as const;
const always = () => true;
const withFirstAgain = (rows: unknown) => (Array.isArray(rows) ? [...rows, rows[0]] : rows);
const withOneMore = (rows: unknown) => (Array.isArray(rows) ? [...rows, { ...rows[0], id: 'extra' }] : rows);
const data =
  (change: (value: unknown) => unknown): AnswerChange =>
  (answer) => {
    const { body } = answer;
    if (isObject(body) && body.success === true) answer.body = { ...body, data: change(body.data) };
  };

/** No schema can show these faults. */
export const meaningFaults: readonly Fault[] = [
  { name: 'a total that is wrong', on: 'gameList', rule: 'list-total', after: put('total', oneMore) },
  {
    name: 'the page size is ignored',
    on: 'gameList',
    rule: 'page-size',
    after: (answer, { body }) => {
      if (fieldOf(body, 'pageSize') === 5) put('list', withOneMore)(answer);
    },
  },
  {
    name: 'a page size of its own',
    on: 'gameList',
    rule: 'page-echo',
    before: letIn('pageSize', always, 20),
  },
  { name: 'always the first page', on: 'gameList', rule: 'page-echo', before: letIn('pageNum', always, 1) },
  { name: 'a row twice', on: 'gameCategories', rule: 'unique-ids', after: data(withFirstAgain) },
  { name: 'local time', on: 'ping', rule: 'utc-time', after: put('serverTime', '2026-11-21T09:00:00-03:00') },
  {
    name: 'cents in a market of whole units',
    on: 'walletBalance',
    rule: 'whole-units',
    after: put('cash', (cash: number) => cash + 0.5),
  },
  {
    name: 'a row with cents in a market of whole units',
    on: 'walletRecords',
    rule: 'whole-units',
    after: put('list.0.payout', 0.5),
  },
  {
    ...claiming,
    name: 'shares above the packet',
    on: 'luckyMoneyCollected',
    rule: 'packet-shares',
    after: put('list.0.amount', 1e6),
  },
  {
    name: 'a bonus that is played on beyond its target',
    on: 'pbList',
    rule: 'wagered-share',
    players: 2,
    with: ['userRegister', 'rechargeCreateRechargeOrder', 'pbRegClaim', 'pbGet'],
    after: put('0.claims.0', (claim: object | undefined) =>
      fieldOf(claim, 'state') === 'done'
        ? { ...claim, wagered: Number(fieldOf(claim, 'wagerTotal')) + 1 }
        : claim,
    ),
  },
  {
    name: 'a bonus that is not credited',
    on: 'rechargeQueryPay',
    rule: 'bonus-is-credited',
    after: put('bonus', {
      id: 'G000001',
      amount: 5000,
      wagerTimes: 5,
      expiresAt: '2026-12-05T12:00:00.000Z',
    }),
  },
];
