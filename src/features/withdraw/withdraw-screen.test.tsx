import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { loadTexts, startTexts, texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { changeRecord } from '../../lib/device-records.ts';
import { deviceIntents, type StoredIntent } from '../../money/intent-store.ts';
import { firstDraft, rememberDraft } from './form/draft.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

const method = {
  code: 'rut',
  name: 'CuentaRUT',
  icon: '/rut.svg',
  min: 1_000,
  max: 100_000,
  feeRate: 0,
  feeFixed: 300,
  routing: '',
  payChannel: 'etpay',
  usualMinutes: 30,
  accountRule: { kind: 'rut', hint: '' },
} as unknown as WithdrawMethod;

vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ navigate: async () => undefined, latestLocation: { pathname: '/withdraw' } }),
  Link: () => null,
}));
vi.mock('../../api/generated/withdraw.ts', async (original) => ({
  ...(await original<typeof import('../../api/generated/withdraw.ts')>()),
  useWithdrawPaymentMethods: () => ({ data: [method], isError: false, refetch: () => undefined }),
}));
vi.mock('../../session/use-player.ts', () => ({
  useBalance: () => ({ withdrawable: 25_000, total: 25_000, bonus: 0, currencyAlias: 'CLP' }),
  usePlayer: () => ({ username: '912345678', isPhoneBound: true }),
  useBalanceRetry: () => undefined,
}));
vi.mock('../../money/intent-store.ts', async (original) => ({
  ...(await original<typeof import('../../money/intent-store.ts')>()),
  currentOwner: async () => 'ana',
}));
vi.mock('./withdraw-calls.ts', async (original) => ({
  ...(await original<typeof import('./withdraw-calls.ts')>()),
  lookUpWithdrawal: async () => ({ id: 'W1', amount: 5_000, fee: 300, paymentMethod: 'rut', status: 1 }),
}));
vi.mock('./use-withdrawals.ts', () => ({ useWithdrawals: vi.fn() }));

const ACCOUNT = '12.345.678-5';
const ASKED = { owner: 'ana', kind: 'withdrawal', mark: 'm1' } as const;
const [UNDER_WAY, PAID, FAILED] = [1, 2, 3] as const;

let app: App;
let client: QueryClient;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  await startTexts('ks');
  await loadTexts('withdraw', 'money');
  client = new QueryClient();
  app = Object.assign(deviceApp(), { queryClient: client });
});

/** The device has the intent of the withdrawal W1, two minutes old. */
function store(state: StoredIntent['state']) {
  const sentAt = Date.now() - 120_000;
  const intent: StoredIntent = { ...ASKED, id: 'first', amount: '500000', sentAt, state, orderId: 'W1' };
  return changeRecord(app, 'intents', () => [intent]);
}

function show(status: number, order?: string) {
  const row = {
    id: 'W1',
    amount: 5_000,
    fee: 300,
    paymentMethod: 'rut',
    status,
    reason: '',
    account: '••••678-5',
  };
  vi.mocked(useWithdrawals).mockReturnValue({
    data: [{ ...row, payee: { id: 'p1' }, createdAt: new Date().toISOString() } as WithdrawOrder],
    isError: false,
    refetch: () => undefined,
  });
  const wrapper = inApp(() => ({ app, client }));
  const { rerender, unmount } = render(<WithdrawScreen order={order} />, { wrapper });
  return { unmount, goTo: (to?: string) => act(async () => rerender(<WithdrawScreen order={to} />)) };
}

const typed = () =>
  rememberDraft(app, { ...firstDraft(app, [method], undefined), accounts: { rut: ACCOUNT } });
const accountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /RUT/ });

test('WDR-01 a new withdrawal begins without the account that was typed before', async () => {
  typed();
  const { goTo } = show(FAILED);
  expect((await accountField()).value).toBe(ACCOUNT);
  await goTo('W1');
  const again = screen.getByRole('button', { name: texts().withdraw.order.again() });
  await act(async () => void fireEvent.click(again));
  await goTo();
  expect((await accountField()).value).toBe('');
});

test('WDR-01 the account of a withdrawal that exists is not in the form of whoever opens it next', async () => {
  typed();
  await store('placed');
  const { unmount } = show(UNDER_WAY);
  await screen.findByRole('button', { name: texts().withdraw.order.again() });
  unmount();
  await store('ended');
  show(FAILED);
  expect((await accountField()).value).toBe('');
});

/** What the same withdrawal of the same player is, two minutes after the first. */
async function againAfter(status: number) {
  await store('placed');
  show(status, 'W1');
  await act(async () => undefined);
  const { intent } = await deviceIntents(app).begin({ ...ASKED, amount: 500_000n, asked: 500_000n }, false);
  return intent.orderId === 'W1' ? 'the first' : 'a new one';
}

test.each([
  ['under way', UNDER_WAY, 'the first'],
  ['paid', PAID, 'a new one'],
  ['failed', FAILED, 'a new one'],
])('WDR-01 the same withdrawal as one that is %s (%i) is %s', async (_what, status, which) => {
  expect(await againAfter(status)).toBe(which);
});
