import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { act } from '../support/act.ts';
import { POOR, sendPacket, stranger, tokenFor, worldOf } from '../support/lucky-money.ts';
import { code, codeFor, enter, expectToast, FREE, findField, open, tap } from './account-steps.ts';
import { findHeading, luckyWords, mainText, withGlobal } from './lucky-page.ts';
import { sendStep1 } from './register-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

describe('a guest', () => {
  test('RED-01 sees what a packet still brings, asks for nothing guarded, and is led to register', async () => {
    const { backend, calls, router } = await renderApp('/tc');
    const { id } = sendPacket(backend);
    claimPacket(worldOf(backend), POOR, id);
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
    await findHeading(luckyWords().guest.title());
    await waitFor(() => expect(mainText()).toContain('7,500.00'));
    expect(calls.filter((path) => path.startsWith('/lucky'))).toEqual(['/lucky/money/displayReward']);
    tap(luckyWords().guest.join());
    expect(openKinds()).toEqual(['REGISTER']);
  });

  test('RED-01 APP-07 the reward a guest was shown is still promised when they register', async () => {
    const { backend, router } = await renderApp('/tc');
    const { id } = sendPacket(backend);
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
    await waitFor(() => expect(mainText()).toContain('10,000.00'));
    await act(() => router.navigate({ to: '/tc' }));
    const promised = { amount: '10,000.00', currency: 'CLP' };
    await open('REGISTER');
    expect(screen.getByText(texts().profile.register.promise(promised))).toBeDefined();
    sendStep1();
    await findField(code());
    enter(code(), await codeFor(backend, FREE));
    await expectToast(texts().profile.register.successPromise(promised));
    expect(localStorage.getItem('currentReward')).toBeNull();
  });

  test('RED-01 who logs in for a packet has it opened for them, once', async () => {
    const { backend, calls, router } = await renderApp('/tc');
    const { id } = sendPacket(backend);
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
    await waitFor(() => expect(mainText()).toContain('10,000.00'));
    tap(luckyWords().guest.login());
    expect(openKinds()).toEqual(['LOGIN']);
    act(() => {
      usePopupStore.of(theApp()).setState({ stack: [] });
      beginSession(theApp(), tokenFor(backend, POOR));
    });
    await findHeading(luckyWords().packet.wonTitle());
    expect(mainText()).toContain('2,500.00');
    expect(countOf(calls, '/lucky/money/claim')).toBe(1);
    expect(playerBalance(worldOf(backend), POOR).cash).toBe(250_000);
  });

  test('APP-08 RED-02 a packet claimed with the registration opens as one just opened, and is not claimed again', async () => {
    const { backend, calls, router } = await renderApp('/tc');
    const { id } = sendPacket(backend);
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
    await waitFor(() => expect(mainText()).toContain('10,000.00'));
    tap(luckyWords().guest.join());
    const playerId = stranger(backend);
    claimPacket(worldOf(backend), playerId, id);
    act(() => {
      usePopupStore.of(theApp()).setState({ stack: [] });
      beginSession(theApp(), tokenFor(backend, playerId));
    });
    await findHeading(luckyWords().packet.wonTitle());
    expect(countOf(calls, '/lucky/money/claim')).toBe(0);
  });

  test('RED-01 without a link the standing offer waits, and a packet that is over says so', async () => {
    const { backend, router } = await renderApp('/redenvelope');
    await findHeading(luckyWords().guest.standing());
    const { id } = sendPacket(backend, { shares: 1 });
    claimPacket(worldOf(backend), POOR, id);
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
    await findHeading(luckyWords().guest.over());
    await act(() => router.navigate({ to: '/redenvelope', search: { shared: 'E0' } }));
    await findHeading(luckyWords().packet.missingTitle());
  });
});

describe('an address', () => {
  const arrive = async (query: string, { player = false, secure = true } = {}) => {
    withGlobal('isSecureContext', secure);
    const app = await renderApp('/tc', { player });
    const token = tokenFor(app.backend, POOR);
    await act(() => app.router.navigate({ href: `/redenvelope?token=${token}&${query}` }));
    await waitFor(() => expect(app.router.state.location.href).not.toContain('token'));
    return app;
  };

  test('RED-03 token, language and channel leave it; packet and channel are kept', async () => {
    const { router } = await arrive('lang=ks&channel=web&shared=E1&other=1');
    expect(router.state.location.href).toBe('/redenvelope?shared=E1');
    expect([localStorage.getItem('channel'), localStorage.getItem('shared')]).toEqual(['web', 'E1']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('tk_');
  });

  test('RED-03 its token begins a session only when the player says that the account is theirs', async () => {
    await arrive('channel=web');
    await findHeading(luckyWords().offered.title({ account: '987•••321' }));
    expect(localStorage.getItem('token')).toBeNull();
    tap(luckyWords().offered.yes());
    await expectToast(luckyWords().offered.greeting());
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/^tk_/));
    await screen.findByTestId('total-claimed');
  });

  test('RED-03 a token that is not theirs, said so, is gone', async () => {
    await arrive('channel=web');
    await findHeading(luckyWords().offered.title({ account: '987•••321' }));
    tap(luckyWords().offered.no());
    expect(screen.queryByText(luckyWords().offered.yes())).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('RED-03 whoever is logged in stays who they are', async () => {
    const { calls } = await arrive('channel=web', { player: true });
    await screen.findByTestId('total-claimed');
    expect(screen.queryByText(luckyWords().offered.yes())).toBeNull();
    expect(await screen.findByText('25,000.00')).toBeDefined();
    expect(calls).not.toContain('/user/login');
  });

  test('RED-03 a page that is not encrypted takes no token', async () => {
    const { calls } = await arrive('channel=web', { secure: false });
    await findHeading(luckyWords().guest.standing());
    expect(calls).not.toContain('/user/getUserInfo');
  });
});
