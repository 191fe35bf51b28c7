import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { pageMemory } from '../../src/lib/device-storage.ts';
import type { PopupKind } from '../../src/popups/popup-store.ts';
import { BOUND, open, tap } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

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
