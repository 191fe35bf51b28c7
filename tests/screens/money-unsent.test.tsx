import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { button, control, tap } from './account-steps.ts';
import { heading } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';

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

test('WDR-02 a deposit of nobody the server names is not sent, and says so until a retry sends it', async () => {
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
