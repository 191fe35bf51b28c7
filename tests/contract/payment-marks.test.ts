import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawPaymentMarks } from '../../mock-server/studio/art/payment-icon.ts';
import { markets } from '../../src/config/markets.ts';

const FOLDER = 'src/public/payments';
const fileOf = (code: string) => `${code.toLowerCase()}.svg`;

/** `npx vitest run payment-marks -u` writes the files again after a change of the drawing or a market. */
test.each(markets)(
  'LOB-05 the payment marks of $code are the drawing of its ways to pay',
  async ({ code, payments }) => {
    await expect(drawPaymentMarks(payments)).toMatchFileSnapshot(`../../${FOLDER}/${fileOf(code)}`);
  },
);

test('LOB-05 every file of payment marks is the one of a market', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(markets.map(({ code }) => fileOf(code)).sort());
});
