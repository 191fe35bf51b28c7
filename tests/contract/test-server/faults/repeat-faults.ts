import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import { put } from './change.ts';

function movedAgain(on: string, sign: 1 | -1, fields: readonly string[]): NonNullable<Fault['afters']> {
  const seen = new Set<string>();
  let more = 0;
  return {
    [on]: ({ body }, request) => {
      const intent = fieldOf(request.body, 'intentId');
      const amount = Number(fieldOf(request.body, 'amount'));
      if (fieldOf(body, 'success') !== true || typeof intent !== 'string' || Number.isNaN(amount)) return;
      if (seen.has(intent)) more += sign * amount;
      seen.add(intent);
    },
    walletBalance: (answer) => {
      for (const field of fields) put(field, (value: number) => value + more)(answer);
    },
  };
}

const moved = (name: string, on: string, rule: string, sign: 1 | -1, field: string): Fault => ({
  name,
  on,
  rule,
  afters: movedAgain(on, sign, [field]),
});

export const repeatFaults: readonly Fault[] = [
  ...planted('journey', {
    'pigLoad utc-time': {
      'a time of another zone where there may be none': {
        players: 2,
        with: ['userRegister'],
        after: put('nextCollectAt', '2026-11-22T00:00:00.000-03:00'),
      },
    },
  }),
  moved('a withdrawal taken again at a repeat', 'withdrawCreate', 'withdrawn-is-taken', -1, 'cash'),
  moved('a withdrawal given back at a repeat', 'withdrawCreate', 'withdrawn-is-taken', 1, 'cash'),
  moved('a packet paid again at a repeat', 'luckyMoneyCreate', 'packet-is-paid', -1, 'cash'),
  moved('an order credited at a repeat', 'rechargeV2CreateRechargeOrder', 'not-credited-yet', 1, 'total'),
];
