import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { letIn, put, reversed, to } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const always = () => true;

const ignored = (field: string, when: (value: unknown) => boolean = always) => letIn(field, when, undefined);

/** `total` also lacks the last row, so only the list without the filter shows the fault. */
const withoutLast: AnswerChange = (answer) => {
  const total = fieldOf(fieldOf(answer.body, 'data'), 'total');
  put('list', (rows: unknown) => (Array.isArray(rows) ? rows.slice(0, -1) : rows))(answer);
  put('total', Math.max(0, Number(total) - 1))(answer);
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
const asAsked: AnswerChange = (answer, { body }) => {
  if (fieldOf(body, 'pageNum') !== undefined) put('pageNum', fieldOf(body, 'pageNum'))(answer);
};

const PAGED = ['rechargeOrders', 'withdrawOrders', 'walletRecords', 'gameList'];
const DATED = ['rechargeOrders', 'withdrawOrders', 'walletRecords'];
const NEWEST = ['rechargeOrders', 'withdrawOrders'];

export const listFaults: readonly Fault[] = [
  ...['pigMarquee', 'luckyMoneyLatestCollected'].map(
    (on): Fault => ({
      name: `the oldest first (${on})`,
      on,
      rule: 'newest-first',
      after: ({ body }) => {
        if (isObject(body)) body.data = reversed(body.data);
      },
    }),
  ),
  { ...laws, name: 'games of every category', on: 'gameList', rule: 'filter', before: ignored('category') },
  { ...laws, name: 'games of every tag', on: 'gameList', rule: 'filter', before: ignored('gameplayTag') },
  {
    name: 'favourites among others',
    on: 'gameList',
    rule: 'filter',
    before: ignored('isCollected'),
    with: ['gameCollect'],
  },
  {
    ...laws,
    name: 'a game of the category is missing',
    on: 'gameList',
    rule: 'filter',
    after: to('category', withoutLast),
    with: [],
  },
  {
    ...laws,
    name: 'a game with the tag is missing',
    on: 'gameList',
    rule: 'filter',
    after: to('gameplayTag', withoutLast),
  },
  {
    ...laws,
    name: 'orders of every status',
    on: 'rechargeOrders',
    rule: 'filter',
    before: ignored('status'),
  },
  {
    ...laws,
    name: 'an order of the status is missing',
    on: 'rechargeOrders',
    rule: 'filter',
    after: to('status', withoutLast),
  },
  {
    ...laws,
    name: 'withdrawals of every status',
    on: 'withdrawOrders',
    rule: 'filter',
    before: ignored('status'),
  },
  {
    ...laws,
    name: 'a withdrawal of the status is missing',
    on: 'withdrawOrders',
    rule: 'filter',
    after: to('status', withoutLast),
  },
  {
    name: 'games that were entered are not remembered',
    on: 'gameList',
    foundOn: 'gameUrl',
    with: ['gameUrl'],
    rule: 'entered-game',
    after: to('isRecent', put('list', [])),
  },
  {
    name: 'a favourite that cannot be removed',
    on: 'gameCollect',
    rule: 'favourite-gone',
    before: letIn('opt', (value) => value === 'remove', 'add'),
    after: (answer, { body }) => put('isCollected', fieldOf(body, 'opt') === 'add')(answer),
  },
  {
    name: 'sports in any order',
    on: 'gameSports',
    rule: 'sports-order',
    after: ({ body }) => {
      if (isObject(body)) body.data = reversed(body.data);
    },
  },
  ...DATED.flatMap((on): Fault[] => [
    { ...laws, name: `days before the first one (${on})`, on, rule: 'filter', before: ignored('startDate') },
    { ...laws, name: `days after the last one (${on})`, on, rule: 'filter', before: ignored('endDate') },
    {
      ...laws,
      name: `a row from the first day is missing (${on})`,
      on,
      rule: 'filter',
      after: to('startDate', withoutLast),
    },
    {
      ...laws,
      name: `a row until the last day is missing (${on})`,
      on,
      rule: 'filter',
      after: to('endDate', withoutLast),
    },
  ]),
  ...PAGED.flatMap((on): Fault[] => [
    {
      ...laws,
      name: `rows again on the next page (${on})`,
      on,
      rule: 'pages-join',
      before: lagging,
      after: asAsked,
    },
    { ...laws, name: `pages from 0 (${on})`, on, rule: 'pages-join', before: fromZero, after: asAsked },
  ]),
  ...NEWEST.map(
    (on): Fault => ({
      name: `the oldest first (${on})`,
      on,
      rule: 'newest-first',
      after: put('list', reversed),
    }),
  ),
];
