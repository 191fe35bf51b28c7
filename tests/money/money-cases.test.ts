import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountDraft, caretInShown, editedDraft, readAmount, shownDraft } from '../../src/lib/amount-text.ts';
import { formatAmount, formatMinor, NO_AMOUNT } from '../../src/lib/money.ts';
import { casesOf } from '../support/cases.ts';

/** Cases over all properties: enough for every change in `npm test`, a million in `npm run soak`. */
const CASES = Number(process.env.SOAK_MONEY_CASES ?? casesOf(24_000));
const PROPERTIES = 4;
const runs = { numRuns: Math.ceil(CASES / PROPERTIES) };

const anyMinor = fc.bigInt(-(10n ** 24n), 10n ** 24n);
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 24 }),
  fc.string({ maxLength: 16 }),
  fc
    .tuple(fc.nat(), fc.nat({ max: 9999 }))
    .map(([whole, part]) => `${whole.toLocaleString('en-US')}.${part}`),
);

/** All readings of an amount that its marks allow, without a regular expression. Pesos may have their sign. */
function readings(text: string, isPesos: boolean): bigint[] {
  const digits = (part: string) => part !== '' && [...part].every((mark) => mark >= '0' && mark <= '9');
  const bare = isPesos && text.trim().startsWith('$') ? text.trim().slice(1) : text;
  const found: bigint[] = [];
  for (const thousands of ['.', ',']) {
    const [whole = '', cents, ...more] = bare.trim().split(thousands === '.' ? ',' : '.');
    const [first = '', ...groups] = whole.split(thousands);
    const isGrouped = groups.length > 0 && first.length <= 3 && !first.startsWith('0');
    const hasCents = cents === undefined || (digits(cents) && cents.length <= 2);
    const isZeroDecimal = digits(first) && groups.every((group) => digits(group) && group.length === 3);
    if (more.length === 0 && isZeroDecimal && hasCents && (groups.length === 0 || isGrouped))
      found.push(BigInt([first, ...groups].join('')) * 100n + BigInt((cents ?? '').padEnd(2, '0')));
  }
  return found;
}

/** The draft after typing key by key into an empty field. */
function typeKeys(text: string): string {
  return [...text].reduce((draft, key) => {
    const value = shownDraft(draft) + key;
    return editedDraft(draft, value, value.length, key).text;
  }, '');
}

test('APP-09 an amount shows its digits, two decimals, a comma every three digits, one sign, never -0.00, and reads back', () => {
  fc.assert(
    fc.property(anyMinor, (minor) => {
      const shown = formatMinor(minor);
      expect(shown).toMatch(/^-?(?:0|[1-9]\d{0,2}(?:,\d{3})*)\.\d{2}$/);
      expect(shown).not.toBe('-0.00');
      expect(BigInt(shown.replace(/[,.]/g, ''))).toBe(minor);
      expect(readAmount(shown.replace('-', ''), false)).toBe(minor < 0n ? -minor : minor);
    }),
    runs,
  );
});

test('APP-09 a number of the wire shows exactly, or as a dash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.float(), fc.maxSafeInteger()), (amount) => {
      const shown = formatAmount(amount);
      return shown === NO_AMOUNT || Number(shown.replaceAll(',', '')) === (amount === 0 ? 0 : amount);
    }),
    runs,
  );
});

test('APP-09 a value that is no number shows as a dash', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => typeof value !== 'number'),
      (value) => formatAmount(value) === NO_AMOUNT,
    ),
    runs,
  );
});

const amounts = fc.oneof(
  typed,
  fc.string({ unit: fc.constantFrom(...'01.,'), maxLength: 9 }),
  fc.constantFrom(...'10000,5 10,00 1.000,50 25.000,00 1e5 -1 1.5 10.000 1,000.000 0.500'.split(' ')),
);
const amountRuns = { numRuns: Math.max(casesOf(25_000, 1 / 2), runs.numRuns) };

test.each([true, false])(
  'DEP-09 an amount is read as a person reads it, or refused (whole units: %s)',
  (isZeroDecimal) => {
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(amounts, (text) => {
        const pasted = readAmount(text, isZeroDecimal);
        const byKeys = readAmount(typeKeys(text), isZeroDecimal);
        expect(byKeys).toEqual(readAmount(text.replace(/^0+(?=\d)/, ''), isZeroDecimal));
        if (typeof pasted === 'string') refused += 1;
        else {
          read += 1;
          // An amount with two possible readings is refused.
          expect([...new Set(readings(text, isZeroDecimal))]).toEqual([pasted]);
          expect(isZeroDecimal && pasted % 100n !== 0n).toBe(false);
        }
      }),
      amountRuns,
    );
    expect(Math.min(read, refused)).toBeGreaterThan(1_000);
  },
);

test('DEP-09 a draft reads back as its amount, and a typed digit stands before the caret', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 13n), fc.nat({ max: 20 }), fc.nat({ max: 9 }), (amount, at, key) => {
      const draft = amountDraft(amount);
      expect(readAmount(draft, false)).toBe(amount);
      const shown = shownDraft(draft);
      const place = Math.min(at, shown.length);
      const value = `${shown.slice(0, place)}${key}${shown.slice(place)}`;
      const next = editedDraft(draft, value, place + 1, String(key));
      const caret = caretInShown(next.text, next.caret);
      const isLeadingZero = key === 0 && shownDraft(next.text) === shown;
      if (!isLeadingZero && !/^0/.test(draft)) expect(shownDraft(next.text)[caret - 1]).toBe(String(key));
    }),
    runs,
  );
});
