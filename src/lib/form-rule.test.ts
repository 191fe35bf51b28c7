import * as v from 'valibot';
import { expect, test } from 'vitest';
import { typedText, validate } from './form-rule.ts';

const amount = typedText(
  (typed) => (typed.trim() === '' ? 'missing' : Number.isNaN(Number(typed)) ? 'unreadable' : undefined),
  Number,
);
const rule = v.object({
  amount,
  details: v.object({ holder: v.pipe(v.string(), v.minLength(1, 'missing'), v.regex(/^\D+$/, 'digits')) }),
});
const form = (typed: string, holder: string) => ({ amount: typed, details: { holder } });

test.each([
  [form('10.5', 'Ana'), {}, { amount: 10.5, details: { holder: 'Ana' } }],
  [form(' ', 'Ana'), { amount: 'missing' }, undefined],
  [form('ten', '4'), { amount: 'unreadable', holder: 'digits' }, undefined],
  [form('10', ''), { holder: 'missing' }, undefined],
])(
  'DEP-09 WDR-03 of %o each wrong field has its first problem, and a form without one is sent: %o',
  (values, problems, output) => {
    expect(validate(rule, values)).toStrictEqual({ problems, output });
  },
);

test('DEP-09 a value that is no text is refused before it is read as one', () => {
  const { problems, output } = validate<{ amount: string }, unknown, unknown>(v.object({ amount }) as never, {
    amount: 10,
  });
  expect([Object.keys(problems), output]).toEqual([['amount'], undefined]);
});
