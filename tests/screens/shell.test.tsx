import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { walletBalance } from '../../src/api/generated/wallet-balance.ts';
import { utcDay } from '../../src/lib/day.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { renderApp } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';

const openKinds = () =>
  usePopupStore
    .of(theApp())
    .getState()
    .stack.map(({ kind, origin }) => [kind, origin]);

const addresses = [
  ...(readFileSync('src/route-tree.gen.ts', 'utf8')
    .split('FileRoutesByTo {')[1]
    ?.split('}\n')[0]
    ?.matchAll(/'(\/[^']*)'/g) ?? []),
].map(([, path = '']) =>
  path
    .replace('{-$categorie}', 'hot')
    .replace('$currentGameUrl', encodeURIComponent('http://127.0.0.1/games/slot'))
    .replace('$noticeId', 'n-1'),
);

describe('shell', () => {
  test('APP-11 an unknown path shows the not-found screen between header and nav', async () => {
    await renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeDefined();
  });

  test('NET-05 twenty 401s at once open one login popup with origin 401, on a day whose popup was shown', async () => {
    localStorage.setItem('todayShowed', utcDay());
    const { backend } = await renderApp('/', { player: true });
    await screen.findAllByRole('tab');
    backend.registry.reset('default');
    await act(() => Promise.allSettled(Array.from({ length: 20 }, () => walletBalance({}))));
    expect(openKinds()).toEqual([['LOGIN', 401]]);
  });

  test('NET-05 on another day a 401 opens nothing', async () => {
    localStorage.setItem('todayShowed', '2020-01-01');
    const { backend } = await renderApp('/', { player: true });
    await screen.findAllByRole('tab');
    backend.registry.reset('default');
    await act(() => Promise.allSettled([walletBalance({})]));
    expect(openKinds()).toEqual([]);
  });

  test('NET-08 a guest on a screen for players makes no guarded call and is asked to log in', async () => {
    const { calls } = await renderApp('/deposit');
    expect(await screen.findByText('Ingresa para continuar')).toBeDefined();
    expect(openKinds()).toEqual([['LOGIN', 401]]);
    expect(calls.filter((path) => path.startsWith('/recharge') || path.startsWith('/wallet'))).toEqual([]);
  });
});

describe('a cold start with a token that is no longer good', () => {
  test('SES-05 the addresses of every route are known', () => {
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses).toContain('/me');
  });

  test.each(addresses)(
    'SES-05 at %s opens the login, which is closed to a guest on home',
    async (address) => {
      localStorage.setItem('todayShowed', utcDay());
      const prepare = async () => beginSession(theApp(), 'tk_of_a_session_that_ended');
      const { router } = await renderApp(address, { prepare });
      await waitFor(() => expect(openKinds()).toEqual([['LOGIN', 401]]));
      // The popup is in the store before its code has loaded.
      const close = await waitFor(() => {
        const button = screen.getByRole('dialog').querySelector<HTMLElement>('button[aria-label=Cerrar]');
        if (!button) throw new Error('the popup has no button that closes it');
        return button;
      });
      act(() => close.click());
      await waitFor(() => expect(isLoggedIn(theApp())).toBe(false));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(localStorage.getItem('token')).toBeNull();
      expect(openKinds()).toEqual([]);
    },
  );
});
