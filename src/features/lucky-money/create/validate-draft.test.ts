import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type App, emptyApp } from '../../../lib/app.ts';
import { removeDevice, writeDevice } from '../../../lib/device-storage.ts';
import { validateDraft } from './validate-draft.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

const rules = { finished: true, minShare: 100, maxAmount: 500_000, maxShares: 100, openHours: 24 };
const draft = { amountText: '10,000', sharesText: '5', kind: 'random' as const, greeting: ' ¡Salud! ' };
const check = (part: object, cash: bigint | undefined = 2_500_000n) =>
  validateDraft(app, { ...draft, ...part }, rules, cash);

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
    [{ amountText: '500,001' }, { amount: 'above' }],
    [{ amountText: '25,001' }, { amount: 'uncovered' }],
    [{ amountText: '499' }, { amount: 'share' }],
    [{ sharesText: '' }, { shares: 'missing' }],
    [{ amountText: '10000,5' }, { amount: 'decimals' }],
    [{ amountText: '1e5' }, { amount: 'unreadable' }],
    [{ sharesText: '0' }, { shares: 'missing' }],
    [{ sharesText: '101' }, { shares: 'above' }],
    [
      { amountText: '', sharesText: '' },
      { amount: 'missing', shares: 'missing' },
    ],
  ])('RED-01 %o names what is wrong with it', (part, problems) => {
    expect(check(part)).toMatchObject({ problems, request: undefined });
  });

  test('RED-01 while the balance is not known, the server decides whether it covers the packet', () => {
    expect(validateDraft(app, { ...draft, amountText: '400,000' }, rules, undefined).request?.amount).toBe(
      40_000_000n,
    );
  });

  test.each([
    ['10,000', '3', 333_300n, 333_400n],
    ['1,000', '8', 12_500n, 12_500n],
    ['1,000', '7', 14_200n, 14_300n],
  ])(
    'RED-02 %s for %s: the share a person is shown is the share the packet gives',
    (amountText, sharesText, least, most) => {
      expect(check({ amountText, sharesText }).each).toEqual({ least, most });
    },
  );

  test('RED-02 DEP-09 where the market pays with cents, they are shared as well', () => {
    writeDevice(app, 'country', 'KE');
    onTestFinished(() => removeDevice(app, 'country'));
    const each = { least: 333_350n, most: 333_350n };
    expect(check({ amountText: '10,000.50', sharesText: '3' }).each).toEqual(each);
  });
});
