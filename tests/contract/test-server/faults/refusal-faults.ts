import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import { envelope, putInAnswer } from './change.ts';

const withCode = (code: string, status = 200) => envelope(status, false, { code });

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
  ...planted('journey', {
    'gameUrl listed-refusal': { 'a code the contract lacks': { instead: () => withCode('maintenance') } },
    'luckyMoneyClaim listed-refusal': {
      'a code of another call': { instead: () => withCode('phone-taken') },
    },
    'rechargeQueryPay listed-refusal': {
      'a code with the status of another': { instead: () => withCode('invalid-body') },
    },
  }),
  ...planted('refusals', {
    'userGetUserInfo refuses': Object.fromEntries(
      ['gameUrl', 'rechargeCreateRechargeOrder', 'rechargePrepay'].map((foundOn) => [
        `an exclusion that is shown, and does not hold for ${foundOn}`,
        { foundOn, with: ['gameList'], before: forgetExclusion },
      ]),
    ),
    'withdrawCreate refuses': {
      'another listed code than the one that is due': putInAnswer('body.data', (data: unknown) =>
        JSON.stringify(data).includes('amount-below-minimum') ? { code: 'amount-above-maximum' } : data,
      ),
    },
    'userLogin refuses': {
      'a refusal without its code': putInAnswer('body.data', (data: unknown) =>
        JSON.stringify(data).includes('wrong-credentials') ? null : data,
      ),
    },
    'withdrawCreate listed-refusal': {
      'an exclusion that bars withdrawals too': {
        with: ['gameUrl'],
        ...barring(),
      },
    },
    'gameCollect refuses': {
      'a favourite of a game there is not': {
        instead: ({ text }) =>
          text.includes('contract-check-absent')
            ? envelope(200, true, { gameId: 'contract-check-absent', isCollected: true })
            : undefined,
      },
    },
    'luckyMoneyCreate refuses': {
      'a second red packet of the same intent with another amount': {
        with: ['luckyMoneyClaim'],
        before: (request) => {
          const body = request.body as { intentId?: string; amount?: number } | undefined;
          if (body?.intentId) body.amount = 1000;
        },
      },
    },
  }),
];
