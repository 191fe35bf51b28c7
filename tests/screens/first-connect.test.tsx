import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connect } from '../../src/app/start/start-app.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { fakeSocket } from './fake-socket.ts';
import { renderApp } from './render-app.tsx';
import { givePorts, theApp } from './the-app.ts';

test('RT-03 money that moved before the socket connected first stands in the header once it has', async () => {
  const { backend, calls } = await renderApp('/promotion', { player: true });
  const server = fakeSocket();
  givePorts({ openSocket: server.openSocket });
  connect(theApp());
  const balance = () => screen.getByTestId('header-balance').textContent;
  await waitFor(() => expect(balance()).toContain('25,000.00'));
  await control(backend, 'bonus', { phone: '912345678', amount: 1_000, wagerTimes: 2, days: 7 });
  await waitFor(() => expect(server.isHeard('connect')).toBe(true));
  expect(balance()).toContain('25,000.00');
  const asked = () => calls.filter((path) => path === '/wallet/balance').length;
  const before = asked();
  act(() => server.say('connect'));
  await waitFor(() => expect(balance()).toContain('26,000.00'));
  expect(asked()).toBe(before + 1);
});
