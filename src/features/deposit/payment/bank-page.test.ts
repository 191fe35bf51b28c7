import { expect, test } from 'vitest';
import { bankPageUrl } from './bank-page.ts';

const MAIN = 'http://192.168.1.20:4010';
const PAGE = 'http://192.168.1.20:4173';

test.each([
  ['https://webpay3g.transbank.cl/pay?token=1', true],
  ['http://192.168.1.20:4010/bank/R1?lang=ks', true],
  ['http://192.168.1.20:4173/bank/R1', true],
  ['http://192.168.1.20:9999/bank/R1', false],
  ['http://evil.example/bank/R1', false],
  ['https://copihue.cl@evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['/bank/R1', false],
])('DEP-03 the app leads to %s: %s', (url, mayLead) => {
  expect(bankPageUrl(url, MAIN, PAGE) !== undefined).toBe(mayLead);
});

test("DEP-03 with the API on the page's own origin, its http bank page is known", () => {
  expect(bankPageUrl(`${PAGE}/bank/R1`, '', PAGE)).toBe(`${PAGE}/bank/R1`);
});
