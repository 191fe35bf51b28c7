import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type OperationId, operations } from '../../mock-server/generated/operations.ts';
import { texts } from '../../src/i18n/texts.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import {
  BOUND,
  becomeUnbound,
  code,
  codeFor,
  control,
  enter,
  expectToast,
  FREE,
  findField,
  forgetCodes,
  OTHER,
  open,
  phone,
  tap,
} from '../support/account-steps.ts';
import { heading, ordersOf, typeCode } from '../support/deposit-steps.ts';
import { POOR, sendPacket, worldOf } from '../support/lucky-money.ts';
import { findHeading, renderAs } from '../support/lucky-page.ts';
import { arriveAtCode } from '../support/register-steps.ts';
import { countOf, renderApp } from '../support/render-app.tsx';
import { wrongShapes } from '../support/wrong-answers.ts';

/** What the server did stands; only its answer is broken. */
function spoilAnswers(operationId: OperationId, spoil: (data: unknown) => unknown): { mend: () => void } {
  const path = operations.find((operation) => operation.operationId === operationId)?.path ?? '';
  const real = globalThis.fetch;
  const mend = () => {
    globalThis.fetch = real;
  };
  globalThis.fetch = async (...request) => {
    const response = await real(...request);
    if (!String(request[0]).endsWith(path)) return response;
    const { data, ...envelope } = await response.json();
    return Response.json({ ...envelope, data: spoil(data) }, { headers: { ...response.headers } });
  };
  onTestFinished(mend);
  return { mend };
}

