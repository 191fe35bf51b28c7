import { expect, test } from 'vitest';
import { readReportShare, readReportUrl, reportOrigin } from './report-setting.ts';

const url = (text: unknown) => readReportUrl({ VITE_REPORT_URL: text });

test('SHP-03 without a setting nothing is reported, and no host is let into the policy', () => {
  expect([readReportUrl({}), url('')]).toEqual(['', '']);
  expect(reportOrigin('')).toBe('');
});

test('SHP-03 reports go to a path of the own origin or to an https address, whose origin alone is let in', () => {
  expect(reportOrigin(url('/reports'))).toBe('');
  expect(reportOrigin(url('https://watch.example.com/reports?key=1'))).toBe('https://watch.example.com');
  expect(reportOrigin(url('http://localhost:4010/reports'))).toBe('http://localhost:4010');
});

test.each([
  'reports',
  '//evil.example',
  'http://watch.example.com',
  'javascript:alert(1)',
  'https://a:b@c.de',
  '/a b',
])('SHP-03 the address %j of reports is refused by name', (text) => {
  expect(() => url(text)).toThrow('VITE_REPORT_URL');
});

test('SHP-03 the share of visits is a number from 0 to 1, all of them without it', () => {
  const share = (text: unknown) => readReportShare({ VITE_REPORT_SHARE: text });
  expect([share(undefined), share(''), share('0'), share('0.25'), share('1')]).toEqual([1, 1, 0, 0.25, 1]);
  for (const text of ['2', '-1', 'half', 'NaN']) expect(() => share(text)).toThrow('VITE_REPORT_SHARE');
});
