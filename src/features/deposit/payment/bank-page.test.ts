import { expect, test } from 'vitest';
import { bankPageUrl } from './bank-tab.ts';

const hosts = {
  main: 'http://192.168.1.20:4010',
  page: 'http://192.168.1.20:4173',
  banks: ['webpay3g.transbank.cl', '*.khipu.com'],
};

test.each([
  ['https://webpay3g.transbank.cl/pay?token=1', true],
  ['https://app.khipu.com/pay', true],
  ['https://khipu.com/pay', false],
  ['https://evilkhipu.com/pay', false],
  ['https://webpay3g.transbank.cl.evil.example/', false],
  ['https://webpay3g.transbank.cl:8443/', false],
  ['http://webpay3g.transbank.cl/pay', false],
  ['https://evil.example/pay', false],
  ['http://192.168.1.20:4010/bank/R1?lang=ks', true],
  ['http://192.168.1.20:4173/bank/R1', true],
  ['https://192.168.1.20:4173/bank/R1', false],
  ['http://192.168.1.20:9999/bank/R1', false],
  ['https://webpay3g.transbank.cl@evil.example/', false],
  ['https://evil.example@webpay3g.transbank.cl/pay', false],
  ['https://:secret@webpay3g.transbank.cl/pay', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['/bank/R1', false],
])('DEP-03 the address %s is allowed: %s', (url, mayLead) => {
  expect(bankPageUrl(url, hosts) !== undefined).toBe(mayLead);
});

test("DEP-03 the bank page of the page's own origin is allowed without a main host", () => {
  expect(bankPageUrl(`${hosts.page}/bank/R1`, { ...hosts, main: '' })).toBe(`${hosts.page}/bank/R1`);
});
