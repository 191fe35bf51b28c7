import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { plainAmount, readAmount } from '../lib/amount-text.ts';
import { AppContext, emptyApp } from '../lib/app.ts';
import { AmountInput } from './amount-input.tsx';

const app = emptyApp(globalThis);

const HINT = 'From 1,000.00 to 2,000.00 CLP';
const PROBLEM = 'The least is 1,000.00 CLP';

test.each([
  ['1000', undefined, true, HINT],
  ['10', PROBLEM, true, PROBLEM],
  ['10', PROBLEM, false, HINT],
  ['10.5', PROBLEM, false, HINT],
  ['diez', PROBLEM, false, PROBLEM],
])(
  'DEP-09 the amount %j with the problem %j, continued with: %s, is described by %j',
  (draft, problem, isAttempted, words) => {
    render(
      <AppContext value={app}>
        <AmountInput
          label="Amount"
          draft={draft}
          currency="CLP"
          isZeroDecimal
          problem={problem}
          isAttempted={isAttempted}
          hint={HINT}
          onChange={() => undefined}
        />
      </AppContext>,
    );
    const input = screen.getByRole('textbox');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? 'none');
    expect(described?.textContent).toContain(words);
    expect(input.getAttribute('aria-invalid')).toBe(words === PROBLEM ? 'true' : null);
  },
);

test.each([
  ['$10.000.-', 'CLP'],
  ['CLP 10.000', 'CLP'],
  ['10,000.00 CLP', 'CLP'],
  ['10.000 clp', 'CLP'],
  ['\u202d10.000\u202c', 'CLP'],
  ['10\u200b000', 'CLP'],
  ['10\u00a0000', 'CLP'],
  ['10\u202f000', 'CLP'],
  ['１０.０００', 'CLP'],
  ['\u0661\u0660\u0660\u0660\u0660', 'CLP'],
  ['\u06f1\u06f0\u06f0\u06f0\u06f0', 'KES'],
  ['KES 10,000.00', 'KES'],
])('DEP-09 a pasted %j is ten thousand %s', (pasted, currency) => {
  expect(readAmount(plainAmount(pasted, currency), currency === 'CLP')).toBe(1_000_000n);
});

test.each(['USD 10.000', '-10.000', '10\u00a000', '10 CLP 20', 'CLP', '1\u00a02345'])(
  'DEP-09 a pasted %j is no amount',
  (pasted) => {
    expect(readAmount(plainAmount(pasted, 'CLP'), true)).toBe('unreadable');
  },
);

test('DEP-09 a paste with marks shows in the field as the amount that it is', () => {
  function Field() {
    const [draft, setDraft] = useState('');
    const fixed = { label: 'Amount', currency: 'CLP', isZeroDecimal: true, problem: undefined, hint: '' };
    return <AmountInput {...fixed} isAttempted={false} draft={draft} onChange={setDraft} />;
  }
  render(<Field />, { wrapper: ({ children }) => <AppContext value={app}>{children}</AppContext> });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: '\u202dCLP\u00a010.000.-\u202c' } });
  expect(input.value).toBe('10,000');
});
