import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/call-error.ts';
import { reportFailure } from '../../src/app/cache/report-failure.ts';
import { AppContext } from '../../src/lib/app.ts';
import { ToastRegion } from '../../src/ui/toast-region.tsx';
import { dismissToast, showToast } from '../../src/ui/toast-store.ts';
import { act } from '../support/act.ts';
import { theApp } from './the-app.ts';

const path = '/wallet/balance';
const shown = () => screen.getByRole('status').textContent ?? '';

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <AppContext value={theApp()}>
      <ToastRegion />
    </AppContext>,
  );
});

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

function lifeOf(show: () => void): number {
  act(show);
  expect(shown()).not.toBe('');
  let ms = 0;
  while (shown() !== '' && ms < 10_000) {
    act(() => void vi.advanceTimersByTime(100));
    ms += 100;
  }
  return ms;
}

test.each([
  [
    'a refusal, with the words of the server',
    { kind: 'refused', message: 'No alcanza.' },
    'No alcanza.',
    5_000,
  ],
  ['a refusal without words', { kind: 'refused' }, 'No se pudo completar.', 5_000],
  ['an HTTP error, with its message', { kind: 'http', status: 429, message: 'Espera.' }, 'Espera.', 3_000],
  [
    'an HTTP error without one',
    { kind: 'http', status: 500 },
    'Algo falló de nuestro lado (error 500).',
    3_000,
  ],
  ['no answer', { kind: 'network' }, 'No recibimos respuesta', 5_000],
  ['an answer too late', { kind: 'timeout' }, 'tardó demasiado', 5_000],
  ['nonsense', { kind: 'malformed', status: 200 }, 'no entendemos', 5_000],
] as const)('APP-13 %s stays as long as it should', (_name, failure, text, ms) => {
  const show = () => reportFailure(theApp(), new CallError({ path, ...failure }));
  act(show);
  expect(shown()).toContain(text);
  act(() => void vi.runAllTimers());
  expect(lifeOf(show)).toBe(ms);
});

test('APP-13 success stays 3 s, a failure 5 s, anything else 2 s', () => {
  expect(lifeOf(() => showToast(theApp(), 'success', 'Listo'))).toBe(3_000);
  expect(lifeOf(() => showToast(theApp(), 'failure', 'No'))).toBe(5_000);
  expect(lifeOf(() => showToast(theApp(), 'info', 'Hola'))).toBe(2_000);
});

test('NET-17 a call that failed has its code under the words, a refusal and other toasts have none', () => {
  const fail = (failure: { kind: 'http' | 'refused'; message: string }) =>
    reportFailure(theApp(), Object.assign(new CallError({ path, ...failure }), { requestId: '7F3G2H-92' }));
  act(() => fail({ kind: 'http', message: 'Espera.' }));
  expect(shown()).toBe('Espera.Código 7F3G2H-92Cerrar');
  act(() => void vi.runAllTimers());
  act(() => fail({ kind: 'refused', message: 'No alcanza.' }));
  expect(shown()).toBe('No alcanza.Cerrar');
});

test('APP-13 a 401 makes no toast', () => {
  act(() => reportFailure(theApp(), new CallError({ kind: 'unauthorized', path, message: 'No.' })));
  expect(shown()).toBe('');
});

test('APP-13 is announced by a region that was there before, without taking the focus', () => {
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => showToast(theApp(), 'failure', 'No alcanza.'));
  expect(screen.getByRole('status')).toBe(region);
  expect(document.activeElement).toBe(document.body);
});

test('APP-13 the same words twice are one toast; several others are read in order; a tap closes one', () => {
  act(() => {
    for (const text of ['Uno', 'Dos', 'Uno']) showToast(theApp(), 'info', text);
  });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['UnoCerrar', 'DosCerrar']);
  act(() => buttons[0]?.click());
  expect(shown()).toBe('DosCerrar');
  act(() => dismissToast(theApp(), -1));
  expect(shown()).toBe('DosCerrar');
});
