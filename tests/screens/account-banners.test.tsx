import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPopup } from '../../src/popups/popup-store.ts';
import { currentToken } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { slot } from '../support/titles.ts';
import { control, field, open, phone } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

type Position = 'login' | 'register';

async function tapBanner(position: Position, cmd: string, cmdValue: string) {
  const title = { ks: 'Probar', en: 'Try' };
  const app = await renderApp('/tc', {
    prepare: (backend) => control(backend, 'lobby', { banners: [{ position, cmd, cmdValue, title }] }),
  });
  await open(position === 'login' ? 'LOGIN' : 'REGISTER');
  const banner = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Probar' });
  act(() => banner.click());
  return app;
}

afterEach(() => void vi.restoreAllMocks());

describe.each<Position>(['login', 'register'])('the banner of the %s popup', (position) => {
  const own = position === 'login' ? 'LOGIN' : 'REGISTER';

  test('LOB-11 SES-02 SES-06 a banner with a deep link closes the popup and opens its screen', async () => {
    const { router } = await tapBanner(position, 'deeplink', '/newUserDeposit?multiple=1');
    await waitFor(() => expect(router.state.location.href).toBe('/newUserDeposit?multiple=1'));
    expect(openKinds()).toEqual([]);
  });

  test('SES-02 SES-06 the first field has the focus beside an untapped banner', async () => {
    await renderApp('/tc');
    await open(own);
    await waitFor(() => expect(document.activeElement).toBe(field(phone())));
  });

  test('LOB-11 a banner of an outside page leaves the popup open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await tapBanner(position, 'h5', 'https://example.com/x');
    expect(opened).toHaveBeenCalledWith('https://example.com/x', '_blank', 'noopener,noreferrer');
    expect(openKinds()).toEqual([own]);
  });

  test('LOB-11 a banner that is for players opens the login for a guest', async () => {
    const { calls, router } = await tapBanner(position, 'game', slot.id);
    await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
    // In the login popup itself the focus goes to the form.
    if (position === 'login') expect(document.activeElement).toBe(field(phone()));
    expect(calls).not.toContain('/game/url');
    expect(router.state.location.pathname).toBe('/tc');
  });
});

test.each([
  ['leads away logs out', 'deeplink', 'promotion', '/promotion', []],
  ['is for players stays', 'game', slot.id, '/tc', ['LOGIN']],
])(
  'LOB-11 SES-05 over a session the server refused, a banner that %s',
  async (_what, cmd, cmdValue, path, kinds) => {
    const banner = { position: 'login', cmd, cmdValue, title: { ks: 'Probar', en: 'Try' } };
    const { router } = await renderApp('/tc', {
      player: true,
      prepare: (backend) => control(backend, 'lobby', { banners: [banner] }),
    });
    act(() => openPopup(theApp(), { kind: 'LOGIN', origin: 401 }));
    const button = await screen.findByRole('button', { name: 'Probar' });
    act(() => button.click());
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => expect(openKinds()).toEqual(kinds));
    expect(currentToken(theApp()) === null).toBe(kinds.length === 0);
  },
);
