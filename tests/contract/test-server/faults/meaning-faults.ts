import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { letIn, oneMore, put } from './change.ts';

const claiming = { with: ['userRegister', 'luckyMoneyClaim'] } as const;
const always = () => true;
const withFirstAgain = (rows: unknown) => (Array.isArray(rows) ? [...rows, rows[0]] : rows);
const withOneMore = (rows: unknown) => (Array.isArray(rows) ? [...rows, { ...rows[0], id: 'extra' }] : rows);
const data =
  (change: (value: unknown) => unknown): AnswerChange =>
  (answer) => {
    const { body } = answer;
    if (isObject(body) && body.success === true) answer.body = { ...body, data: change(body.data) };
  };

const lagging: NonNullable<Fault['before']> = letIn(
  'pageNum',
  (value) => Number(value) > 1,
  (value: number) => value - 1,
);

const fromZero: NonNullable<Fault['before']> = ({ body }) => {
  if (!isObject(body) || body.intentId !== undefined || Number(body.pageSize) === 999) return;
  if (typeof body.pageNum === 'number') body.pageNum += 1;
};
const asRequested: AnswerChange = (answer, { body }) => {
  if (fieldOf(body, 'pageNum') !== undefined) put('pageNum', fieldOf(body, 'pageNum'))(answer);
};

export const meaningFaults: readonly Fault[] = [
  ...planted('journey', {
    'pigLoad utc-time': {
      'a time of another zone where there may be none': {
        with: ['userRegister'],
        after: put('nextCollectAt', '2026-11-22T00:00:00.000-03:00'),
      },
    },
    'gameList list-total': {
      'a total that is wrong': put('total', oneMore),
      'the page size is ignored': (answer, { body }) => {
        if (fieldOf(body, 'pageSize') === 5) put('list', withOneMore)(answer);
      },
    },
    'gameList page-echo': {
      'a page size of its own': { before: letIn('pageSize', always, 20) },
      'always the first page': { before: letIn('pageNum', always, 1) },
    },
    'gameCategories unique-ids': { 'a row twice': data(withFirstAgain) },
    'ping utc-time': { 'local time': put('serverTime', '2026-11-21T09:00:00-03:00') },
    'walletBalance whole-units': {
      'cents in a market of whole units': put('cash', (cash: number) => cash + 0.5),
    },
    'walletRecords whole-units': {
      'a row with cents in a market of whole units': put('list.0.payout', 0.5),
    },
    'pbList wagered-share': {
      'a bonus that is played on beyond its target': {
        with: ['userRegister', 'rechargeCreateRechargeOrder', 'pbRegClaim', 'pbGet'],
        after: put('0.claims.0', (claim: object | undefined) =>
          fieldOf(claim, 'state') === 'done'
            ? { ...claim, wagered: Number(fieldOf(claim, 'wagerTotal')) + 1 }
            : claim,
        ),
      },
    },
    'rechargeQueryPay bonus-is-credited': {
      'a bonus that is not credited': put('bonus', {
        id: 'G000001',
        amount: 5000,
        wagerTimes: 5,
        expiresAt: '2026-12-05T12:00:00.000Z',
      }),
    },
  }),
  ...planted(claiming, {
    'luckyMoneyCollected packet-shares': { 'shares above the packet': put('list.0.amount', 1e6) },
  }),
  ...planted('journey', {
    'gameList filter': {
      'favourites among others': {
        with: ['gameCollect'],
        before: letIn('isCollected', () => true, undefined),
      },
    },
    'gameCollect favourite-gone': {
      'a favourite that cannot be removed': {
        before: letIn('opt', (value) => value === 'remove', 'add'),
        after: (answer, { body }) => put('isCollected', fieldOf(body, 'opt') === 'add')(answer),
      },
    },
  }),
  ...planted('journey', {
    'withdrawOrders timeline-agrees': {
      'a timeline with another end': put('list[].timeline', (steps: unknown[]) => steps.slice(0, -1)),
      'a timeline with another beginning': put('list[].timeline', ([first, ...more]: object[]) =>
        more.length > 0 ? [{ ...first, step: 'sent' }, ...more] : [first],
      ),
      'a timeline that begins before its withdrawal': put('list[].timeline.0.at', '2001-01-01T00:00:00.000Z'),
    },
  }),
  ...planted('laws', {
    'walletRecords pages-join': {
      'rows again on the next page': { before: lagging, after: asRequested },
      'pages from 0': { before: fromZero, after: asRequested },
    },
  }),
];
