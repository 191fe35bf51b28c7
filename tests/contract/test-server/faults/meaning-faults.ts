import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { drop, letIn, oneMore, put, reversed } from './change.ts';

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
  { name: 'oldest first', on: 'walletRecords', rule: 'newest-first', after: put('list', reversed) },
  { name: 'local time', on: 'ping', rule: 'utc-time', after: put('serverTime', '2026-11-21T09:00:00-03:00') },
  {
    name: 'a sum that does not add up',
    on: 'walletBalance',
    rule: 'balance-sum',
    after: put('total', oneMore),
  },
  {
    name: 'more to withdraw than there is',
    on: 'walletBalance',
    rule: 'balance-sum',
    after: put('withdrawable', 1e9),
  },
  {
    name: 'a banner of another place',
    on: 'lobbyBanners',
    rule: 'banner-position',
    after: put('0.position', 'register'),
  },
  {
    name: 'banners in the wrong group',
    on: 'lobbyBatchBanners',
    rule: 'banner-position',
    after: data((groups) => (isObject(groups) ? { ...groups, login: groups.home_top } : groups)),
  },
  { name: "another player's order", on: 'rechargeQueryPay', rule: 'same-id', after: put('id', 'R1') },
  {
    name: 'a favourite that is not kept',
    on: 'gameCollect',
    rule: 'favourite-kept',
    before: letIn('opt', (value) => value === 'add', 'remove'),
    after: (answer, { body }) => put('isCollected', fieldOf(body, 'opt') === 'add')(answer),
  },
  { name: 'a favourite for good', on: 'gameCollect', rule: 'favourite-set', after: put('isCollected', true) },
  {
    name: 'totals apart from the rows',
    on: 'walletRecords',
    rule: 'betting-totals',
    after: put('totals.stake', oneMore),
  },
  {
    name: 'bonus bets among the cash',
    on: 'walletRecords',
    rule: 'betting-wallet',
    after: put('list.0.isBonus', true),
  },
  {
    name: 'two deposits from one intent',
    on: 'rechargeCreateRechargeOrder',
    rule: 'one-intent',
    before: letIn('intentId', always, undefined),
  },
  {
    name: 'two withdrawals from one intent',
    on: 'withdrawCreate',
    rule: 'one-intent',
    before: letIn('intentId', always, undefined),
  },
  {
    name: 'orders of every intent',
    on: 'rechargeOrders',
    rule: 'filter',
    before: letIn('intentId', always, undefined),
  },
  { name: 'a redirect to nowhere', on: 'rechargePrepay', rule: 'prepay-step', after: drop('redirectUrl') },
  { name: 'shares that grow', on: 'luckyMoneyEnvelope', rule: 'shares-left', after: put('sharesLeft', 9) },
  {
    name: 'emptied with shares left',
    on: 'luckyMoneyEnvelope',
    rule: 'shares-left',
    after: put('status', 'emptied'),
  },
  {
    name: 'a minimum above the maximum',
    on: 'withdrawPaymentMethods',
    rule: 'method-limits',
    after: put('0.max', 1),
  },
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
];
