import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connect } from '../../src/app/start/start-app.ts';
import { control } from '../support/account-steps.ts';
import { renderApp } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';

/** The page's socket, which connects when the test says so. */
const handlers = vi.hoisted(() => new Map<string, () => void>());
vi.mock('socket.io-client', async (original) => {
  const socket = {
    connected: true,
    io: { opts: {} },
    on: (event: string, handler: () => void) => {
      const before = handlers.get(event);
      handlers.set(event, () => {
        before?.();
        handler();
      });
    },
    off: () => socket,
    emit: () => socket,
    connect: () => socket,
    disconnect: () => socket,
  };
  return { ...(await original<object>()), io: () => socket };
});

test('RT-03 money that moved before the socket connected first stands in the header once it has', async () => {
  const { backend, calls } = await renderApp('/promotion', { player: true });
  connect(theApp());
  const balance = () => screen.getByTestId('header-balance').textContent;
  await waitFor(() => expect(balance()).toContain('25,000.00'));
  await control(backend, 'bonus', { phone: '912345678', amount: 1_000, wagerTimes: 2, days: 7 });
  await waitFor(() => expect(handlers.has('connect')).toBe(true));
  expect(balance()).toContain('25,000.00');
  const asked = () => calls.filter((path) => path === '/wallet/balance').length;
  const before = asked();
  act(() => handlers.get('connect')?.());
  await waitFor(() => expect(balance()).toContain('26,000.00'));
  expect(asked()).toBe(before + 1);
});
