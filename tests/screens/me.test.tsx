import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rechargeOrders } from '../../src/api/generated/recharge.ts';
import { getUserGetUserInfoQueryKey } from '../../src/api/generated/user-get-user-info.ts';
import { version } from '../../src/config/version.ts';
import { texts } from '../../src/i18n/texts.ts';
import { mayReportToAdvertisers } from '../../src/session/ads-consent.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import { becomeUnbound, button, expectToast, tap } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

const me = () => texts().profile.me;
async function openLogOutQuestion(): Promise<HTMLElement> {
  tap(me().logout());
  return screen.findByRole('dialog', { name: texts().menu.confirm.title() });
}

test('PLR-03 SES-06 /me shows the terms that the account accepted, and none where the server names none', async () => {
  await renderApp('/me', { player: true });
  await screen.findByText('+56 912•••678');
  const terms = () => screen.getByRole('link', { name: new RegExp(`^${me().settings.terms()}`) }).textContent;
  expect(terms()).toBe(me().settings.terms());
  const accepted = { terms: { version: '2026-11-01', acceptedAt: '2026-11-20T12:00:00.000Z' } };
  spoilAnswers('userGetUserInfo', (data) => Object.assign({}, data, accepted));
  await act(() => theApp().queryClient.refetchQueries({ queryKey: getUserGetUserInfoQueryKey({}) }));
  const date = '1 de noviembre de 2026';
  await waitFor(() => expect(terms()).toBe(me().settings.terms() + me().settings.accepted({ date })));
});

test('NTF-02 no advertiser gets reports until a player who came by one consents, and /me withdraws the consent', async () => {
  localStorage.setItem('channel', 'fb');
  await renderApp('/me', { player: true });
  const ads = () => button(new RegExp(`^${me().settings.ads()}`));
  const shown = () => ads().textContent?.replace(me().settings.ads(), '');
  const question = await screen.findByRole('region', { name: texts().system.ads.title() });
  await waitFor(() => expect(shown()).toBe('No'));
  tap(texts().system.ads.yes());
  expect([shown(), mayReportToAdvertisers(theApp()), question.isConnected]).toEqual(['Sí', true, false]);
  act(() => ads().click());
  expect([shown(), mayReportToAdvertisers(theApp())]).toEqual(['No', false]);
});

test('PLR-03 /me shows profile, masked phone, balances, every link, security, language and version', async () => {
  await renderApp('/me', { player: true });
  expect(await screen.findByText('+56 912•••678')).toBeDefined();
  expect(screen.queryByText(/912345678/)).toBeNull();
  const main = within(screen.getByRole('main'));
  for (const name of [me().balance.cash(), me().balance.bonus(), me().balance.withdrawable()])
    expect(main.getByText(name)).toBeDefined();
  expect(main.getAllByText(/25,000\.00/).length).toBeGreaterThanOrEqual(2);
  const { link: firstDeposit } = texts().firstDeposit;
  await main.findByRole('link', { name: new RegExp(firstDeposit.title()) });
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [me().balance.deposit(), '/deposit'],
    [me().balance.withdraw(), '/withdraw'],
    [me().balance.rush(), '/rushdeposit'],
    [me().balance.tips(), '/balancetips'],
    [firstDeposit.title() + firstDeposit.text(), '/firstRecharge'],
    [me().links.transactions(), '/transactions'],
    [me().links.bettinghistory(), '/bettinghistory'],
    [me().links.promotion(), '/promotion'],
    [me().links.bonus(), '/bonus'],
    [me().links.redenvelope(), '/redenvelope'],
    [me().links.notices(), '/notices'],
    [me().security.password(), '/changepassword'],
    [me().settings.safely(), '/playsafely'],
    [me().settings.terms(), '/tc'],
  ]);
  expect(main.getByText(me().security.phone())).toBeDefined();
  expect(main.getByText('912•••678')).toBeDefined();
  expect(button(new RegExp(me().settings.language())).textContent).toContain('English');
  expect(main.getByText(me().settings.version({ version }))).toBeDefined();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  act(() => screen.getByRole('link', { name: me().security.password() }).click());
  expect(openKinds()).toEqual(['CHANGE_PASSWORD']);
});

test('PLR-03 a player without a bound phone sees a masked number and can bind a phone', async () => {
  await renderApp('/me');
  await becomeUnbound();
  expect(await screen.findByText('+56 987•••321')).toBeDefined();
  tap(new RegExp(`${me().security.bind()}.*${me().security.unbound()}`));
  expect(openKinds()).toEqual(['BINDING_PHONE']);
});

test('SES-12 a logout needs a confirmation, leads home and opens no login', async () => {
  const { router } = await renderApp('/me', { player: true });
  await screen.findByText('+56 912•••678');
  const request = await openLogOutQuestion();
  act(() => within(request).getByRole('button', { name: texts().menu.confirm.no() }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isLoggedIn(theApp())).toBe(true);
  const again = await openLogOutQuestion();
  act(() => within(again).getByRole('button', { name: texts().menu.confirm.yes() }).click());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(isLoggedIn(theApp())).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
  // Such as a list that waited for a script when the player logged out.
  await rechargeOrders({ pageNum: 1, pageSize: 20 });
  expect(openKinds()).toEqual([]);
  await expectToast(texts().menu.loggedOut());
});
