import { fieldOf, isObject, listOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { oneMore, put } from './change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const row =
  (at: number, change: object): AnswerChange =>
  ({ body }) => {
    const found: unknown = listOf(fieldOf(body, 'data')).at(at);
    if (isObject(found)) Object.assign(found, change);
  };

const headless =
  (status: number, header: string): AnswerChange =>
  (answer) => {
    if (answer.status === status) delete answer.headers[header];
  };

const inUnknownLanguage =
  (body: string): AnswerChange =>
  (answer, request) => {
    if (request.lang === 'xx') row(0, { body })(answer, request);
  };

export const namedFaults: readonly Fault[] = [
  ...planted('laws', {
    'walletRecords totals-of-all': {
      'totals of the page alone': (answer, { body }) => {
        if (Number(fieldOf(body, 'pageNum')) > 1) put('totals.stake', oneMore)(answer);
      },
    },
    'noticeList language-default': {
      'another text for a language nobody knows': inUnknownLanguage('Algo'),
      'no text for a language nobody knows': inUnknownLanguage(''),
    },
    'noticeList announced-first': {
      'winners before the announcements': ({ body }) => {
        if (isObject(body)) body.data = listOf(body.data).toReversed();
      },
      'an announcement among the winners': row(-1, { level: 'info' }),
      'the oldest announcement first': row(0, { startsAt: inDays(-99) }),
    },
    'noticeList in-force': {
      'a notice that is to come': row(-1, { startsAt: inDays(1), endsAt: inDays(2) }),
      'a notice that is over': row(0, { endsAt: inDays(-1) }),
    },
    'rechargeDepositActivity offer-paid': {
      'an offer that brings less than it says': {
        afters: { rechargeQueryPay: put('bonus.amount', (value: number) => value - 1) },
      },
      'an offer that brings nothing': { afters: { rechargeQueryPay: put('bonus', () => undefined) } },
      'an offer of another share than it brings': ({ body }) => {
        for (const offer of listOf(fieldOf(body, 'data')))
          if (isObject(offer)) offer.bonusRate = Number(offer.bonusRate) * 2;
      },
    },
    'rechargeGetRecommendConfigs recommended-paid': {
      'a bonus above the one that is recommended': row(1, { bonus: 1 }),
    },
    'walletRecords cors-readable': {
      'a 401 that no page may read': headless(401, 'access-control-allow-origin'),
    },
    'ping cors-readable': {
      'a 400 that no page may read': headless(400, 'access-control-allow-origin'),
      'a 405 whose headers no page may read': headless(405, 'access-control-expose-headers'),
    },
    'gameList totals-of-all': {
      'another total on the later pages': (answer, { body }) => {
        if (Number(fieldOf(body, 'pageNum')) > 1) put('total', oneMore)(answer);
      },
    },
    'gameList list-total': {
      'a page past the last one with the total of a page': (answer, { body }) => {
        if (fieldOf(body, 'pageNum') !== undefined) put('total', 1)(answer);
      },
    },
  }),
  ...[{ isLive: true }, { score: '1-0' }, { minute: 3 }].flatMap((change) =>
    planted('laws', {
      'gameSports not-begun': {
        [`a match to come with ${Object.keys(change)[0]}`]: row(-1, { ...change, startsAt: inDays(3) }),
      },
    }),
  ),
];
