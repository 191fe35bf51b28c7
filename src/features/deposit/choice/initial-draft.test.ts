import { expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { initialDraft, rememberDraft } from './initial-draft.ts';
import type { DepositOptions } from './use-deposit-options.ts';

const read = <Data>(data: Data | undefined) => ({ data, isError: false, refetch: () => undefined });
const methods = [{ code: 'mach' }, { code: 'khipu' }] as unknown as DepositOptions['methods'];
const offers = [{ id: 'a1', minAmount: 10_000 }] as unknown as DepositOptions['offers']['data'];
const options = (more: Partial<DepositOptions> = {}): DepositOptions => ({
  methods,
  recommended: read([
    { amount: 2_000, bonus: 0, tag: '' },
    { amount: 5_000, bonus: 0, tag: 'Popular' },
  ]),
  offers: read(offers),
  latest: undefined,
  isComplete: true,
  wanted: undefined,
  ...more,
});
const latestBy = (paymentMethod: string) =>
  ({ paymentMethod, amount: 7_000 }) as unknown as NonNullable<DepositOptions['latest']>;

test.each<[string, Partial<DepositOptions>, object]>([
  ['nothing known', {}, { methodCode: 'mach', amountText: '5000' }],
  ['a last order', { latest: latestBy('khipu') }, { methodCode: 'khipu', amountText: '7000' }],
  [
    'a last order by a method that is gone',
    { latest: latestBy('card') },
    { methodCode: 'mach', amountText: '5000' },
  ],
  [
    'an amount chosen elsewhere',
    { wanted: { amount: 3_000, visit: '1' } },
    { amountText: '3000', offerId: undefined },
  ],
  [
    'an offer whose minimum is higher',
    { wanted: { amount: 3_000, offerId: 'a1', visit: '1' } },
    { amountText: '10000', offerId: 'a1' },
  ],
  [
    'an offer whose minimum is lower',
    { wanted: { amount: 30_000, offerId: 'a1', visit: '1' } },
    { amountText: '30000', offerId: 'a1' },
  ],
  [
    'an offer that is gone',
    { wanted: { offerId: 'old', visit: '1' } },
    { amountText: '5000', offerId: undefined },
  ],
])('DEP-01 the form starts right with %s', (_what, more, choice) => {
  expect(initialDraft(deviceApp(), options(more))).toMatchObject(choice);
});

test('DEP-01 the form starts with the input of this page while its method exists', () => {
  const app = deviceApp();
  const typed = {
    ...initialDraft(app, options()),
    methodCode: 'khipu',
    amountText: '1234',
    declinesBonus: true,
  };
  rememberDraft(app, typed);
  expect(initialDraft(app, options({ latest: latestBy('mach') }))).toEqual(typed);
  expect(initialDraft(app, options({ methods: methods.slice(0, 1) }))).toMatchObject({
    methodCode: 'mach',
    amountText: '5000',
  });
  // Whoever comes by an offer wants its bonus.
  const wanted = { offerId: 'a1', visit: '1' };
  const offered = initialDraft(app, options({ wanted }));
  expect(offered).toMatchObject({ amountText: '10000', offerId: 'a1', declinesBonus: false });
  // Back at this visit what was typed stays; the same link at another visit asks again.
  const changed = { ...offered, amountText: '20000', offerId: undefined };
  rememberDraft(app, changed);
  expect(initialDraft(app, options({ wanted }))).toEqual(changed);
  expect(initialDraft(app, options({ wanted: { ...wanted, visit: '2' } }))).toMatchObject({ offerId: 'a1' });
});
