import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { isReached } from '../../src/app/release/lost-script.ts';
import { texts } from '../../src/i18n/texts.ts';
import { reportRegistration } from '../../src/session/ads-report.ts';
import { BOUND, control, expectToast, tap } from '../support/account-steps.ts';
import { heading, ordersOf, typeCode } from '../support/deposit-steps.ts';
import { POOR, sendPacket, worldOf } from '../support/lucky-money.ts';
import { findHeading, renderAs } from '../support/lucky-page.ts';
import { countOf, renderApp } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';

const nothing = () => ({});
const notBusy = () => waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeNull());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('an answer that says nothing', () => {
  test.each(['rechargeV2CreateRechargeOrder', 'rechargeQueryPay'] as const)(
    'NET-11 a deposit is looked up, and one order stands: %s',
    async (operationId) => {
      const { backend } = await renderApp('/deposit', { player: true });
      fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }));
      const { restore } = spoilAnswers(operationId, nothing);
      tap(texts().deposit.pay());
      await typeCode(backend);
      expect(await ordersOf(backend)).toHaveLength(1);
      restore();
      await heading(texts().deposit.receipt.success());
    },
  );

  test('NET-11 the step of a payment that is unknown ends in no busy button, and no second order', async () => {
    const { backend } = await renderApp('/deposit', { player: true });
    fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }));
    spoilAnswers('rechargePrepay', nothing);
    tap(texts().deposit.pay());
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: texts().deposit.pay() })).toBeNull());
    await notBusy();
    expect(within(screen.getByRole('main')).getAllByRole('heading').length).toBeGreaterThan(0);
  });

  test('NET-11 a packet that was opened is settled from what was claimed', async () => {
    let id = '';
    const app = await renderAs(POOR, ({ backend }) => {
      id = sendPacket(backend).id;
      return `/redenvelope?shared=${id}`;
    });
    await screen.findByRole('button', { name: texts().lucky.packet.open() });
    spoilAnswers('luckyMoneyClaim', nothing);
    tap(texts().lucky.packet.open());
    await findHeading(texts().lucky.packet.wonTitle());
    expect(worldOf(app.backend).state.packets.get(id)?.claims).toHaveLength(1);
  });

  test('NET-11 a pig that was emptied is not called failed', async () => {
    const app = await renderApp('/newUserCashback', { player: true });
    await screen.findByRole('progressbar');
    await control(app.backend, 'bets', { phone: BOUND, count: 3, stake: 5000, outcome: 'lost' });
    await app.queryClient.refetchQueries();
    spoilAnswers('pigCollect', nothing);
    fireEvent.click(
      await screen.findByRole('button', {
        name: texts().cashback.collect({ amount: '1,500.00 CLP' }),
      }),
    );
    await waitFor(() => expect(countOf(app.calls, '/v1/pig/collect')).toBe(1));
    await notBusy();
    expect(await screen.findByText('11,500.00')).toBeDefined();
  });

  test('NET-11 a welcome bonus that was claimed is in the balance', async () => {
    const { calls } = await renderApp('/newUserDeposit', { player: true });
    const claim = await screen.findByRole('button', {
      name: texts().promotions.newUser.actions.claim({ amount: '100.00\u00a0CLP' }),
    });
    spoilAnswers('pbRegClaim', nothing);
    fireEvent.click(claim);
    await waitFor(() => expect(countOf(calls, '/v1/pb/reg/claim')).toBe(1));
    await notBusy();
    expect(await screen.findByText(texts().promotions.newUser.states.claimed())).toBeDefined();
  });

  test('NET-11 a game that cannot be entered says so, and can be entered after', async () => {
    const { calls, router } = await renderApp('/', { player: true });
    const [game] = await within(await screen.findByRole('tabpanel')).findAllByRole('listitem');
    const [tile] = game ? within(game).getAllByRole('button') : [];
    if (!tile) throw new Error('There is no game.');
    const { restore } = spoilAnswers('gameUrl', nothing);
    fireEvent.click(tile);
    await waitFor(() => expect(countOf(calls, '/game/url')).toBe(1));
    await expectToast(texts().failures.malformed());
    await notBusy();
    restore();
    fireEvent.click(tile);
    await waitFor(() => expect(router.state.location.pathname).toContain('/gameView/'));
  });

  test('NET-11 matches that cannot be shown say so, and load by a retry', async () => {
    await renderApp('/');
    const { restore } = spoilAnswers('gameSports', nothing);
    fireEvent.click(await screen.findByRole('tab', { name: /Deportes|Sports/ }));
    const panel = within(await screen.findByRole('tabpanel'));
    const retry = await panel.findByRole('button', { name: texts().common.retry() });
    restore();
    fireEvent.click(retry);
    expect((await panel.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test('NET-11 a favourite whose answer is broken says so, and shows what the server has', async () => {
    await renderApp('/', { player: true });
    // An earlier test may have left a tab open that has matches but no games.
    fireEvent.click(await screen.findByRole('tab', { name: /^(Populares|Hot)$/ }));
    const panel = within(await screen.findByRole('tabpanel'));
    const [heart] = await panel.findAllByRole('button', { name: /^(Favorito|Favourite|Favorite)/ });
    if (!heart) throw new Error('There is no game.');
    const [before, after] =
      heart.getAttribute('aria-pressed') === 'true' ? ['true', 'false'] : ['false', 'true'];
    const { restore } = spoilAnswers('gameCollect', nothing);
    fireEvent.click(heart);
    await expectToast(texts().failures.malformed());
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(before));
    restore();
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(after));
  });

  test('NET-11 the reward of a deposit that was claimed is shown as claimed', async () => {
    const { backend, calls, queryClient } = await renderApp('/newUserDeposit', { player: true });
    const order = { amount: 20_000, payChannel: 'transbank', paymentMethod: 'webpay' };
    const { id } = await rechargeCreateRechargeOrder(order);
    await control(backend, `orders/${id}`, { outcome: 'approve' });
    await queryClient.refetchQueries();
    const { actions } = texts().promotions.newUser;
    const claim = await screen.findByRole('button', { name: actions.claim({ amount: '5,000.00\u00a0CLP' }) });
    spoilAnswers('pbGet', nothing);
    fireEvent.click(claim);
    await waitFor(() => expect(countOf(calls, '/v1/pb/get')).toBe(1));
    await notBusy();
    await waitFor(() => expect(claim.isConnected).toBe(false));
  });

  test('NET-11 the guide of red packets closes, whatever the answer brings', async () => {
    const { calls } = await renderApp('/redenvelope', { player: true });
    const toast = () => document.querySelector('[role=status].fixed')?.textContent ?? '';
    // Waits for the toast of the previous test to close.
    await waitFor(() => expect(toast()).toBe(''));
    spoilAnswers('luckyMoneyFinishGuide', nothing);
    fireEvent.click(await screen.findByRole('button', { name: texts().lucky.guide.done() }));
    await waitFor(() => expect(countOf(calls, '/lucky/money/finishGuide')).toBe(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toBe('');
  });

  test('NET-11 NTF-02 a failed report to the advertiser is not shown to the player', async () => {
    const { calls } = await renderApp('/promotion');
    spoilAnswers('adsMgSkyAdsReport', nothing);
    await expect(reportRegistration(theApp())).resolves.toBeUndefined();
    expect(countOf(calls, '/v1/ads/mgSkyAdsReport')).toBe(1);
  });

  test('NET-11 PLR-01 a server whose /ping answers wrongly counts as reached', async () => {
    const { calls } = await renderApp('/promotion');
    spoilAnswers('ping', nothing);
    expect(await isReached()).toBe(true);
    expect(countOf(calls, '/ping')).toBe(1);
  });
});
