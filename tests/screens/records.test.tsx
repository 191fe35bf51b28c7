import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withdrawCreate } from '../../src/api/generated/withdraw.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';

test('WDR-03 the receipt of a paid withdrawal shows the amount received after the fee', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const account = { payChannel: 'bancoestado', paymentMethod: 'cuentarut', account: '12345678-5' };
  const { id } = await withdrawCreate({ amount: 6000, ...account });
  await control(backend, `withdrawals/${id}`, { outcome: 'approve' });
  await act(() => router.navigate({ to: '/withdraw', search: { order: id } }));
  const note = await screen.findByText(texts().withdraw.order.arrived());
  expect(note.parentElement?.textContent).toContain('5,700.00');
  expect(note.parentElement?.textContent).not.toContain('6,000.00');
});

test('HIS-01 DEP-07 a receipt names the stake that its bonus needs, and leads to support', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  await deposited(backend, 50_000);
  await act(() => router.navigate({ to: '/transactions' }));
  fireEvent.click(await screen.findByRole('button', { name: /50,000\.00/ }));
  const receipt = within(await screen.findByRole('dialog'));
  const stake = receipt.getByText(texts().records.columns.bonusStake({ times: 5 }));
  expect(stake.nextElementSibling?.textContent).toBe('37,500.00');
  expect(receipt.getByRole('button', { name: texts().records.receipt.support() })).toBeDefined();
});

const words = () => texts().records.statement;

test('HIS-01 /transactions offers a statement of its period: as sums, as a file and as a page to print', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const id = await deposited(backend, 5000);
  await act(() => router.navigate({ to: '/transactions' }));
  fireEvent.click(await screen.findByRole('button', { name: words().open() }));
  const dialog = await screen.findByRole('dialog', { name: words().title() });
  await within(dialog).findByText(words().opening());
  const terms = within(dialog).getAllByRole('term');
  const sums = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(sums)).toEqual({
    [words().opening()]: '25,000.00\u00a0CLP',
    [words().added()]: '+5,000.00',
    [words().taken()]: '0.00',
    [words().closing()]: '30,000.00\u00a0CLP',
  });

  const files: Blob[] = [];
  const create = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  tap(words().csv());
  const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer());
  // The byte order mark, which Excel needs to read UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual([
    [words().opening(), '', '', '25000.00'],
    [words().deposit(), id, '5000.00', '30000.00'],
    [words().closing(), '', '', '30000.00'],
  ]);

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  tap(words().print());
  expect(print).toHaveBeenCalledOnce();
  const rows = [...document.querySelectorAll('.statement-page tbody tr')].map((row) => row.textContent);
  expect(document.querySelector('.statement-page')?.textContent).toContain('912•••678');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`${words().deposit()} · ${id}+5,000.0030,000.00`);
  tap(texts().common.close());
  await waitFor(() => expect(document.querySelector('.statement-page')).toBeNull());
});
