import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { resumeCodeStep } from '../../src/app/popups/resume-code-step.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { pageMemory } from '../../src/lib/device-storage.ts';
import { type PopupKind, usePopupStore } from '../../src/popups/popup-store.ts';
import { DOUBLE_TAP_MS } from '../../src/ui/loading-layer.tsx';
import {
  BOUND,
  code,
  codeFor,
  enter,
  expectError,
  FREE,
  field,
  findField,
  goBack,
  logIn,
  OTHER,
  open,
  phone,
  tap,
} from './account-steps.ts';
import { arriveAtCode, PASSWORD, words } from './register-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

const titled = (name: string) => screen.findByRole('dialog', { name });

test('SES-01 SES-07 back leads from the code to step 1 and from there closes; what was typed stays', async () => {
  const { router } = await arriveAtCode();
  enter(code(), '123');
  await goBack(2);
  expect((await findField(words().password())).value).toBe(PASSWORD);
  expect(field(phone()).value).toBe(FREE);
  tap(words().submit());
  await findField(code());
  const digits = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
  expect(digits.map(({ value }) => value).join('')).toContain('123');
  tap(texts().common.back());
  // A typed code is of its number.
  enter(phone(), OTHER);
  tap(words().submit());
  expect((await findField(code())).value).toBe('');
  tap(texts().common.back());
  await findField(words().password());
  await goBack(1);
  await waitFor(() => expect(openKinds()).toEqual([]));
  expect(router.state.location.pathname).toBe('/promotion');
});

test('SES-01 SES-09 back leads from the new password over the code to the number, with all of it still typed; after the reset the login that had failed is clean, filled and one tap away', async () => {
  const { backend, router } = await renderApp('/promotion');
  await open('LOGIN');
  const { login } = texts().auth;
  await logIn(BOUND, 'Equivocada1');
  await expectError(phone(), /./);
  tap(login.forgot());
  const { reset } = texts().profile;
  const popup = within(await titled(reset.title()));
  tap(reset.submit());
  await findField(code());
  enter(code(), await codeFor(backend, BOUND));
  await findField(reset.newPassword());
  enter(reset.newPassword(), PASSWORD);
  await goBack(4);
  await findField(code());
  await goBack(3);
  expect(await popup.findByLabelText(phone(), { selector: 'input' })).toHaveProperty('value', BOUND);
  tap(reset.submit());
  await findField(code());
  tap(reset.codeSubmit());
  expect((await findField(reset.newPassword())).value).toBe(PASSWORD);
  // The task that resumes a lost step may come this late on a busy phone.
  onTestFinished(usePopupStore.of(theApp()).subscribe(() => void resumeCodeStep(theApp(), router)));
  tap(reset.newSubmit());
  await titled(login.title());
  await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
  expect(field(phone()).value).toBe(BOUND);
  expect(field(phone()).getAttribute('aria-invalid')).not.toBe('true');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
  tap(login.submit());
  await waitFor(() => expect(openKinds()).toEqual([]));
});

test('SES-02 CHT-01 "write to us" opens the chat over the form; closing it brings the form back with what was typed', async () => {
  await renderApp('/promotion');
  await loadTexts('auth', 'profile', 'chat');
  await open('LOGIN');
  const { login, service } = texts().auth;
  enter(phone(), BOUND);
  enter(login.password(), 'Secreta1');
  // The focus must also come back when the chat's code is not loaded yet.
  const link = screen.getByRole('button', { name: service.write() });
  link.focus();
  fireEvent.click(link);
  await screen.findByLabelText(texts().chat.field());
  expect(openKinds()).toEqual(['LOGIN']);
  await goBack(2);
  const form = await titled(login.title());
  expect(field(phone()).value).toBe(BOUND);
  expect(field(login.password()).value).toBe('Secreta1');
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
});

test('SES-01 a press on the scrim closes a popup; one that begins or ends inside it, to select text, does not', async () => {
  await renderApp('/promotion');
  const opened = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(opened);
  onTestFinished(() => now.mockRestore());
  const popup = await open('LOGIN');
  const scrim = popup.parentElement ?? expect.fail();
  const inside = [popup, ...popup.querySelectorAll('input, button, p')];
  expect(inside.length).toBeGreaterThan(4);
  for (const from of inside) {
    // After a press that moves, the browser sends the click to the common parent of both ends.
    fireEvent.pointerDown(from);
    fireEvent.click(scrim);
    expect(openKinds()).toEqual(['LOGIN']);
    fireEvent.pointerDown(scrim);
    fireEvent.click(popup);
    expect(openKinds()).toEqual(['LOGIN']);
  }
  // A press in the first second may be the second tap on what opened it.
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  expect(openKinds()).toEqual(['LOGIN']);
  now.mockReturnValue(opened + DOUBLE_TAP_MS);
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
  await waitFor(() => expect(openKinds()).toEqual([]));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Records each write to storage from now on, even if it is removed later. Here the device's records are in memory. */
function watchStorage(): () => string {
  const set = vi.spyOn(Storage.prototype, 'setItem');
  const keep = vi.spyOn(pageMemory(theApp()), 'set');
  return () => JSON.stringify([...set.mock.calls, ...keep.mock.calls]);
}

const passwords = () => [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];

async function typeSecrets(): Promise<string[]> {
  await waitFor(() => expect(passwords().length).toBeGreaterThan(0));
  for (const phone of document.querySelectorAll('[role=dialog] input[type=tel]'))
    fireEvent.change(phone, { target: { value: BOUND } });
  const secrets = passwords().map((input, place) => {
    const secret = `Secreta${place}Zq`;
    fireEvent.focus(input);
    for (let end = 1; end <= secret.length; end += 1)
      fireEvent.change(input, { target: { value: secret.slice(0, end) } });
    fireEvent.input(input);
    fireEvent.blur(input);
    return secret;
  });
  for (const reveal of screen.getAllByRole('button', { name: texts().auth.account.revealPassword() }))
    fireEvent.click(reveal);
  dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  const form = document.querySelector('form:has(input[autocomplete*=password])');
  if (form) fireEvent.submit(form);
  // Either the form says what is missing, or its call has been made and answered.
  await waitFor(() =>
    expect(
      screen.queryAllByRole('alert').length + theApp().queryClient.getMutationCache().getAll().length,
    ).toBeGreaterThan(0),
  );
  await waitFor(() => expect(theApp().queryClient.isMutating()).toBe(0));
  return secrets;
}

function expectNowhere(secrets: readonly string[], written: string): void {
  for (const secret of secrets)
    for (const dress of [secret, secret.slice(0, 6), btoa(secret), [...secret].reverse().join('')])
      expect(written).not.toContain(dress);
}

test.each<[PopupKind, number, boolean]>([
  ['LOGIN', 1, false],
  ['REGISTER', 1, false],
  ['CHANGE_PASSWORD', 2, true],
])(
  'APP-07 SES-02 nothing typed into a password of %s is written down, typed, sent or left',
  async (kind, fields, player) => {
    await renderApp('/promotion', { player });
    const written = watchStorage();
    await open(kind);
    const secrets = await typeSecrets();
    expect(secrets).toHaveLength(fields);
    if (screen.queryByRole('dialog')) tap(texts().common.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expectNowhere(secrets, written());
  },
);
