import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useGivenUpOrders, useReportedPaidOrders } from '../../session/given-up-orders.ts';
import { useLatestOrders } from '../../session/latest-orders.ts';
import { depositOutcomes } from './outcome/deposit-outcomes.ts';
import { PendingOrders } from './pending-orders.tsx';

vi.mock('../../session/given-up-orders.ts', () => ({
  giveUpOrder: vi.fn(),
  useGivenUpOrders: vi.fn(),
  useReportedPaidOrders: vi.fn(),
}));
vi.mock('../../session/latest-orders.ts', () => ({ useLatestOrders: vi.fn() }));
vi.mock('../../session/use-player.ts', () => ({ useBalance: () => ({ currencyAlias: 'CLP' }) }));

const HOUR_MS = 60 * 60_000;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();

const app = freshApp();
const wrapper = inApp(app);

beforeEach(async () => {
  vi.resetAllMocks();
  await loadTexts('deposit');
  vi.mocked(useGivenUpOrders).mockReturnValue(new Set());
});

const order = (more: Partial<RechargeOrder>) =>
  ({ id: 'R1', amount: 1_000, fee: 50, status: 0, createdAt: after(-HOUR_MS), ...more }) as RechargeOrder;

function show(...list: RechargeOrder[]): string[] {
  vi.mocked(useLatestOrders).mockReturnValue({ data: { list }, isError: false } as unknown as ReturnType<
    typeof useLatestOrders
  >);
  render(<PendingOrders onOpen={() => undefined} />, { wrapper });
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent ?? '');
}

test.each<[string, Partial<RechargeOrder>, boolean]>([
  ['unpaid', {}, true],
  ['pending', { status: 1 }, true],
  ['unpaid until later', { expiresAt: after(HOUR_MS) }, true],
  ['unpaid and expired', { expiresAt: after(-1) }, false],
  ['pending and expired', { status: 1, expiresAt: after(-1) }, false],
  ['unpaid since yesterday', { createdAt: after(-25 * HOUR_MS) }, false],
  ['pending since yesterday', { status: 1, createdAt: after(-25 * HOUR_MS) }, true],
  [
    'unpaid since yesterday, until later',
    { createdAt: after(-25 * HOUR_MS), expiresAt: after(HOUR_MS) },
    true,
  ],
  ['paid', { status: 2 }, false],
  ['failed', { status: 3 }, false],
])('DEP-10 an order that is %s is listed with its total: %j', (_what, more, isWaiting) => {
  expect(show(order(more))).toEqual(isWaiting ? ['1,050.00 CLP'] : []);
});

test('DEP-10 an order that was given up or has ended is not listed', () => {
  vi.mocked(useGivenUpOrders).mockReturnValue(new Set(['R1']));
  depositOutcomes(app).keep('R2', { step: 'succeeded', order: order({ id: 'R2', status: 2 }) });
  expect(show(order({}), order({ id: 'R2', amount: 2_000 }), order({ id: 'R3', amount: 3_000 }))).toEqual([
    '3,050.00 CLP',
  ]);
});

test('DEP-10 an order reported as paid shows no deadline', () => {
  vi.mocked(useReportedPaidOrders).mockReturnValue(new Set(['R1']));
  show(order({ expiresAt: after(HOUR_MS) }), order({ id: 'R2', expiresAt: after(HOUR_MS) }));
  const [text = '', unsaid = ''] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect([text, unsaid].map((text) => text.includes('Puedes pagarlo hasta'))).toEqual([false, true]);
  expect(text).toContain('Avisaste que ya pagaste');
});
