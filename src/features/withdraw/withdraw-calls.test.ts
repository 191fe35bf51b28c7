import { beforeEach, expect, test, vi } from 'vitest';
import { storedIntent } from '../../../tests/support/stored-intent.ts';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { withdrawCreate, withdrawOrders } from '../../api/generated/withdraw.ts';
import { emptyApp } from '../../lib/app.ts';
import { createWithdrawal, lookUpCancelled, type SavedPayee } from './withdraw-calls.ts';

vi.mock('../../api/generated/withdraw.ts', () => ({ withdrawCreate: vi.fn(), withdrawOrders: vi.fn() }));

const app = emptyApp(globalThis);
const method = { code: 'cuentaRut', payChannel: 'etpay' } as WithdrawMethod;
const saved = { id: 'p1', account: '••••678-5', paymentMethod: 'cuentaRut' } as SavedPayee;
const typed = { account: '12345678-5', bankCode: '012' };

beforeEach(() => vi.resetAllMocks());

test.each([
  [typed, typed],
  [saved, { payeeId: 'p1' }],
])('WDR-01 WDR-03 a withdrawal to %j sends %j and the amount in major units', async (payee, sent) => {
  vi.mocked(withdrawCreate).mockResolvedValue({ id: 'W1', fee: 300 } as Awaited<
    ReturnType<typeof withdrawCreate>
  >);
  const made = await createWithdrawal({ method, amount: 1_050_000n, payee }, 'k');
  expect(vi.mocked(withdrawCreate).mock.calls).toEqual([
    [{ amount: 10_500, payChannel: 'etpay', paymentMethod: 'cuentaRut', intentId: 'k', ...sent }],
  ]);
  expect(made).toEqual({
    outcome: 'accepted',
    value: { id: 'W1', fee: 300, amount: 10_500, paymentMethod: 'cuentaRut' },
  });
});

const intent = storedIntent({ kind: 'cancellation', mark: 'W7', asked: '1050000', sentAt: Date.now() });
const order = { id: 'W7', amount: 10_500, status: 3, cancelIntentId: intent.id };

test.each<[string, object[], string | null]>([
  ['the order itself, back', [order], 'W7'],
  ['the order itself, in review', [{ ...order, status: 0 }], null],
  ['the order itself, paid', [{ ...order, status: 2 }], null],
  ['another order that failed', [{ ...order, id: 'W8' }], null],
  ['both', [{ ...order, id: 'W8' }, order], 'W7'],
  ['none', [], null],
])('WDR-03 the look-up of a lost cancellation in %s is right', async (_what, list, id) => {
  vi.mocked(withdrawOrders).mockResolvedValue({
    list: list as WithdrawOrder[],
    total: list.length,
    pageNum: 1,
    pageSize: 20,
  });
  const found = await lookUpCancelled(app, intent);
  expect(found === null ? null : found?.id).toBe(id);
});
