import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/config/this-page.ts';
import { reportProblem } from '../../src/lib/report-problem.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const sent: Record<string, unknown>[] = [];
const beacon = vi.fn(async (_url: string, blob: Blob) => void sent.push(JSON.parse(await blob.text())));

beforeEach(() => {
  sent.length = 0;
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  delete settings.reports;
  vi.restoreAllMocks();
});

test('SHP-03 where nothing is to be reported, nothing is sent', async () => {
  await renderApp('/promotion');
  reportProblem(theApp(), 'A part of the page threw.', new Error('x'));
  dispatchEvent(new Event('securitypolicyviolation'));
  expect(beacon).not.toHaveBeenCalled();
});

test('SHP-03 NET-17 an answer that breaks the contract is reported with its address and the code on its screen, and what came before the script as well', async () => {
  settings.reports = { url: '/reports' };
  reportProblem(theApp(), 'A part of the page threw.', new Error('early'));
  const { router } = await renderApp('/promotion', { player: true });
  await waitFor(() =>
    expect(sent.map(({ what }) => what)).toContain('A part of the page threw. Error: early'),
  );
  spoilAnswers('walletRecords', () => ({}));
  await router.navigate({ to: '/bettinghistory' });
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toContain('contract'));
  expect(sent.find(({ kind }) => kind === 'contract')).toMatchObject({
    address: '/bettinghistory',
    what: expect.stringContaining('/wallet/records broke the contract'),
  });
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toContain('call'));
  const code = (await screen.findByText(/^Código \w{5,6}-\d+$/)).textContent?.replace('Código ', '');
  expect(sent.find(({ kind }) => kind === 'call')).toMatchObject({
    what: '/wallet/records malformed',
    request: code,
    visit: code?.replace(/-\d+$/, ''),
    address: '/bettinghistory',
  });
  expect(beacon.mock.calls.every(([url]) => url === '/reports')).toBe(true);
});

test('SHP-03 a problem is reported once, and at most 20 a visit, over a reload too', async () => {
  settings.reports = { url: '/reports' };
  const { sendReports } = await import('../../src/app/reports/send-reports.ts');
  const start = () => sendReports(theApp(), () => '/');
  start();
  for (const word of ['one', 'one', 'two']) reportProblem(theApp(), word);
  expect(beacon).toHaveBeenCalledTimes(2);
  start();
  for (let index = 0; index < 30; index += 1) reportProblem(theApp(), `the problem ${'x'.repeat(index)}`);
  expect(beacon).toHaveBeenCalledTimes(20);
});

test('SHP-03 uncaught errors, rejections and what the policy stopped are reported, also from before the script', async () => {
  settings.reports = { url: '/reports' };
  const { sendReports } = await import('../../src/app/reports/send-reports.ts');
  const happens = (type: string, facts: object) => Object.assign(new Event(type), facts);
  const stopped = { effectiveDirective: 'script-src', blockedURI: 'https://other.example/' };
  Object.assign(window, { __problems: [happens('securitypolicyviolation', stopped)] });
  const end = sendReports(theApp(), () => '/');
  dispatchEvent(happens('error', { error: new Error('broken') }));
  // A picture that did not load.
  dispatchEvent(happens('error', {}));
  dispatchEvent(happens('unhandledrejection', { reason: new Error('lost') }));
  end?.();
  dispatchEvent(happens('securitypolicyviolation', stopped));
  await waitFor(() =>
    expect(sent.map(({ kind, what }) => [kind, what])).toEqual([
      ['policy', 'script-src https://other.example'],
      ['error', 'Uncaught. Error: broken'],
      ['error', 'Unhandled rejection. Error: lost'],
    ]),
  );
  Object.assign(window, { __problems: undefined });
});

test('SHP-03 a visit outside the share reports nothing', async () => {
  settings.reports = { url: '/reports', share: 0 };
  const { sendReports } = await import('../../src/app/reports/send-reports.ts');
  reportProblem(theApp(), 'waits');
  sendReports(theApp(), () => '/');
  reportProblem(theApp(), 'comes later');
  expect(beacon).not.toHaveBeenCalled();
});
