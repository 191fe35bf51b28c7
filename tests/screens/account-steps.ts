import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { userLogin } from '../../src/api/generated/user-login.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { openPopup, type PopupKind, usePopupStore } from '../../src/popups/popup-store.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { act } from '../support/act.ts';
import { theApp } from './the-app.ts';

/** Seeded players with and without a bound phone, and two numbers without an account. */
export const BOUND = '912345678';
export const UNBOUND = '987654321';
export const FREE = '955554444';
export const OTHER = '944443333';

export const phone = (): string => texts().auth.account.phone();
export const code = (): string => texts().profile.code.label();

/** Calls the mock as a page of nobody, or with a token. Its own tests check the shape of the answer. */
export async function callBackend<Answer>(
  backend: MockBackend,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const request = new Request(`http://backend.test${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await backend.handle(request, 'main');
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const control = <Answer>(backend: MockBackend, path: string, body?: unknown): Promise<Answer> =>
  callBackend(backend, `/__mock/${path}`, body);

export async function becomeUnbound(): Promise<void> {
  const { token = '' } = await userLogin({ country: 'CL', username: UNBOUND, password: 'Copihue2026' });
  act(() => {
    usePopupStore.of(theApp()).setState({ stack: [] });
    beginSession(theApp(), token);
  });
}

export async function codeFor(backend: MockBackend, phone: string): Promise<string> {
  const messages = await control<{ code: string }[]>(backend, `sms?phone=${phone}`);
  return messages.at(-1)?.code ?? '';
}

export async function wrongCodeFor(backend: MockBackend, phone: string): Promise<string> {
  return (await codeFor(backend, phone)) === '000000' ? '000001' : '000000';
}

/** Fills in the login that is open, or about to be, and sends it. */
export async function logIn(username = BOUND, password = 'Copihue2026'): Promise<void> {
  await findField(texts().auth.login.password());
  enter(phone(), username);
  enter(texts().auth.login.password(), password);
  tap(texts().auth.login.submit());
}

/** Waits until the history has the entries of popup and steps, then presses the phone's back button. */
export async function goBack(entries: number): Promise<void> {
  await waitFor(() => expect(history.state).toMatchObject({ openLayers: entries }));
  act(() => history.back());
}

export async function open(kind: PopupKind): Promise<HTMLElement> {
  // Texts load once in a process, but the tests run in two languages.
  await loadTexts('auth', 'profile');
  act(() => openPopup(theApp(), { kind }));
  return screen.findByRole('dialog');
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });

export const findField = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText(label, { selector: 'input' });

export function enter(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

export function paste(label: string, text: string): void {
  fireEvent.paste(field(label), { clipboardData: { getData: () => text } });
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export function tap(name: string | RegExp): void {
  fireEvent.click(button(name));
}

/** The error that `aria-describedby` names. Empty when the field is valid. */
export function errorOf(label: string): string {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const alert = ids.map((id) => document.getElementById(id)).find((element) => element?.role === 'alert');
  return alert?.textContent ?? '';
}

export async function expectError(label: string, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(errorOf(label)).toMatch(text));
}

export async function expectNote(text: string): Promise<void> {
  const dialog = screen.queryByRole('dialog') ?? document.body;
  await waitFor(() => {
    const alerts = within(dialog).getAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining(text)]),
    );
  });
}

export async function expectToast(text: string): Promise<void> {
  await waitFor(() =>
    expect(document.querySelector('[role=status].fixed')?.textContent ?? '').toContain(text),
  );
}

export const storedTexts = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
