import { expect, test } from 'vitest';
import {
  amountDraft,
  amountOf,
  amountProblem,
  caretInShown,
  editedDraft,
  isUnfinished,
  limitsOf,
  readAmount,
  shownDraft,
} from './amount-text.ts';

test.each([
  ['10000', 1_000_000n, 1_000_000n],
  ['10.000', 1_000_000n, 1_000_000n],
  ['10,000', 1_000_000n, 1_000_000n],
  ['1.234.567', 123_456_700n, 123_456_700n],
  [' 5.000\u00a0', 500_000n, 500_000n],
  ['007', 700n, 700n],
  ['25.000,00', 2_500_000n, 2_500_000n],
  ['25,000.00', 2_500_000n, 2_500_000n],
  ['10,00', 1_000n, 1_000n],
  ['$ 10.000', 1_000_000n, 'unreadable'],
  ['10000,5', 'decimals', 1_000_050n],
  ['1.000,50', 'decimals', 100_050n],
  ['1,000.50', 'decimals', 100_050n],
  ['1.5', 'decimals', 150n],
  ['10,000,5', 'decimals', 'unreadable'],
  ['25.50', 'decimals', 2_550n],
  ['1,234,567.50', 'decimals', 123_456_750n],
  ['1.234.567,50', 'decimals', 123_456_750n],
  ['-1.50', 'unreadable', 'unreadable'],
  ['-1,50', 'unreadable', 'unreadable'],
  ['10$000', 'unreadable', 'unreadable'],
  ['', 'missing', 'missing'],
  ['1e5', 'unreadable', 'unreadable'],
  ['-1', 'unreadable', 'unreadable'],
  ['12a3', 'unreadable', 'unreadable'],
  ['1.000,000', 'unreadable', 'unreadable'],
  ['1000.000', 'unreadable', 'unreadable'],
  ['0.500', 'unreadable', 'unreadable'],
  ['10 000', 'unreadable', 'unreadable'],
  ['１０', 'unreadable', 'unreadable'],
] as const)('DEP-09 the text %j is %s in whole units and %s with cents', (typed, whole, cents) => {
  expect(readAmount(typed, true)).toBe(whole);
  expect(readAmount(typed, false)).toBe(cents);
  const inMinor = [whole, cents].map((read) => (typeof read === 'string' ? 0n : read));
  expect([amountOf(typed, true), amountOf(typed, false)]).toEqual(inMinor);
});

test('DEP-09 an amount that is not finished is not called wrong', () => {
  const unfinished = ['10.', '10.0', '10.00', '1.000.', '1.234.5', '1.234.56', '$', ''].map((typed) =>
    isUnfinished(typed, true),
  );
  expect(unfinished).toEqual(unfinished.map(() => true));
  expect(isUnfinished('1.000,50', false)).toBe(true);
  expect(['10000,5', '-1', '1e5', '1.000,5'].some((typed) => isUnfinished(typed, true))).toBe(false);
});

test.each([
  ['10000', '10,000'],
  ['10.000', '10,000'],
  ['10000.5', '10,000.5'],
  ['10000.', '10,000.'],
  ['10000.55', '10,000.55'],
  ['10000,5', '10000,5'],
  ['12a', '12a'],
  ['', ''],
])('DEP-09 a field with %j shows %j', (draft, shown) => {
  expect(shownDraft(draft)).toBe(shown);
});

/** A change of the field: its text, with `|` for the caret, then the text inserted before the caret. */
test.each([
  ['10000', '10,0000|', '0', '100000|'],
  ['10000', '15|0,000', '5', '15|0000'],
  ['10000', '10,00|', '', '1000|'],
  ['10000', '10|000', '', '10|000'],
  ['1234567', '1,23|,567', '', '123|567'],
  ['5000', '10.000|', '10.000', '10.000|'],
  ['1000', '1,0000|', '1,0000', '1,0000|'],
  ['10000', '5|', '5', '5|'],
  ['0', '05|', '5', '5|'],
  ['10000', '10,000,5|', undefined, '10,000,5|'],
  ['10000', '10,00|5,000', undefined, '10,00|5,000'],
  ['1000', '15|,000', '7', '15|,000'],
  ['1111', '1,111|1', '', '1,111|1'],
  ['1000', '2|,000', '', '2|,000'],
  ['1000', '1|,001', '', '1|,001'],
  ['00', '007|', '7', '7|'],
  ['00.', '00.5|', '5', '00.5|'],
  ['1005', '|,005', '', '|5'],
])('DEP-09 a field of %j changed to %j by %j is %j', (draft, changed, inserted, expected) => {
  const caret = changed.indexOf('|');
  const next = editedDraft(draft, changed.replace('|', ''), caret, inserted);
  expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(expected);
});

test('DEP-09 the caret is shown behind the character it stands behind', () => {
  expect(caretInShown('10000', 2)).toBe(2);
  expect(caretInShown('10000', 3)).toBe(4);
  expect(caretInShown('10000', 4)).toBe(5);
  expect(caretInShown('10000', 5)).toBe(6);
  expect(caretInShown('10.000', 3)).toBe(3);
  expect(caretInShown('', 0)).toBe(0);
});

test('DEP-01 both limits of a method are among its amounts', () => {
  const limits = { min: 100_000n, max: 50_000_000n };
  const problems = ['', '0', '999', '1,000', '500,000', '500,001'].map((typed) =>
    amountProblem(typed, limits, true),
  );
  expect(problems).toEqual(['missing', 'below', 'below', undefined, undefined, 'above']);
  expect(amountDraft(1_234_500n)).toBe('12345');
  expect(amountDraft(1_234_550n)).toBe('12345.50');
  expect(limitsOf({ min: 1_000, max: 500_000 })).toEqual(limits);
  expect(limitsOf({ min: 0.005, max: Number.NaN })).toEqual({ min: 0n, max: 0n });
});

test('DEP-09 an amount of zero is too little, also without a least amount', () => {
  const limits = { min: 0n, max: 500n };
  const problems = ['0', '0.01', '5', '5.01'].map((typed) => amountProblem(typed, limits, false));
  expect(problems).toEqual(['below', undefined, undefined, 'above']);
});
