import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { button, control, tap } from '../support/account-steps.ts';
import { heading } from '../support/deposit-steps.ts';
import { countOf, renderApp } from '../support/render-app.tsx';

async function openAt(path: string) {
  const app = await renderApp(path, {
    player: true,
    prepare: (backend) =>
      control(backend, 'faults', { operationId: 'userGetUserInfo', fault: 'failure', times: 1_000 }),
  });
  return { ...app, answerAgain: () => control(app.backend, 'faults', { clear: true }) };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const inMain = () => screen.getByRole('main').textContent;

describe.each(['ks', 'en'])('a money order that cannot be sent (%s)', (language) => {
  test('WDR-02 a deposit of nobody the server names is not sent, and says so until a retry sends it', async () => {
    localStorage.setItem('locale', language);
    const { calls, answerAgain } = await openAt('/deposit');
    const { unsent, pay, code, account } = texts().deposit;
    fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }));
    type(account.phone(), '912345678');
    tap(pay());
    await heading(unsent.title());
    expect(inMain()).toContain(unsent.text());
    expect(document.activeElement?.textContent).toBe(unsent.title());
    expect(button(pay()).hasAttribute('disabled')).toBe(false);
    expect(calls.filter((path) => path.endsWith('reateRechargeOrder'))).toEqual([]);
    await answerAgain();
    tap(texts().common.retry());
    await heading(code.title());
    expect(calls.filter((path) => path.endsWith('reateRechargeOrder'))).toHaveLength(1);
  });

  test('WDR-02 neither is a withdrawal', async () => {
    localStorage.setItem('locale', language);
    const { calls, answerAgain } = await openAt('/withdraw');
    const { unsent, payee, amount, go, confirm } = texts().withdraw;
    fireEvent.click(await screen.findByRole('radio', { name: /CuentaRUT/ }));
    type(payee.rut(), '12.345.678-5');
    type(amount.label(), '10000');
    tap(go());
    fireEvent.click(await screen.findByRole('button', { name: confirm.yes() }));
    await heading(unsent.title());
    expect(inMain()).toContain(unsent.text());
    expect(countOf(calls, '/withdraw/create')).toBe(0);
    await answerAgain();
    tap(texts().common.retry());
    await heading(/Recibimos tu retiro|We received your withdrawal/);
    expect(countOf(calls, '/withdraw/create')).toBe(1);
  });

  test('WDR-02 neither is a red packet', async () => {
    localStorage.setItem('locale', language);
    const { calls, answerAgain, router } = await openAt('/redenvelope?view=new');
    const { unsent, amountLabel, confirm, go } = texts().lucky.create;
    await screen.findByRole('textbox', { name: amountLabel() });
    type(amountLabel(), '10000');
    tap(go());
    await screen.findByRole('button', { name: confirm.yes() });
    tap(confirm.yes());
    await heading(unsent.title());
    expect(inMain()).toContain(unsent.text());
    expect(countOf(calls, '/lucky/money/create')).toBe(0);
    await answerAgain();
    tap(texts().common.retry());
    await waitFor(() => expect(router.state.location.href).toContain('shared=E'));
    expect(countOf(calls, '/lucky/money/create')).toBe(1);
  });
});
