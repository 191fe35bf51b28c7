import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppContext, emptyApp } from '../lib/app.ts';
import { AmountInput } from './amount-input.tsx';

afterEach(cleanup);

const app = emptyApp(globalThis);

test.each([
  [undefined, 'From 1,000.00 to 2,000.00 CLP', false],
  ['The least is 1,000.00 CLP', 'The least is 1,000.00 CLP', true],
])(
  'DEP-09 an amount with the problem %j is described by %j, and is marked as wrong: %s',
  (problem, words, isWrong) => {
    render(
      <AppContext value={app}>
        <AmountInput
          label="Amount"
          draft="10"
          currency="CLP"
          isWhole
          problem={problem}
          hint="From 1,000.00 to 2,000.00 CLP"
          onChange={() => undefined}
        />
      </AppContext>,
    );
    const input = screen.getByRole('textbox');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? 'none');
    expect(described?.textContent).toContain(words);
    expect(input.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
  },
);
