import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { letIn, put } from './change.ts';

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

export const listFaults: readonly Fault[] = [
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
  ...PAGED.flatMap((on) =>
    planted('laws', {
      [`${on} pages-join`]: {
        [`rows again on the next page (${on})`]: { before: lagging, after: asAsked },
        [`pages from 0 (${on})`]: { before: fromZero, after: asAsked },
      },
    }),
  ),
];
