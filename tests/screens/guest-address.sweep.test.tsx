import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guestCalls } from '../../src/api/generated/contract.ts';
import { texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { screenAddresses } from '../support/screen-addresses.ts';
import { findField, logIn, phone } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, openPopups, theApp } from './the-app.ts';

const withSearch = [
  '/transactions?tab=activity',
  '/deposit?order=R1029384756',
  '/deposit?amount=20000&offer=friday',
  '/rushdeposit?order=R1029384756',
  '/withdraw?order=W1029384756',
];
const withoutSearch = screenAddresses
  .filter(([address, ...who]) => !who.includes('guest') && !withSearch.some((own) => own.startsWith(address)))
  .filter(([address]) => !address.includes('?'))
  .map(([address]) => address);

test('SES-03 a guest who taps a game and logs in is in that game', async () => {
  const { router } = await renderApp('/searchgame?q=providencia');
  fireEvent.click(await screen.findByText('Providencia'));
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView\//));
});

test.each([...withoutSearch, ...withSearch])(
  'SES-03 NET-08 a guest at %s sees that it needs a login, makes no call for players, and stays there after it',
  async (address) => {
    const { router, calls } = await renderApp(address);
    await screen.findByText(texts().needLogin.title());
    expect(openPopups()).toEqual([['LOGIN', 401]]);
    await findField(phone());
    expect(calls.filter((path) => !guestCalls.has(path))).toEqual([]);
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(texts().needLogin.title())).toBeNull();
    expect(router.state.location.href).toBe(address);
  },
);

// What asks and leads away is of the whole app, so each third screen is asked, besides those with a name in the address.
const screens = [...new Set(screenAddresses.map(([address]) => address.replace(/\?.*/, '')))];
const addresses = [
  ...screens.filter((_, place) => place % 3 === 0),
  `/gameView/${encodeURIComponent('http://127.0.0.1/games/slot')}`,
  '/notices/n-1',
];

test.each(addresses)(
  'SES-05 a cold start at %s with an ended session opens the login, and closing it leaves a guest on home',
  async (address) => {
    localStorage.setItem('todayShowed', utcDay());
    const prepare = async () => beginSession(theApp(), 'tk_of_a_session_that_ended');
    const { router } = await renderApp(address, { prepare });
    await waitFor(() => expect(openPopups()).toEqual([['LOGIN', 401]]));
    // The popup is in the store before its code has loaded.
    const close = await screen.findByRole('button', { name: 'Cerrar' });
    act(() => close.click());
    await waitFor(() => expect(isLoggedIn(theApp())).toBe(false));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(openKinds()).toEqual([]);
  },
);
