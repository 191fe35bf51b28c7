import { fieldOf, isObject, listOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { oneMore, put, reversed, to } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const row =
  (at: number, change: object): AnswerChange =>
  ({ body }) => {
    const found: unknown = listOf(fieldOf(body, 'data')).at(at);
    if (isObject(found)) Object.assign(found, change);
  };

const headless =
  (status: number, names: readonly string[]): AnswerChange =>
  (answer) => {
    if (answer.status === status) for (const name of names) delete answer.headers[name];
  };

const PAGED = ['rechargeOrders', 'walletRecords', 'gameList'] as const;

const offers: readonly (readonly [name: string, on: string, change: AnswerChange])[] = [
  ['less than it says', 'rechargeQueryPay', put('bonus.amount', (value: number) => value - 1)],
  ['twice', 'rechargeQueryPay', put('bonus.amount', (value: number) => value * 2)],
  ['nothing', 'rechargeQueryPay', put('bonus', () => undefined)],
];

export const namedFaults: readonly Fault[] = [
  ...PAGED.map(
    (on): Fault => ({
      ...laws,
      name: `another total on the later pages (${on})`,
      on,
      rule: 'totals-of-all',
      after: (answer, { body }) => {
        if (Number(fieldOf(body, 'pageNum')) > 1) put('total', oneMore)(answer);
      },
    }),
  ),
  {
    ...laws,
    name: 'totals of the page alone',
    on: 'walletRecords',
    rule: 'totals-of-all',
    after: (answer, { body }) => {
      if (Number(fieldOf(body, 'pageNum')) > 1) put('totals.stake', oneMore)(answer);
    },
  },
  ...(['Algo', ''] as const).map(
    (text): Fault => ({
      ...laws,
      name: `another text for a language nobody knows (${text || 'empty'})`,
      on: 'noticeList',
      rule: 'language-default',
      after: (answer, { lang }) => {
        if (lang === 'xx')
          row(0, { body: text })(answer, {
            method: '',
            path: '',
            headers: {},
            token: '',
            lang,
            text: '',
            body: {},
          });
      },
    }),
  ),
  ...[0, -1].flatMap((at): Fault[] => [
    {
      ...laws,
      name: `a notice that is to come (${at})`,
      on: 'noticeList',
      rule: 'in-force',
      after: row(at, { startsAt: inDays(1), endsAt: inDays(2) }),
    },
    {
      ...laws,
      name: `a notice that is over (${at})`,
      on: 'noticeList',
      rule: 'in-force',
      after: row(at, { endsAt: inDays(-1) }),
    },
  ]),
  {
    ...laws,
    name: 'winners before the announcements',
    on: 'noticeList',
    rule: 'announced-first',
    after: ({ body }) => {
      if (isObject(body)) body.data = reversed(body.data);
    },
  },
  {
    ...laws,
    name: 'an announcement among the winners',
    on: 'noticeList',
    rule: 'announced-first',
    after: row(-1, { level: 'info' }),
  },
  {
    ...laws,
    name: 'the oldest announcement first',
    on: 'noticeList',
    rule: 'announced-first',
    after: row(0, { startsAt: inDays(-99) }),
  },
  ...[{ isLive: true }, { score: '1-0' }, { minute: 3 }].map(
    (change): Fault => ({
      ...laws,
      name: `a match to come with ${Object.keys(change)[0]}`,
      on: 'gameSports',
      rule: 'not-begun',
      after: row(-1, { ...change, startsAt: inDays(3) }),
    }),
  ),
  ...(['rechargeDepositActivity', 'rechargeGetRecommendConfigs'] as const).flatMap((on) =>
    offers.map(
      ([name, changed, change]): Fault => ({
        ...laws,
        name: `an offer that brings ${name} (${on})`,
        on,
        rule: on === 'rechargeDepositActivity' ? 'offer-paid' : 'recommended-paid',
        afters: { [changed]: change },
      }),
    ),
  ),
  {
    ...laws,
    name: 'an offer of another share than it brings',
    on: 'rechargeDepositActivity',
    rule: 'offer-paid',
    after: ({ body }) => {
      for (const offer of listOf(fieldOf(body, 'data')))
        if (isObject(offer)) offer.bonusRate = Number(offer.bonusRate) * 2;
    },
  },
  {
    ...laws,
    name: 'a bonus above the one that is recommended',
    on: 'rechargeGetRecommendConfigs',
    rule: 'recommended-paid',
    after: row(1, { bonus: 1 }),
  },
  ...([400, 405] as const).flatMap((status): Fault[] => [
    {
      ...laws,
      name: `a ${status} that no page may read`,
      on: 'ping',
      rule: 'cors-readable',
      after: headless(status, ['access-control-allow-origin']),
    },
    {
      ...laws,
      name: `a ${status} whose headers no page may read`,
      on: 'ping',
      rule: 'cors-readable',
      after: headless(status, ['access-control-expose-headers']),
    },
  ]),
  {
    ...laws,
    name: 'a 401 that no page may read',
    on: 'walletRecords',
    rule: 'cors-readable',
    after: headless(401, ['access-control-allow-origin']),
  },
  {
    name: 'a page past the last one with the total of a page',
    ...laws,
    on: 'gameList',
    rule: 'list-total',
    after: to('pageNum', put('total', 1)),
  },
];
