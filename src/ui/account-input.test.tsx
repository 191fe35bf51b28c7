import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppContext, emptyApp } from '../lib/app.ts';
import { AccountInput } from './account-input.tsx';

const app = emptyApp(globalThis);

function Field({ kind }: { kind: Parameters<typeof AccountInput>[0]['kind'] }) {
  const [value, setValue] = useState('');
  return (
    <AppContext value={app}>
      <AccountInput
        kind={kind}
        label="Account"
        value={value}
        problem={undefined}
        hint=""
        onChange={setValue}
      />
    </AppContext>
  );
}

test.each([
  ['phone', '9a1-2 3b4', '91234'],
  ['bank-account', '00 12.34-x', '001234'],
  ['bank-account', '\u202d１２\u0663\u06f4\u202c', '1234'],
  ['rut', '12.345.678-K', '12.345.678-K'],
  ['email', 'ana7@copihue.example', 'ana7@copihue.example'],
] as const)('DEP-03 WDR-01 a %s field shows of %j what can be in one: %j', (kind, typed, shown) => {
  render(<Field kind={kind} />);
  const input = screen.getByLabelText<HTMLInputElement>('Account');
  fireEvent.change(input, { target: { value: typed } });
  expect(input.value).toBe(shown);
});

test.each([
  ['12.345.6785', 10, '12.345.678-5', 10],
  ['1.234.567-85', 11, '12.345.678-5', 10],
  ['12.345.6785k', 12, '123.456.785-K', 13],
] as const)('WDR-03 a RUT typed to %j with the caret at %d is %j', (typed, at, shown, caret) => {
  render(<Field kind="rut" />);
  const input = screen.getByLabelText<HTMLInputElement>('Account');
  fireEvent.change(input, { target: { value: typed, selectionStart: at, selectionEnd: at } });
  expect(input.value).toBe(shown);
  expect(input.selectionStart).toBe(caret);
});

test('DEP-03 a letter typed into the middle of a number leaves the caret where it was', () => {
  render(<Field kind="phone" />);
  const input = screen.getByLabelText<HTMLInputElement>('Account');
  fireEvent.change(input, { target: { value: '912345678' } });
  fireEvent.change(input, { target: { value: '91x2345678', selectionStart: 3, selectionEnd: 3 } });
  expect(input.value).toBe('912345678');
  expect(input.selectionStart).toBe(2);
});
