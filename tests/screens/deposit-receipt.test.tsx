import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { catchUpWithDeposits } from '../../src/features/deposit/outcome/deposit-watch.ts';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { act } from '../support/act.ts';
import { control, expectToast, tap } from './account-steps.ts';
import { heading, heard, noticeText, receiptRows } from './deposit-steps.ts';
import { pause } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const words = () => texts().deposit.receipt;

async function openReceipt(outcome: 'approve' | 'fail', reason?: string) {
  const app = await renderApp('/promotion', { player: true });
  const order = { amount: 50_000, payChannel: 'transbank', paymentMethod: 'webpay' };
  const { id } = await rechargeCreateRechargeOrder(order);
  await control(app.backend, `orders/${id}`, { outcome, ...(reason && { reason }) });
  await act(() => app.router.navigate({ to: '/deposit', search: { order: id } }));
  await heading(outcome === 'approve' ? words().success() : words().failed());
  const createdAt = app.backend.registry.world('default').state.orders.get(id)?.createdAt ?? 0;
  return { ...app, id, time: new Date(createdAt).toISOString() };
}

function inSantiago(time: string): RegExp {
  const style = { timeZone: 'America/Santiago', dateStyle: 'short', timeStyle: 'short' } as const;
  const [day = '', clock = ''] = new Intl.DateTimeFormat('sv-SE', style).format(Date.parse(time)).split(' ');
  return new RegExp(`^${Number(day.slice(8))} .* ${day.slice(0, 4)}, ${clock}$`);
}

describe('deposit receipt', () => {
  test('DEP-07 PRO-05 shows state, method, amount, fee, total, the bonus with its terms, time and the order id', async () => {
    const own = process.env.TZ;
    process.env.TZ = 'Asia/Tokyo';
    onTestFinished(() => {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    });
    expect(new Date().getTimezoneOffset()).toBe(-9 * 60);
    const { id, time } = await openReceipt('approve');
    expect(receiptRows()).toEqual({
      [words().state()]: words().states.success(),
      [words().method()]: 'Webpay',
      [words().amount()]: '50,000.00',
      [words().fee()]: '500.00',
      [words().total()]: '50,500.00',
      [texts().deposit.extra.name()]: '+7,500.00',
      [texts().deposit.extra.toStake({ times: 5 })]: '37,500.00',
      [texts().deposit.extra.until()]: expect.stringMatching(/2026/),
      [words().time()]: expect.stringMatching(inSantiago(time)),
      [words().id()]: expect.stringContaining(id),
    });
  });

  test('PRO-07 after the first deposit the receipt says what is ready and claims it with one tap; so does Me until it is claimed', async () => {
    const { router, calls } = await openReceipt('approve');
    const { newUser } = texts().promotions;
    const claim = /5,000\.00\sCLP/;
    expect(await screen.findByRole('region', { name: newUser.ready.title() })).toBeDefined();
    act(() => emitUi(theApp(), 'update-balance'));
    expect(await screen.findByRole('button', { name: claim })).toBeDefined();
    await act(() => router.navigate({ to: '/me' }));
    fireEvent.click(await screen.findByRole('button', { name: claim }));
    await expectToast(newUser.claim.toast({ amount: '5,000.00\u00a0CLP' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: claim })).toBeNull());
    expect(calls.filter((path) => path.endsWith('/pb/get'))).toHaveLength(1);
  });

  test('DEP-07 the order id is copied with a toast, and support opens with the order', async () => {
    const { id } = await openReceipt('approve');
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    tap(words().copyId());
    await expectToast(texts().common.copied());
    expect(writeText).toHaveBeenCalledExactlyOnceWith(id);
    vi.unstubAllGlobals();

    const chats = heard('show-chat');
    tap(words().support());
    // The event is repeated for a chat that loads late.
    expect(new Set(chats.map(({ orderId }) => orderId))).toEqual(new Set([id]));
  });

  test.each([
    ['partlyPaid', ['part'], { paid: '25,000.00', fee: '250.00', total: '25,250.00' }],
    ['reversed', ['approve', 'reverse'], { takenBack: '-50,000.00' }],
    ['chargedBack', ['approve', 'charge-back'], { takenBack: '-50,000.00' }],
  ] as const)(
    'DEP-07 a deposit that ends as %s says what was paid and what left again',
    async (end, outcomes, lines) => {
      const app = await renderApp('/promotion', { player: true });
      const order = { amount: 50_000, payChannel: 'transbank', paymentMethod: 'webpay' };
      const { id } = await rechargeCreateRechargeOrder(order);
      for (const outcome of outcomes) await control(app.backend, `orders/${id}`, { outcome });
      await act(() => app.router.navigate({ to: '/deposit', search: { order: id } }));
      await heading(words()[end]());
      expect(screen.getByText(words()[`${end}Text`]())).toBeDefined();
      const rows = receiptRows();
      const expected = Object.entries(lines).map(([name, value]) => [words()[name as 'paid'](), value]);
      expect(rows).toMatchObject({
        ...Object.fromEntries(expected),
        [words().state()]: words().states[end](),
      });
      for (const name of ['paid', 'fee', 'total', 'takenBack'] as const)
        if (!(name in lines)) expect(rows).not.toHaveProperty([words()[name]()]);
      // What was paid brings the bonus of the recommended amount within it; what was undone none.
      expect(texts().deposit.extra.name() in rows).toBe(end === 'partlyPaid');
    },
  );

  test('DEP-07 DEP-05 a failed deposit says why, names no fee and no total, and offers another try', async () => {
    await openReceipt('fail', 'Fondos insuficientes');
    const rows = receiptRows();
    expect(rows).toMatchObject({
      [words().reason()]: 'Fondos insuficientes',
      [words().state()]: words().states.failed(),
    });
    expect(Object.keys(rows)).not.toEqual(expect.arrayContaining([words().fee()]));
    expect(Object.keys(rows)).not.toEqual(expect.arrayContaining([words().total()]));
    tap(words().again());
    await heading(texts().deposit.title());
  });
});

test('DEP-07 DEP-04 the receipt of an end that lies behind brings no notice', async () => {
  const notices = heard('pay-success');
  await openReceipt('approve');
  await pause(300);
  expect(notices).toEqual([]);
  expect(noticeText()).toBe('');
  expect(screen.getByRole('button', { name: words().support() })).toBeDefined();
});

describe.each([
  ['reversed', 'reverse'],
  ['chargedBack', 'charge-back'],
] as const)('a receipt that is open while its deposit is %s', (end, outcome) => {
  test.each([
    [
      'the socket announces it',
      ({ id }: { id: string }) => emitUi(theApp(), 'push-notification', { orderId: id, amount: 50_000 }),
    ],
    ['the connection is back, or is asked for while it is down', () => catchUpWithDeposits(theApp())],
  ])('DEP-04 DEP-07 says so as soon as %s', async (_when, hear) => {
    const app = await openReceipt('approve');
    const notices = heard('pay-success');
    await control(app.backend, `orders/${app.id}`, { outcome });
    expect(screen.getByText(words().successText())).toBeDefined();
    act(() => hear(app));
    await heading(words()[end]());
    expect(screen.queryByText(words().successText())).toBeNull();
    expect(receiptRows()).toMatchObject({
      [words().state()]: words().states[end](),
      [words().takenBack()]: '-50,000.00',
    });
    expect([notices, noticeText()]).toEqual([[], '']);
  });
});
