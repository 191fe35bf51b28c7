import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, caretAfter, tidyAmountText } from '../../src/lib/amount-text.ts';
import { formatAmount, formatMinor, NO_AMOUNT, parseMoney, toAmount, toMinor } from '../../src/lib/money.ts';

/** Cases over all properties: enough for every change in `npm test`, a million in `npm run soak`. */
const CASES = Number(process.env.SOAK_MONEY_CASES ?? 24_000);
const PROPERTIES = 8;
const runs = { numRuns: Math.ceil(CASES / PROPERTIES) };

/** Minor units a number of the wire holds exactly. */
const wireMinor = fc.bigInt(-(10n ** 14n), 10n ** 14n);
const anyMinor = fc.bigInt(-(10n ** 24n), 10n ** 24n);
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 24 }),
  fc.string({ maxLength: 16 }),
  fc
    .tuple(fc.nat(), fc.nat({ max: 9999 }))
    .map(([whole, part]) => `${whole.toLocaleString('en-US')}.${part}`),
);

/** The field's rules once more, without a regular expression: digits, commas at thousands, two decimals at most. */
function readSlowly(text: string): bigint | undefined {
  const [whole = '', decimals = '', ...more] = text.trim().split('.');
  const isDigits = (part: string) => part !== '' && [...part].every((mark) => mark >= '0' && mark <= '9');
  const groups = whole.split(',');
  const isGrouped = groups.every((group, index) => isDigits(group) && (index === 0 || group.length === 3));
  const isWhole = groups.length === 1 ? isDigits(whole) : isGrouped && (groups[0] ?? '').length <= 3;
  if (more.length > 0 || !isWhole || decimals.length > 2 || (decimals !== '' && !isDigits(decimals)))
    return undefined;
  return [...`${groups.join('')}${decimals.padEnd(2, '0')}`].reduce(
    (sum, digit) => sum * 10n + BigInt(digit),
    0n,
  );
}

describe(`APP-09 ${CASES} cases of money`, () => {
  test('APP-09 minor units to the wire and back are the same minor units', () => {
    fc.assert(
      fc.property(wireMinor, (minor) => toMinor(toAmount(minor)) === minor),
      runs,
    );
  });

  test('APP-09 what is shown can be typed again and means the same', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        const size = minor < 0n ? -minor : minor;
        return parseMoney(formatMinor(size)) === size;
      }),
      runs,
    );
  });

  test('APP-09 an amount shows two decimals, a comma every three digits, one sign, and never -0.00', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        const shown = formatMinor(minor);
        return /^-?\d{1,3}(,\d{3})*\.\d{2}$/.test(shown) && shown !== '-0.00' && !/^-?0\d/.test(shown);
      }),
      runs,
    );
  });

  test('APP-09 larger money never looks smaller: digit by digit the shown amount is the amount', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => BigInt(formatMinor(minor).replace(/[,.]/g, '')) === minor),
      runs,
    );
  });

  test('APP-09 any number of the wire shows itself exactly or a dash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.float(), fc.maxSafeInteger()), (amount) => {
        const shown = formatAmount(amount);
        return shown === NO_AMOUNT || Number(shown.replaceAll(',', '')) === (amount === 0 ? 0 : amount);
      }),
      runs,
    );
  });

  test('APP-09 anything that is no number shows a dash', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'number'),
        (value) => formatAmount(value) === NO_AMOUNT,
      ),
      runs,
    );
  });

  test('APP-09 anything typed means what its digits say, or nothing', () => {
    fc.assert(
      fc.property(typed, (text) => parseMoney(text) === readSlowly(text)),
      runs,
    );
  });

  test('DEP-01 the field tidies what is typed into an amount, tidies that no further, and keeps the caret in it', () => {
    fc.assert(
      fc.property(typed, fc.nat({ max: 30 }), (text, marks) => {
        const tidied = tidyAmountText(text);
        const amount = parseMoney(tidied);
        expect(tidyAmountText(tidied)).toBe(tidied);
        expect(tidied === '' || amount !== undefined).toBe(true);
        if (amount !== undefined) expect(parseMoney(amountText(amount))).toBe(amount);
        expect(caretAfter(tidied, marks)).toBeLessThanOrEqual(tidied.length);
      }),
      runs,
    );
  });
});
