import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { currentToken } from '../../src/session/session-store.ts';
import { control, field, open, phone } from '../support/account-steps.ts';
import { act } from '../support/act.ts';
import { renderApp } from '../support/render-app.tsx';
import { openKinds, theApp } from '../support/the-app.ts';

type Position = 'login' | 'register';

async function tapBanner(position: Position, cmd: string, cmdValue: string, path = '') {
  const title = { ks: 'Probar', en: 'Try' };
  const app = await renderApp('/tc', {
    prepare: (backend) => control(backend, 'lobby', { banners: [{ position, cmd, cmdValue, path, title }] }),
  });
  await open(position === 'login' ? 'LOGIN' : 'REGISTER');
  const banner = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Probar' });
  act(() => banner.click());
  return app;
}

afterEach(() => void vi.restoreAllMocks());

describe.each<Position>(['login', 'register'])('the banner of the %s popup', (position) => {
  const own = position === 'login' ? 'LOGIN' : 'REGISTER';

  test('LOB-11 SES-02 SES-06 that leads to a screen closes the popup and goes there', async () => {
    const { router } = await tapBanner(position, 'deeplink', '/newUserDeposit?multiple=1');
    await waitFor(() => expect(router.state.location.href).toBe('/newUserDeposit?multiple=1'));
    expect(openKinds()).toEqual([]);
  });

  test('SES-02 SES-06 that is never tapped does not keep the popup from its first field', async () => {
    await renderApp('/tc');
    await open(own);
    await waitFor(() => expect(document.activeElement).toBe(field(phone())));
  });

  test('LOB-11 that opens an outside page leaves the popup and what was typed', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await tapBanner(position, 'h5', 'https://example.com/x');
    expect(opened).toHaveBeenCalledWith('https://example.com/x', '_blank', 'noopener,noreferrer');
    expect(openKinds()).toEqual([own]);
  });

  test.each([
    ['game', 'g-0001', ''],
    ['luckywheel', '', '/games/wheel'],
  ])('LOB-11 with the command %s asks a guest to log in', async (cmd, value, path) => {
    const { calls, router } = await tapBanner(position, cmd, value, path);
    await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
    // In the login popup itself the focus goes to the form.
    if (position === 'login') expect(document.activeElement).toBe(field(phone()));
    expect(calls).not.toContain('/game/url');
    expect(router.state.location.pathname).toBe('/tc');
  });
});

test('LOB-11 SES-05 over a session the server refused, a banner that leads away logs out, and one for players stays', async () => {
  const banner = (cmd: string, cmdValue: string) => ({
    banners: [{ position: 'login', cmd, cmdValue, title: { ks: 'Probar', en: 'Try' } }],
  });
  const { backend, queryClient, router } = await renderApp('/tc', {
    player: true,
    prepare: (world) => control(world, 'lobby', banner('game', 'g-0001')),
  });
  const tapIt = async () => {
    act(() => usePopupStore.of(theApp()).setState({ stack: [{ kind: 'LOGIN', origin: 401 }] }));
    const dialog = within(await screen.findByRole('dialog'));
    act(() => dialog.getByRole('button', { name: 'Probar' }).click());
  };
  await open('LOGIN');
  await screen.findByRole('button', { name: 'Probar' });
  await tapIt();
  expect(openKinds()).toEqual(['LOGIN']);
  expect(currentToken(theApp())).not.toBeNull();

  act(() => usePopupStore.of(theApp()).setState({ stack: [] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await control(backend, 'lobby', banner('deeplink', 'promotion'));
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === '/lobby/banners' });
  await open('LOGIN');
  await screen.findByRole('button', { name: 'Probar' });
  await tapIt();
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
  expect(currentToken(theApp())).toBeNull();
  expect(openKinds()).toEqual([]);
});