const notBusy = () => waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeNull());
const shapes = wrongShapes.filter(([name]) => ['data: null', '{}', 'leaves null'].includes(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

beforeEach(() => {
  forgetCodes();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(shapes)('an answer that says nothing: %s', (_name, spoil) => {
  test('NET-11 a login says so, stays ready, and works when the server does', async () => {
    await renderApp('/promotion');
    await open('LOGIN');
    const { mend } = spoilAnswers('userLogin', spoil);
    enter(phone(), BOUND);
    enter(texts().auth.login.password(), 'Copihue2026');
    tap(texts().auth.login.submit());
    await expectToast(texts().failures.malformed());
    await notBusy();
    expect(isLoggedIn()).toBe(false);
    mend();
    tap(texts().auth.login.submit());
    await waitFor(() => expect(isLoggedIn()).toBe(true));
  });

  test('NET-11 a registration whose answer is broken is ready for another try, which logs in', async () => {
    const { backend } = await arriveAtCode();
    const { mend } = spoilAnswers('userRegister', spoil);
    const sent = await codeFor(backend, FREE);
    enter(code(), sent);
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await notBusy();
    expect(isLoggedIn()).toBe(false);
    mend();
    enter(code(), '');
    enter(code(), sent);
    await waitFor(() => expect(isLoggedIn()).toBe(true));
  });

  test.each(['userCheckBindViaUser', 'captchaUsernameSms'] as const)(
    'NET-11 the way to a new password is ready for another try: %s',
    async (operationId) => {
      await renderApp('/promotion');
      await open('RESET_PASSWORD');
      const { mend } = spoilAnswers(operationId, spoil);
      enter(phone(), BOUND);
      tap(texts().profile.reset.submit());
      await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
      await notBusy();
      mend();
      tap(texts().profile.reset.submit());
      await findField(code());
    },
  );

  test('NET-11 a phone whose binding is unknown is asked about again', async () => {
    const { backend } = await renderApp('/me');
    await becomeUnbound();
    await open('BINDING_PHONE');
    await findField(phone());
    enter(phone(), OTHER);
    tap(texts().profile.binding.send());
    await findField(code());
    spoilAnswers('userBindPhone', spoil);
    enter(code(), await codeFor(backend, OTHER));
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await notBusy();
  });

  test.each(['rechargeV2CreateRechargeOrder', 'rechargeQueryPay'] as const)(
    'NET-11 a deposit is looked up, and one order stands: %s',
    async (operationId) => {
      const { backend } = await renderApp('/deposit', { player: true });
      fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }, { timeout: 8_000 }));
      const { mend } = spoilAnswers(operationId, spoil);
      tap(texts().deposit.pay());
      await typeCode(backend);
      expect(await ordersOf(backend)).toHaveLength(1);
      mend();
      await heading(texts().deposit.receipt.success());
    },
  );

  test('NET-11 the step of a payment that is unknown ends in no busy button, and no second order', async () => {
    const { backend } = await renderApp('/deposit', { player: true });
    fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }, { timeout: 8_000 }));
    spoilAnswers('rechargePrepay', spoil);
    tap(texts().deposit.pay());
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: texts().deposit.pay() })).toBeNull());
    await notBusy();
    expect(within(screen.getByRole('main')).getAllByRole('heading').length).toBeGreaterThan(0);
  });

  test('NET-11 a withdrawal is looked up, and one stands', async () => {
    const { calls } = await renderApp('/withdraw', { player: true });
    const { payee, amount, go, confirm } = texts().withdraw;
    fireEvent.click(await screen.findByRole('radio', { name: /CuentaRUT/ }, { timeout: 8_000 }));
    spoilAnswers('withdrawCreate', spoil);
    type(payee.rut(), '12.345.678-5');
    type(amount.label(), '10000');
    tap(go());
    fireEvent.click(await screen.findByRole('button', { name: confirm.yes() }));
    await heading(/Recibimos tu retiro|We received your withdrawal/);
    expect(countOf(calls, '/withdraw/create')).toBe(1);
  });

  test('NET-11 a red packet is looked up, and one stands', async () => {
    const { calls, router } = await renderApp('/redenvelope?view=new', { player: true });
    const { amountLabel, go } = texts().lucky.create;
    await screen.findByRole('textbox', { name: amountLabel() }, { timeout: 8_000 });
    spoilAnswers('luckyMoneyCreate', spoil);
    type(amountLabel(), '10000');
    tap(go());
    await waitFor(() => expect(router.state.location.href).toContain('shared='), { timeout: 8_000 });
    expect(countOf(calls, '/lucky/money/create')).toBe(1);
  });

  test('NET-11 a packet that was opened is settled from what was claimed', async () => {
    let id = '';
    const app = await renderAs(POOR, ({ backend }) => {
      id = sendPacket(backend).id;
      return `/redenvelope?shared=${id}`;
    });
    await screen.findByRole('button', { name: texts().lucky.packet.open() });
    spoilAnswers('luckyMoneyClaim', spoil);
    tap(texts().lucky.packet.open());
    await findHeading(texts().lucky.packet.wonTitle());
    expect(worldOf(app.backend).state.packets.get(id)?.claims).toHaveLength(1);
  });

  test('NET-11 a pig that was emptied is not called failed', async () => {
    const app = await renderApp('/newUserCashback', { player: true });
    await screen.findByRole('progressbar');
    await control(app.backend, 'bets', { phone: BOUND, count: 3, stake: 5000, luck: 'bad' });
    await app.queryClient.refetchQueries();
    spoilAnswers('pigCollect', spoil);
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
    spoilAnswers('pbRegClaim', spoil);
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
    const { mend } = spoilAnswers('gameUrl', spoil);
    fireEvent.click(tile);
    await waitFor(() => expect(countOf(calls, '/game/url')).toBe(1));
    await expectToast(texts().failures.malformed());
    await notBusy();
    mend();
    fireEvent.click(tile);
    await waitFor(() => expect(router.state.location.pathname).toContain('/gameView/'));
  });

  test('NET-11 matches that cannot be shown say so, and come by a retry', async () => {
    await renderApp('/');
    const { mend } = spoilAnswers('gameSports', spoil);
    fireEvent.click(await screen.findByRole('tab', { name: /Deportes|Sports/ }));
    const panel = within(await screen.findByRole('tabpanel'));
    const retry = await panel.findByRole('button', { name: texts().common.retry() });
    mend();
    fireEvent.click(retry);
    expect((await panel.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test('NET-11 the login popup stands without its banner', async () => {
    const { calls } = await renderApp('/promotion');
    spoilAnswers('lobbyBanners', spoil);
    const dialog = await open('LOGIN');
    await waitFor(() => expect(countOf(calls, '/lobby/banners')).toBe(1));
    await waitFor(() => expect(dialog.querySelector('[data-skeleton]')).toBeNull());
    expect(await findField(texts().auth.login.password())).toBeDefined();
  });
});
