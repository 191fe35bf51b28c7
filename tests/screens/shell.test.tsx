import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { walletBalance } from '../../src/api/generated/wallet-balance.ts';
import { connect } from '../../src/app/start/start-app.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { fakeSocket } from './fake-socket.ts';
import { renderApp, started } from './render-app.tsx';
import { givePorts, openPopups, theApp } from './the-app.ts';

test('APP-11 an unknown path shows the not-found screen between header and nav', async () => {
  await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeDefined();
});

test.each([
  ['the day whose popup was shown open one login with origin 401', utcDay(), [['LOGIN', 401]]],
  ['another day open nothing', '2020-01-01', []],
])('NET-05 NET-12 twenty 401s at once that nobody tapped for, on %s', async (_what, day, popups) => {
  await loadTexts('system');
  localStorage.setItem('todayShowed', day);
  const { backend } = await renderApp('/', { player: true });
  await screen.findAllByRole('tab');
  backend.registry.reset('default');
  await act(() => Promise.allSettled(Array.from({ length: 20 }, () => walletBalance({}))));
  expect(openPopups()).toEqual(popups);
  expect(screen.queryByText(texts().system.session.ended())).toBeNull();
});

test('NET-05 the login that an early call opens stays open when the code after the first view starts', async () => {
  const first = await renderApp('/', { player: true });
  localStorage.setItem('todayShowed', utcDay());
  first.backend.registry.reset('default');
  const { app } = await renderApp('/', { reloads: first });
  await waitFor(() => expect(openPopups()).toEqual([['LOGIN', 401]]));
  const onChange = vi.fn();
  usePopupStore.of(app).subscribe((now, before) => now.stack === before.stack || onChange());
  await started();
  expect(onChange).not.toHaveBeenCalled();
});

test('RT-03 money that moved before the socket connected first stands in the header once it has', async () => {
  const { backend, calls } = await renderApp('/promotion', { player: true });
  const server = fakeSocket();
  givePorts({ openSocket: server.openSocket });
  connect(theApp());
  const balance = () => screen.getByTestId('header-balance').textContent;
  await waitFor(() => expect(balance()).toContain('25,000.00'));
  await control(backend, 'bonus', { phone: '912345678', amount: 1_000, wagerTimes: 2, days: 7 });
  await waitFor(() => expect(server.hasListener('connect')).toBe(true));
  expect(balance()).toContain('25,000.00');
  const requested = () => calls.filter((path) => path === '/wallet/balance').length;
  const before = requested();
  act(() => server.emit('connect'));
  await waitFor(() => expect(balance()).toContain('26,000.00'));
  expect(requested()).toBe(before + 1);
});
