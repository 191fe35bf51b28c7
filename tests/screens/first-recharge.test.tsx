import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { pbGet } from '../../src/api/generated/new-user-deposit.ts';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { deposited, heading, RUT, receiptRows } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const words = () => texts().firstDeposit;
const goOn = () => screen.getByRole('link', { name: new RegExp(`^${words().goPlain()} [\\d,.]+$`) });

async function deposit(backend: MockBackend): Promise<void> {
  const orderId = await deposited(backend, 10_000);
  act(() => emitUi(theApp(), 'update-balance'));
  act(() => emitUi(theApp(), 'pay-success', { orderId }));
}

describe('first deposit', () => {
  test('DEP-08 the tiers, what one pays, gets and must wager, by when, and the terms stand before anything is taken', async () => {
    await renderApp('/firstRecharge', { player: true });
    await heading(words().title.first());
    const main = within(screen.getByRole('main'));
    expect(main.getByText(words().lead({ percent: 50, most: '5,000.00', currency: 'CLP' }))).toBeDefined();
    expect(
      main
        .getByText(words().tier.percent({ percent: 50 }))
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('step');
    expect(main.getByText(words().tier.percent({ percent: 20 })).closest('li')?.textContent).toContain(
      words().tier.state.later(),
    );
    for (const offer of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(offer.checked).toBe(false);
    expect(receiptRows()).toMatchObject({
      [words().sum.pays()]: '10,000.00\u00a0CLP',
      [words().sum.own()]: '+1,000.00\u00a0CLP',
      [words().sum.reward({ percent: 50 })]: '+5,000.00\u00a0CLP',
      [words().sum.rewardWager({ times: 10 })]: '50,000.00\u00a0CLP',
      [words().sum.by()]: words().sum.days({ days: 30 }),
    });
    expect(main.getByText(words().terms.wager({ times: 10, days: 30 }))).toBeDefined();
    expect(main.getByRole('link', { name: words().terms.all() }).getAttribute('href')).toBe('/tc');
  });

  test('DEP-08 an offer that is taken is summed up, and leads into the deposit with the amount', async () => {
    const { router } = await renderApp('/firstRecharge', { player: true });
    await heading(words().title.first());
    tap(/20,000\.00/);
    const [weekend] = screen.getAllByRole('checkbox');
    if (!weekend) throw new Error('There is no offer.');
    fireEvent.click(weekend);
    expect(receiptRows()).toMatchObject({
      [words().sum.pays()]: '20,000.00\u00a0CLP',
      [words().sum.offer()]: '+10,000.00\u00a0CLP',
      [words().sum.offerWager({ times: 10 })]: '100,000.00\u00a0CLP',
    });
    // The offer begins again each week, so no end is shown (PRO-07).
    expect(receiptRows()).not.toHaveProperty(words().sum.until());
    expect(screen.queryByText(texts().deposit.offer.until())).toBeNull();
    expect(screen.getAllByText(texts().deposit.offer.least())).toHaveLength(2);
    expect(
      screen.getByText(texts().deposit.offer.leastValue({ amount: '10,000.00', currency: 'CLP' })),
    ).toBeDefined();
    fireEvent.click(goOn());
    await screen.findByTestId('total');
    expect(router.state.location).toMatchObject({
      pathname: '/deposit',
      search: { amount: 20_000, offer: 'act-semana-50' },
    });
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(texts().deposit.amount.label()) })
        .value,
    ).toBe('20,000');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
  });

  test('PRO-07 what was promised here stands in the deposit for the amount typed there, and is what the claim brings', async () => {
    const { backend } = await renderApp('/firstRecharge', { player: true });
    await heading(words().title.first());
    fireEvent.click(goOn());
    await screen.findByTestId('total');
    await waitFor(() =>
      expect(receiptRows()).toMatchObject({
        [words().sum.reward({ percent: 50 })]: '+5,000.00\u00a0CLP',
        [words().sum.rewardWager({ times: 10 })]: '50,000.00\u00a0CLP',
        [words().sum.by()]: words().sum.days({ days: 30 }),
      }),
    );
    // Half of this amount is no whole peso.
    fireEvent.change(screen.getByLabelText(texts().deposit.amount.label(), { exact: false }), {
      target: { value: '5001' },
    });
    fireEvent.click(screen.getByRole('radio', { name: /Webpay/ }));
    fireEvent.change(screen.getByLabelText(texts().deposit.account.rut(), { exact: false }), {
      target: { value: RUT },
    });
    const said = receiptRows();
    expect(said).toMatchObject({
      [words().sum.reward({ percent: 50 })]: '+2,501.00\u00a0CLP',
      [words().sum.rewardWager({ times: 10 })]: '25,010.00\u00a0CLP',
    });
    tap(texts().deposit.pay());
    const { state } = backend.registry.world('default');
    await waitFor(() => expect(state.orders.size).toBe(1));
    const [id] = state.orders.keys();
    await control(backend, `orders/${id}`, { outcome: 'approve' });
    act(() => emitUi(theApp(), 'update-balance'));
    await pbGet({ rewardType: 1 });
    const grant = [...state.bonusGrants.values()].find(({ source }) => source === 'new_user_deposit_bonus');
    expect([grant?.amount, grant?.target]).toEqual([250_100, 2_501_000]);
  });

  test('DEP-08 PRO-07 a deposit under way counts before the one that is promised', async () => {
    const { router } = await renderApp('/promotion', { player: true });
    await rechargeCreateRechargeOrder({ amount: 1000, payChannel: 'mach', paymentMethod: 'mach' });
    await act(() => router.navigate({ to: '/firstRecharge' }));
    await heading(words().title.second());
    expect(screen.getByText(words().tier.state.waits())).toBeDefined();
    await act(() => router.navigate({ to: '/deposit', search: { amount: 10_000 } }));
    expect(await screen.findByText(words().terms.underWay())).toBeDefined();
  });

  test('DEP-08 PRO-07 after the first deposit the second tier is on, after both there is nothing more to promise', async () => {
    const { backend } = await renderApp('/firstRecharge', { player: true });
    await heading(words().title.first());
    await deposit(backend);
    await heading(words().title.second());
    expect(screen.getByText(words().lead({ percent: 20, most: '4,000.00', currency: 'CLP' }))).toBeDefined();
    await deposit(backend);
    await heading(words().over.title());
    expect(screen.getByRole('link', { name: words().over.claims() }).getAttribute('href')).toBe(
      '/newUserDeposit',
    );
  });
});
