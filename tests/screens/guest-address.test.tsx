import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { BOUND, enter, findField, phone, tap } from '../support/account-steps.ts';
import { renderApp } from '../support/render-app.tsx';
import { screenAddresses } from '../support/screen-addresses.ts';

const playersOnly = screenAddresses
  .filter(([, ...who]) => !who.includes('guest'))
  .map(([address]) => address);
const withSearch = [
  '/deposit?order=R1029384756',
  '/deposit?amount=20000&offer=friday',
  '/rushdeposit?order=R1029384756',
  '/withdraw?order=W1029384756',
];

async function logIn() {
  await findField(phone());
  enter(phone(), BOUND);
  enter(texts().auth.login.password(), 'Copihue2026');
  tap(texts().auth.login.submit());
}

test('SES-03 a guest who taps a game and logs in is in that game', async () => {
  const { router } = await renderApp('/searchgame?q=providencia');
  fireEvent.click(await screen.findByText('Providencia'));
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView\//));
});

test.each([...playersOnly, ...withSearch])(
  'SES-03 a guest who logs in at %s stays at that address',
  async (address) => {
    const { router } = await renderApp(address);
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(texts().needLogin.title())).toBeNull();
    expect(router.state.location.href).toBe(address);
  },
);
