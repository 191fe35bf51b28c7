import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import { envelope, putInAnswer } from './change.ts';

const withCode = (code: string, status = 200) => envelope(status, false, { code });
const parts = ['journey', 'refusals'] as const;

const forgetExclusion: NonNullable<Fault['before']> = ({ body }) => {
  if (isObject(body)) Reflect.deleteProperty(body, 'excludeUntil');
};

function barring(): Pick<Fault, 'after' | 'afters'> {
  let isExcluded = false;
  return {
    afters: {
      userGetUserInfo: ({ body }) => {
        isExcluded = fieldOf(fieldOf(fieldOf(body, 'data'), 'exclusion'), 'until') !== undefined;
      },
    },
    after: (answer) => {
      if (isExcluded) Object.assign(answer, withCode('account-excluded'));
    },
  };
}

export const refusalFaults: readonly Fault[] = [
  {
    name: 'a code the contract lacks',
    on: 'gameUrl',
    rule: 'listed-refusal',
    instead: () => withCode('maintenance'),
  },
  {
    name: 'a code of another call',
    on: 'luckyMoneyClaim',
    rule: 'listed-refusal',
    instead: () => withCode('phone-taken'),
  },
  {
    name: 'a code with the status of another',
    on: 'rechargeQueryPay',
    rule: 'listed-refusal',
    instead: () => withCode('invalid-body'),
  },
  {
    name: 'another listed code than the one that is due',
    on: 'withdrawCreate',
    parts,
    rule: 'refuses',
    after: putInAnswer('body.data', (data: unknown) =>
      JSON.stringify(data).includes('amount-below-minimum') ? { code: 'amount-above-maximum' } : data,
    ),
  },
  {
    name: 'a refusal without its code',
    on: 'userLogin',
    parts,
    rule: 'refuses',
    after: putInAnswer('body.data', (data: unknown) =>
      JSON.stringify(data).includes('wrong-credentials') ? null : data,
    ),
  },
  ...(['gameUrl', 'rechargeCreateRechargeOrder', 'rechargePrepay'] as const).map(
    (foundOn): Fault => ({
      name: `an exclusion that is shown, and does not hold for ${foundOn}`,
      on: 'userGetUserInfo',
      foundOn,
      parts,
      rule: 'refuses',
      with: ['gameList', 'rechargeV2CreateRechargeOrder', 'rechargePaymentMethods'],
      before: forgetExclusion,
    }),
  ),
  {
    name: 'an exclusion that bars withdrawals too',
    on: 'withdrawCreate',
    parts,
    rule: 'listed-refusal',
    with: ['userGetUserInfo', 'rechargeCreateRechargeOrder'],
    ...barring(),
  },
  {
    name: 'a favourite of a game there is not',
    on: 'gameCollect',
    parts,
    rule: 'refuses',
    instead: ({ text }) =>
      text.includes('contract-check-absent')
        ? envelope(200, true, { gameId: 'contract-check-absent', isCollected: true })
        : undefined,
  },
  {
    name: 'a second red packet of the same intent with another amount',
    on: 'luckyMoneyCreate',
    parts,
    with: ['luckyMoneyClaim'],
    rule: 'refuses',
    before: (request) => {
      const body = request.body as { intentId?: string; amount?: number } | undefined;
      if (body?.intentId) body.amount = 1000;
    },
  },
];
