import { fieldOf, fieldsOf, listOf, numberOf, textOf } from '../source/json-values.ts';
import { shown } from './schema-check.ts';

/** What a rule may look at. */
export interface AnsweredFacts {
  /** Body of the request. */
  request: unknown;
  data: unknown;
  headers: Readonly<Record<string, string>>;
}

/** What a rule found: where in the answer, and what is wrong. */
type Fault = readonly [at: string, says: string];

export interface Rule {
  name: string;
  /** Calls the rule is for; every call without it. */
  calls?: readonly string[];
  /** Keys from the schema of the answer's data to the part that states the rule; the call itself without it. */
  saidIn?: readonly (string | number)[];
  check(facts: AnsweredFacts): Fault[];
}

/** Money in whole cents, so that sums can be compared. */
function cents(value: unknown): number {
  return Math.round((numberOf(value) ?? 0) * 100);
}

function sumOf(rows: readonly unknown[], field: string): number {
  return rows.reduce<number>((sum, row) => sum + cents(fieldOf(row, field)), 0);
}

/** The rows of a list and their path: the data itself, or `data.list`. */
function rowsOf(data: unknown): { rows: readonly unknown[]; at: string } {
  return Array.isArray(data)
    ? { rows: data, at: 'data' }
    : { rows: listOf(fieldOf(data, 'list')), at: 'data.list' };
}

function when(isFault: boolean, at: string, says: string): Fault[] {
  return isFault ? [[at, says]] : [];
}

function sameId(field: string, asked: string): Rule['check'] {
  return ({ data, request }) => {
    const [given, wanted] = [fieldOf(data, field), fieldOf(request, asked)];
    return when(given !== wanted, `data.${field}`, `is ${shown(given)}, and ${shown(wanted)} was asked for`);
  };
}

function samePosition(row: unknown, wanted: unknown, at: string): Fault[] {
  const given = fieldOf(row, 'position');
  return when(given !== wanted, `${at}.position`, `is ${shown(given)}, and ${shown(wanted)} was asked for`);
}

/** The rules of single calls, and one about ids for every call. */
export const rules: readonly Rule[] = [
  {
    name: 'unique-ids',
    check({ data }) {
      const { rows, at } = rowsOf(data);
      const ids = rows.map((row) => fieldOf(row, 'id')).filter((id) => id !== undefined);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      return when(twice !== undefined, at, `has the id ${shown(twice)} twice`);
    },
  },
  {
    name: 'session-token',
    calls: ['userLogin', 'userRegister'],
    saidIn: ['properties', 'token'],
    check({ data, headers }) {
      if (fieldOf(data, 'status') !== 1) return [];
      const token = textOf(fieldOf(data, 'token'));
      if (token === undefined)
        return when(!headers.token, 'header token', 'is missing, and so is data.token');
      if (token === '') return [['data.token', 'is empty although status is 1']];
      return when(headers.token !== token, 'header token', 'does not carry the token of the answer');
    },
  },
  {
    name: 'balance-sum',
    calls: ['walletBalance'],
    saidIn: [],
    check({ data }) {
      const [total, cash, bonus, out] = ['total', 'cash', 'bonus', 'withdrawable'].map((key) =>
        cents(fieldOf(data, key)),
      );
      return [
        ...when(total !== (cash ?? 0) + (bonus ?? 0), 'data.total', 'is not cash and bonus together'),
        ...when((out ?? 0) > (cash ?? 0), 'data.withdrawable', 'is more than cash'),
      ];
    },
  },
  {
    name: 'banner-position',
    calls: ['lobbyBanners', 'lobbyPromotionsBanners'],
    check: ({ data, request }) =>
      listOf(data).flatMap((row, index) =>
        samePosition(row, fieldOf(request, 'position') ?? 'promotion', `data.${index}`),
      ),
  },
  {
    name: 'banner-position',
    calls: ['lobbyBatchBanners'],
    check: ({ data }) =>
      fieldsOf(data).flatMap(([position, rows]) =>
        listOf(rows).flatMap((row, index) => samePosition(row, position, `data.${position}.${index}`)),
      ),
  },
  { name: 'same-id', calls: ['rechargeQueryPay'], check: sameId('id', 'id') },
  { name: 'same-id', calls: ['gameCollect'], check: sameId('gameId', 'gameId') },
  { name: 'same-id', calls: ['luckyMoneyEnvelope'], check: sameId('id', 'envelopeId') },
  { name: 'same-id', calls: ['luckyMoneyClaim'], check: sameId('envelopeId', 'envelopeId') },
  {
    name: 'favourite-set',
    calls: ['gameCollect'],
    check: ({ data, request }) =>
      when(
        fieldOf(data, 'isCollected') !== (fieldOf(request, 'opt') === 'add'),
        'data.isCollected',
        `is ${shown(fieldOf(data, 'isCollected'))} after ${shown(fieldOf(request, 'opt'))}`,
      ),
  },
  {
    name: 'betting-totals',
    calls: ['walletRecords'],
    saidIn: ['properties', 'totals'],
    check({ data }) {
      const rows = listOf(fieldOf(data, 'list'));
      if (rows.length !== fieldOf(data, 'total')) return [];
      return ['stake', 'payout'].flatMap((field) =>
        when(
          sumOf(rows, field) !== cents(fieldOf(fieldOf(data, 'totals'), field)),
          `data.totals.${field}`,
          'is not the sum of the rows',
        ),
      );
    },
  },
  {
    name: 'betting-wallet',
    calls: ['walletRecords'],
    check: ({ data, request }) =>
      listOf(fieldOf(data, 'list')).flatMap((row, index) =>
        when(
          fieldOf(row, 'isBonus') !== fieldOf(request, 'isBonus'),
          `data.list.${index}.isBonus`,
          'is of the other wallet than asked for',
        ),
      ),
  },
  {
    name: 'prepay-step',
    calls: ['rechargePrepay'],
    saidIn: [],
    check({ data }) {
      const needed = { redirect: 'redirectUrl', 'otp-required': 'otpSentTo' }[
        String(fieldOf(data, 'status'))
      ];
      return when(
        needed !== undefined && fieldOf(data, needed) === undefined,
        `data.${needed}`,
        'is missing for this status',
      );
    },
  },
  {
    name: 'shares-left',
    calls: ['luckyMoneyEnvelope', 'luckyMoneyCreate'],
    saidIn: ['properties', 'sharesLeft'],
    check({ data }) {
      const left = numberOf(fieldOf(data, 'sharesLeft')) ?? 0;
      const status = fieldOf(data, 'status');
      return [
        ...when(left > (numberOf(fieldOf(data, 'shares')) ?? 0), 'data.sharesLeft', 'is more than shares'),
        ...when(
          (status === 'open' && left === 0) || (status === 'emptied' && left > 0),
          'data.status',
          `is ${shown(status)} with ${left} shares left`,
        ),
      ];
    },
  },
  {
    name: 'method-limits',
    calls: ['rechargePaymentMethods', 'withdrawPaymentMethods'],
    check: ({ data }) =>
      listOf(data).flatMap((row, index) =>
        when(cents(fieldOf(row, 'min')) > cents(fieldOf(row, 'max')), `data.${index}.min`, 'is above max'),
      ),
  },
];
