import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control, expectToast, BOUND as phone } from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds } from './the-app.ts';

const words = () => texts().cashback;
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const collectButton = () =>
  screen.getByRole('button', { name: new RegExp(words().collectNone().split(' ')[0] ?? '') });
const record = () => within(screen.getByRole('region', { name: words().log.title() }));

async function pigAfterLosing(stake: number, count = 1) {
  const app = await renderApp('/newUserCashback', { player: true });
  await screen.findByRole('progressbar');
  if (count > 0) await control(app.backend, 'bets', { phone, count, stake, outcome: 'lost' });
  await act(() => app.queryClient.refetchQueries());
  return app;
}

test('PRO-04 an empty pig shows the missing amount, its terms and a marquee that can be paused, whose copy screen readers skip', async () => {
  await pigAfterLosing(0, 0);
  expect(progress()).toBe(words().progress({ saved: '0.00', target: '1,000.00 CLP' }));
  expect(collectButton().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(words().missing({ amount: '1,000.00 CLP' }))).toBeDefined();
  const terms = within(screen.getByRole('region', { name: words().terms.title() }));
  expect(terms.getByText(words().terms.rate({ rate: 10 }))).toBeDefined();
  expect(terms.getByText(words().terms.target({ target: '1,000.00 CLP' }))).toBeDefined();
  expect(await record().findByText(words().log.empty())).toBeDefined();
  const marquee = within(await screen.findByRole('region', { name: words().marquee() }));
  const pause = await marquee.findByRole('button', { name: words().pause() });
  expect(marquee.getAllByRole('listitem')).toHaveLength(12);
  act(() => pause.click());
  expect(marquee.getByRole('button', { name: words().play() })).toBeDefined();
});

test('PRO-04 a guest sees what the pig is, its terms and the login', async () => {
  const { calls } = await renderApp('/newUserCashback');
  expect(await screen.findByText(words().guest())).toBeDefined();
  expect(screen.getByText(words().terms.rateUnknown())).toBeDefined();
  expect(screen.getByText(words().terms.never())).toBeDefined();
  expect(calls.filter((path) => path.includes('/pig/'))).toEqual([]);
  act(() => within(screen.getByRole('main')).getByRole('button').click());
  expect(openKinds()).toEqual(['LOGIN']);
});

test('PRO-04 a pig emptied elsewhere shows the refusal and its present amount', async () => {
  const { backend } = await pigAfterLosing(5000, 3);
  const collect = await screen.findByRole('button', { name: words().collect({ amount: '1,500.00 CLP' }) });
  await control(backend, 'faults', {
    operationId: 'pigCollect',
    fault: 'failure',
    times: 1,
    code: 'pig-resting',
    message: 'Ya vaciaste tu chanchito hoy.',
  });
  act(() => collect.click());
  await expectToast('Ya vaciaste tu chanchito hoy.');
  expect(screen.queryByText(words().unknown())).toBeNull();
});

test('PRO-04 NET-10 a lost answer is unknown, not failed: the pig shows the result, and one call is sent', async () => {
  const { backend, calls } = await pigAfterLosing(5000, 3);
  const collect = await screen.findByRole('button', { name: words().collect({ amount: '1,500.00 CLP' }) });
  await control(backend, 'faults', { operationId: 'pigCollect', fault: 'drop-after', times: 1 });
  act(() => void [collect, collect].map((button) => button.click()));
  expect(await screen.findByText(words().unknown())).toBeDefined();
  await waitFor(() => expect(progress()).toBe(words().progress({ saved: '0.00', target: '1,000.00 CLP' })));
  expect(countOf(calls, '/v1/pig/collect')).toBe(1);
  expect(await screen.findByText('11,500.00')).toBeDefined();
});

test('PRO-04 SES-14 a resting pig wakes on time, also on a page that slept', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  await pigAfterLosing(5000, 3);
  const collect = await screen.findByRole('button', { name: words().collect({ amount: '1,500.00 CLP' }) });
  act(() => collect.click());
  const note = await screen.findByText(words().resting({ time: '00:00' }), { exact: false });
  await waitFor(() => expect(note.parentElement?.textContent).toMatch(/Faltan 15:00:00|Faltan 14:59:59/));
  vi.advanceTimersByTime(Date.parse('2026-11-22T03:00:01.000Z') - Date.now());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(words().missing({ amount: '1,000.00 CLP' }))).toBeDefined();
});
