import { expect, test } from 'vitest';
import type { StateTone } from '../../ui/state-chip.tsx';
import { amountLook, changeOf, type MoneyRecord, shownAmount, toneOf } from './money-record.ts';

const record = (tab: MoneyRecord['tab'], more: object) => ({ tab, amount: 1_000, ...more }) as MoneyRecord;
const cancelled = { status: 3, timeline: [{ step: 'cancelled' }] };
const takenBack = { amount: 400, at: '2026-11-22T12:00:00.000Z' };

/** What a row of the records says: its tone, what it did to the wallet, and its amount. */
test.each<[MoneyRecord['tab'], object, StateTone, bigint, string]>([
  ['deposits', { status: 0 }, 'waiting', 0n, '1,000.00'],
  ['deposits', { status: 1 }, 'waiting', 0n, '1,000.00'],
  ['deposits', { status: 2 }, 'good', 100_000n, '+1,000.00'],
  ['deposits', { status: 1, isGivenUp: true }, 'back', 0n, '1,000.00'],
  ['deposits', { status: 2, isGivenUp: true }, 'good', 100_000n, '+1,000.00'],
  ['deposits', { status: 3 }, 'bad', 0n, '+1,000.00'],
  ['deposits', { status: 4, paidAmount: 300 }, 'good', 30_000n, '+300.00'],
  ['deposits', { status: 5, takenBack: { ...takenBack, amount: 1_000 } }, 'bad', 0n, '+1,000.00'],
  ['deposits', { status: 6, takenBack }, 'bad', 60_000n, '+1,000.00'],
  ['withdrawals', { status: 0 }, 'waiting', -100_000n, '-1,000.00'],
  ['withdrawals', { status: 1 }, 'waiting', -100_000n, '-1,000.00'],
  ['withdrawals', { status: 2 }, 'good', -100_000n, '-1,000.00'],
  ['withdrawals', { status: 4, paidAmount: 300 }, 'good', -30_000n, '-300.00'],
  ['withdrawals', { status: 3 }, 'back', 0n, '1,000.00'],
  ['withdrawals', { status: 5 }, 'back', 0n, '1,000.00'],
  ['withdrawals', cancelled, 'back', 0n, '1,000.00'],
  ['activity', { type: 'bonus' }, 'good', 100_000n, '+1,000.00'],
  ['activity', { type: 'bonus', amount: -50 }, 'good', -5_000n, '-50.00'],
])(
  'HIS-01 DEP-07 of %s %j the tone is %s, the change %s and the amount %s',
  (tab, more, tone, change, amount) => {
    const row = record(tab, more);
    expect([toneOf(row), changeOf(row), shownAmount(row)]).toEqual([tone, change, amount]);
    const moved = tone === 'good' || (tab === 'withdrawals' && tone === 'waiting');
    expect(amountLook(row)).toBe(
      tone === 'bad' ? 'text-muted line-through' : moved ? 'text-gold' : 'text-text',
    );
  },
);

test('HIS-01 NET-13 an amount that cannot be read is a dash, and changes nothing that can be known', () => {
  const row = record('deposits', { status: 2, amount: 0.001 });
  expect([changeOf(row), shownAmount(row)]).toEqual([undefined, '—']);
});
