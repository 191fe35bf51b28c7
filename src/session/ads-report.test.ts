import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { CallError } from '../api/call-error.ts';
import { adsMgSkyAdsReport } from '../api/generated/ads.ts';
import { cameByAd, useAdsConsent } from './ads-consent.ts';
import { reportLanding, reportPurchase, reportRegistration } from './ads-report.ts';

const app = freshApp();

vi.mock('../api/generated/ads.ts', () => ({ adsMgSkyAdsReport: vi.fn() }));
const send = vi.mocked(adsMgSkyAdsReport);
const sent = () => send.mock.calls.map(([report]) => report);

const remembered = () => JSON.parse(app.ports.sessionStorage.getItem('landings') ?? 'null');

let navigation = 'navigate';

async function land(search: string): Promise<void> {
  const entry = { type: navigation, name: `https://copihue.example/${search}` };
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? [entry] : []),
  });
  await reportLanding(app);
}

beforeEach(() => {
  vi.useFakeTimers();
  app.ports.localStorage.setItem('adsReports', 'yes');
  navigation = 'navigate';
  send.mockReset();
  send.mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = new CallError({ kind: 'network', path: '/v1/ads/mgSkyAdsReport' });
const refused = new CallError({ kind: 'refused', path: '/v1/ads/mgSkyAdsReport' });

test('NTF-02 without consent, or after it was taken back, nothing goes out and no landing counts as reported', async () => {
  for (const answer of ['', 'no']) {
    app.ports.localStorage.setItem('adsReports', answer);
    await land('?cid=c1');
    await reportRegistration(app);
    await reportPurchase(app, 'R1', 5_000);
  }
  expect(sent()).toEqual([]);
  app.ports.localStorage.setItem('adsReports', 'yes');
  await land('?cid=c1');
  expect(sent()).toEqual([{ event: 'landing', cid: 'c1' }]);
});

test.each([
  [{ cid: 'c1', adsReports: 'yes' }, 'yes', true],
  [{ channel: 'fb', adsReports: 'no' }, 'no', true],
  [{ adsReports: 'perhaps' }, null, false],
])('NTF-02 with %j the answer is %s, and who came by an advertisement: %s', (stored, answer, came) => {
  for (const [key, value] of Object.entries(stored)) app.ports.localStorage.setItem(key, value);
  expect([useAdsConsent.of(app).getState().answer, cameByAd(app)]).toEqual([answer, came]);
});

test('NTF-02 a landing in a browser without navigation timing is read from the address', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.stubGlobal('location', { search: '?cid=c1' });
  await reportLanding(app);
  await reportLanding(app);
  const landing = { event: 'landing', cid: 'c1' };
  expect(sent()).toEqual([landing, landing]);
});

test('NTF-02 a landing is remembered by its tab once, the last twenty of them', async () => {
  const links = Array.from({ length: 21 }, (_, at) => ({ cid: `c${at}` }));
  for (const { cid } of [...links, { cid: 'c5' }]) await land(`?cid=${cid}`);
  expect(remembered()).toEqual(
    [{ cid: 'c5' }, ...links.reverse().filter(({ cid }) => cid !== 'c5')]
      .slice(0, 20)
      .map((link) => JSON.stringify(link)),
  );
});

test.each([
  ['?cid=c1&channel=meta', { cid: 'c1', channel: 'meta' }],
  ['?channel=web&lang=ks', { channel: 'web' }],
  ['?cid=c1&channel=', { cid: 'c1' }],
  [`?cid=c1&channel=${'x'.repeat(61)}`, { cid: 'c1' }],
  [`?cid=${'c'.repeat(120)}&channel=${'x'.repeat(60)}`, { cid: 'c'.repeat(120), channel: 'x'.repeat(60) }],
])('NTF-02 a landing with %s is reported as it came', async (search, campaign) => {
  app.ports.localStorage.setItem('cid', 'of-another-day');
  await land(search);
  expect(sent()).toEqual([{ event: 'landing', ...campaign }]);
});

test.each(['', '?cid=', '?agentcode=AB12', `?cid=${'x'.repeat(121)}`])(
  'NTF-02 a landing with "%s" is none of an advertiser',
  async (search) => {
    await land(search);
    expect(send).not.toHaveBeenCalled();
  },
);

test('NTF-02 a landing is not reported again by a reload or a step back, but by following the link again', async () => {
  await land('?cid=c1');
  for (navigation of ['reload', 'back_forward']) await land('?cid=c1');
  expect(send).toHaveBeenCalledTimes(1);
  navigation = 'navigate';
  await land('?cid=c1');
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['{broken', '"c1"', '[1, null]', 'null'])(
  'NTF-02 a landing is reported where the memory of the tab is broken: %s',
  async (broken) => {
    navigation = 'reload';
    app.ports.sessionStorage.setItem('landings', broken);
    await land('?cid=c1');
    expect(send).toHaveBeenCalledTimes(1);
    expect(remembered()).toEqual(['{"cid":"c1"}']);
  },
);

test('NTF-02 a registration carries the campaign the device remembers', async () => {
  app.ports.localStorage.setItem('cid', 'c1');
  app.ports.localStorage.setItem('channel', 'x'.repeat(61));
  await reportRegistration(app);
  expect(sent()).toEqual([{ event: 'register', cid: 'c1' }]);
});

test.each([
  ['landing', () => land('?cid=c1')],
  ['registration', () => reportRegistration(app)],
])('NTF-02 a %s without an answer is not sent again: the server would count two', async (_what, report) => {
  send.mockRejectedValue(lost);
  void report();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});

test('NTF-02 a purchase is reported with its order, its amount and the campaign', async () => {
  app.ports.localStorage.setItem('channel', 'meta');
  await reportPurchase(app, 'R-once', 10_000);
  expect(sent()).toEqual([{ event: 'recharge', orderId: 'R-once', amount: 10_000, channel: 'meta' }]);
});

test('NTF-02 a purchase without an answer is sent again, at most twice, always as the same order', async () => {
  send.mockRejectedValue(lost);
  void reportPurchase(app, 'R-lost', 5_000);
  for (const [ms, times] of [
    [2_999, 1],
    [1, 2],
    [14_999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(send).toHaveBeenCalledTimes(times);
  }
  await vi.runAllTimersAsync();
  expect(sent()).toEqual(
    Array.from({ length: 3 }, () => ({ event: 'recharge', orderId: 'R-lost', amount: 5_000 })),
  );
});

test('NTF-02 a purchase that was answered is not sent again: a no is a no', async () => {
  send.mockRejectedValue(refused);
  void reportPurchase(app, 'R-refused', 5_000);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});
