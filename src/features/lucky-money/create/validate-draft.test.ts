import { describe, expect, test } from 'vitest';
import { validateDraft } from './validate-draft.ts';

const rules = { finished: true, minShare: 100, maxAmount: 500_000, maxShares: 100, openHours: 24 };
const draft = { amountText: '10,000', sharesText: '5', kind: 'random' as const, greeting: ' ¡Salud! ' };
const check = (part: object, cash: bigint | undefined = 2_500_000n) =>
  validateDraft({ ...draft, ...part }, rules, cash);

describe('the form of a red packet', () => {
  test('RED-01 a good draft is a request in minor units with its words tidied', () => {
    expect(check({})).toEqual({
      problems: {},
      each: { least: 200_000n, most: 200_000n },
      request: { amount: 1_000_000n, shares: 5, kind: 'random', greeting: '¡Salud!' },
    });
  });

  test.each([
    [{ amountText: '' }, { amount: 'missing' }],
    [{ amountText: '0' }, { amount: 'missing' }],
    [{ amountText: '500,000.01' }, { amount: 'above' }],
    [{ amountText: '25,000.01' }, { amount: 'uncovered' }],
    [{ amountText: '499.99' }, { amount: 'share' }],
    [{ sharesText: '' }, { shares: 'missing' }],
    [{ sharesText: '0' }, { shares: 'missing' }],
    [{ sharesText: '101' }, { shares: 'above' }],
    [
      { amountText: '', sharesText: '' },
      { amount: 'missing', shares: 'missing' },
    ],
  ])('RED-01 %o is told what is wrong with it', (part, problems) => {
    expect(check(part)).toMatchObject({ problems, request: undefined });
  });

  test('RED-01 while the balance is not known, the server decides whether it covers the packet', () => {
    expect(validateDraft({ ...draft, amountText: '400,000' }, rules, undefined).request?.amount).toBe(
      40_000_000n,
    );
  });

  test.each([
    ['10,000', '3', 333_300n, 333_400n],
    ['10,000.50', '3', 333_350n, 333_350n],
    ['1,000', '8', 12_500n, 12_500n],
    ['1,000', '7', 14_200n, 14_300n],
  ])(
    'RED-02 %s for %s: the share a person is shown is the share the packet gives',
    (amountText, sharesText, least, most) => {
      expect(check({ amountText, sharesText }).each).toEqual({ least, most });
    },
  );
});
