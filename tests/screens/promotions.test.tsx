import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { getLobbyPromotionsBannersQueryKey } from '../../src/api/generated/lobby-promotions-banners.ts';
import { pbGet, pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { type MenuItem, menuItems } from '../../src/app/menu/menu-rules.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { countOf, renderApp, started } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

const words = () => texts().promotions.screen;
async function banners(): Promise<HTMLElement[]> {
  const region = within(await screen.findByRole('region', { name: words().current() }));
  return region.findAllByRole('button');
}

test('PRO-01 /promotion shows the banners of the market, the welcome offer and links to every other offer', async () => {
  await renderApp('/promotion');
  const shown = await banners();
  expect(shown.map((banner) => within(banner).getByRole('img').getAttribute('alt'))).toEqual([
    'Bono de bienvenida',
    'Cada depósito suma',
    'Chanchito cashback',
    'Lluvia de sobres',
    'Copihue de Oro',
  ]);
  const main = within(screen.getByRole('main'));
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/newUserDeposit',
    '/newUserCashback',
    '/bonus',
    '/rushdeposit',
    '/redenvelope',
    '/notices',
  ]);
  expect(await screen.findByText(words().welcome.upTo({ amount: '9,100.00 CLP' }))).toBeDefined();
});

test('PRO-01 /promotion loads the banners of the stored market', async () => {
  localStorage.setItem('country', 'KE');
  const { queryClient } = await renderApp('/promotion');
  await banners();
  expect(queryClient.getQueryData(getLobbyPromotionsBannersQueryKey({ country: 'KE' }))).toHaveLength(5);
});

test('PRO-01 /promotion without banners says so and keeps its other links', async () => {
  await renderApp('/promotion', { prepare: (mock) => control(mock, 'lobby', { empty: ['promotion'] }) });
  expect(await screen.findByText(words().empty())).toBeDefined();
  expect(screen.getByRole('link', { name: new RegExp(words().entries.cashback.name()) })).toBeDefined();
});

test('PRO-01 PRO-03 a player sees what can be claimed, and the bonus in the wallet', async () => {
  await renderApp('/promotion', { player: true });
  const amount = '100.00 CLP';
  expect(await screen.findByText(words().welcome.ready({ amount }))).toBeDefined();
  await pbRegClaim({});
  act(() => emitUi(theApp(), 'update-balance'));
  expect(await screen.findByText(words().welcome.progress({ claimed: 1, all: 3 }))).toBeDefined();
  expect(await screen.findByText('100.00 CLP')).toBeDefined();
});

const newUser = () => texts().promotions.newUser;
const loseClaim = (backend: MockBackend) =>
  control(backend, 'faults', { operationId: 'pbRegClaim', fault: 'drop-after', times: 1 });
const claims = (calls: string[]) => calls.filter((path) => /\/pb\/(get|reg\/claim)$/.test(path));

async function card(name: string): Promise<ReturnType<typeof within>> {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(name) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
}

test('PRO-03 a guest sees what every tier pays and can sign up or log in', async () => {
  const { calls } = await renderApp('/newUserDeposit');
  const first = await card(newUser().names.first());
  expect(first.getByText(newUser().percent({ percent: 50 }))).toBeDefined();
  expect(first.getAllByRole('row').map((row: HTMLElement) => row.textContent)).toEqual([
    newUser().ladder.deposit() + newUser().ladder.reward(),
    '2,500.00+1,250.00',
    '5,000.00+2,500.00',
    `${newUser().ladder.orMore({ amount: '10,000.00' })}+5,000.00`,
  ]);
  const second = await card(newUser().names.second());
  expect(second.getByText(newUser().percent({ percent: 20 }))).toBeDefined();
  expect(second.getByText('+4,000.00')).toBeDefined();
  expect(screen.getByText(newUser().terms.wager({ times: 10 }))).toBeDefined();
  expect(screen.getByText(newUser().terms.days({ days: 30 }))).toBeDefined();
  expect(screen.getByText(newUser().lead({ amount: '9,100.00 CLP' }))).toBeDefined();

  const registration = await card(newUser().names.registration());
  tap(newUser().actions.register());
  expect(openKinds()).toEqual(['REGISTER']);
  act(() => usePopupStore.of(theApp()).setState({ stack: [] }));
  act(() => registration.getByRole('button', { name: newUser().actions.logIn() }).click());
  expect(openKinds()).toEqual(['LOGIN']);
  expect(calls).not.toContain('/v1/pb/list');
});

test('PRO-03 an offer that cannot be loaded shows its defaults and names them so', async () => {
  const { backend, router } = await renderApp('/tc');
  await control(backend, 'faults', { operationId: 'pbConfig', fault: 'failure' });
  await act(() => router.navigate({ to: '/newUserDeposit' }));
  expect(await screen.findByText(newUser().usual())).toBeDefined();
  const first = await card(newUser().names.first());
  expect(first.getByText('+5,000.00')).toBeDefined();
  expect(screen.queryByText(newUser().terms.wager({ times: 10 }))).toBeNull();
  await control(backend, 'faults', { clear: true });
  tap(texts().common.retry());
  expect(await screen.findByText(newUser().terms.wager({ times: 10 }))).toBeDefined();
  expect(screen.queryByText(newUser().usual())).toBeNull();
});

test.each([
  ['on another device', () => pbRegClaim({}), 2],
  ['by a call whose answer is lost', loseClaim, 1],
])('PRO-03 NET-14 a reward claimed %s says so and shows as claimed', async (_how, claimElsewhere, count) => {
  const { backend, calls } = await renderApp('/newUserDeposit', { player: true });
  const registration = await card(newUser().names.registration());
  const claim = registration.getByRole('button', {
    name: newUser().actions.claim({ amount: '100.00\u00a0CLP' }),
  });
  await claimElsewhere(backend);
  act(() => claim.click());
  expect(await screen.findByText(texts().promotions.welcome.claimed())).toBeDefined();
  expect(await registration.findByText(newUser().states.claimed())).toBeDefined();
  expect(screen.queryByText(texts().failures.network())).toBeNull();
  expect(claims(calls)).toHaveLength(count);
});

test('PRO-03 two rewards claimed at once are both paid', async () => {
  const { backend, calls } = await renderApp('/tc', { player: true });
  await deposit(backend, 4_000);
  await act(() => theApp().router.navigate({ to: '/newUserDeposit' }));
  const buttons = await screen.findAllByRole('button', { name: /^Cobrar/ });
  act(() => buttons.forEach((button) => void button.click()));
  await waitFor(() => expect(screen.getAllByText(newUser().states.claimed())).toHaveLength(2));
  expect(claims(calls)).toHaveLength(2);
});

test('PRO-03 a player who came from a game can return to it', async () => {
  const { router } = await renderApp('/tc');
  await act(() => router.navigate({ to: '/newUserDeposit', search: { multiple: 1, isInGame: true } }));
  fireEvent.click(await screen.findByRole('button', { name: newUser().actions.backToGame() }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tc'));
});

/** A query by role takes seconds among all tiles of home, so this reads the text. */
const shown = (count: number) => screen.queryByText(texts().promotions.newUser.ready.count({ count }));
const gift = () => {
  const name = texts().promotions.newUser.ready.title();
  return document.querySelector(`section[aria-label="${name}"]`);
};
const claimOf = (amount: string) =>
  [...(gift()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(amount));

async function claim(amount: string): Promise<void> {
  const button = await waitFor(() => {
    const found = claimOf(amount);
    expect(found).toBeDefined();
    return found as HTMLElement;
  });
  fireEvent.click(button);
  fireEvent.click(button);
}

async function deposit(backend: MockBackend, amount: number): Promise<void> {
  const orderId = await deposited(backend, amount);
  act(() => emitUi(theApp(), 'pay-success', { orderId }));
}

const SELLS = /primer depósito|bono de bienvenida/i;

const named = () =>
  [...document.querySelectorAll('button, a')].map(
    (element) => `${element.querySelector('img')?.alt ?? ''} ${element.textContent ?? ''}`,
  );

const menuButton = () => document.querySelector('header button');

async function openMenu(): Promise<Element> {
  fireEvent.click(
    await waitFor(() => {
      expect(menuButton()).not.toBeNull();
      return menuButton() as HTMLElement;
    }),
  );
  return waitFor(() => {
    const list = document.querySelector('[role="dialog"] ul[aria-label]');
    expect(list).not.toBeNull();
    return document.querySelector('[role="dialog"]') as Element;
  });
}

test('PRO-07 badge, home, Me and notices show a reward to claim, and one tap claims it', async () => {
  const { backend, router, calls } = await renderApp('/', { player: true });
  await loadTexts('promotions');
  await started();
  await waitFor(() => expect(shown(1)).not.toBeNull());
  expect(calls, 'by the list alone').not.toContain('/v1/pb/config');
  await deposit(backend, 4_000);
  await waitFor(() => expect(shown(2)).not.toBeNull());
  expect(shown(2)?.previousSibling?.textContent).toBe('2');
  await claim('2,000.00');
  await waitFor(() => expect(shown(1)).not.toBeNull());
  expect(countOf(calls, '/v1/pb/get')).toBe(1);

  await act(() => router.navigate({ to: '/me' }));
  await waitFor(() => expect(claimOf('100.00')).toBeDefined());
  await act(() => router.navigate({ to: '/notices' }));
  await claim('100.00');
  await waitFor(() => expect([shown(1), gift()]).toEqual([null, null]));
  expect(countOf(calls, '/v1/pb/reg/claim')).toBe(1);
});

test('PRO-07 a guest has no badge, and no call is made for it', async () => {
  const { calls } = await renderApp('/');
  await started();
  await loadTexts('promotions');
  expect([shown(1), gift(), countOf(calls, '/v1/pb/list')]).toEqual([null, null, 0]);
});

test('PRO-07 home, notices, menu and promotions hide the first-deposit offer after a deposit', async () => {
  const { backend, router } = await renderApp('/', { player: true });
  const isSold = () => named().filter((name) => SELLS.test(name));
  await waitFor(() => expect(isSold()).not.toEqual([]));
  await deposit(backend, 4_000);
  await pbGet({ rewardType: 1 });
  await pbRegClaim({});
  act(() => emitUi(theApp(), 'update-balance'));
  let requested = 0;
  for (const to of ['/', '/notices', '/promotion'] as const) {
    await act(() => router.navigate({ to }));
    // The card on /promotion shows the remaining offers under a name common to all.
    const card = (name: string) => name.includes(texts().promotions?.screen.welcome.go());
    await waitFor(() => expect(isSold().filter((name) => to !== '/promotion' || !card(name))).toEqual([]));
    requested += named().length;
  }
  await act(() => router.navigate({ to: '/' }));
  const menu = await openMenu();
  await waitFor(() => expect(menu.querySelectorAll('img').length).toBeGreaterThan(1));
  expect(isSold()).toEqual([]);
  expect(requested).toBeGreaterThan(30);
});

test('PRO-07 the welcome card shows the rewards left and disappears after the last one', async () => {
  const { backend } = await renderApp('/promotion', { player: true });
  const upTo = (amount: string) => texts().promotions.screen.welcome.upTo({ amount });
  expect(await screen.findByText(upTo('9,100.00 CLP'))).toBeDefined();
  await deposit(backend, 4_000);
  await pbGet({ rewardType: 1 });
  await pbRegClaim({});
  act(() => emitUi(theApp(), 'update-balance'));
  expect(await screen.findByText(upTo('4,000.00 CLP'))).toBeDefined();
  await deposit(backend, 4_000);
  await pbGet({ rewardType: 2 });
  act(() => emitUi(theApp(), 'update-balance'));
  await waitFor(() => expect(screen.queryByText(upTo('4,000.00 CLP'))).toBeNull());
  expect(screen.queryByText(texts().promotions.screen.welcome.go())).toBeNull();
});

test('LOB-16 the name of the menu button counts the unread notices', async () => {
  await renderApp('/');
  await loadTexts('system');
  await started();
  await waitFor(() => {
    const count = Number(document.querySelector('[data-waiting]')?.textContent);
    const name = texts().header.menu() + texts().system.waiting({ count });
    expect([count > 0, menuButton()?.getAttribute('aria-label')]).toEqual([true, name]);
  });
});

test('LOB-09 the menu leaves out an entry of another host, and has all others', async () => {
  const entry = menuItems.find(({ id }) => id === 'promotion') as MenuItem;
  Object.assign(entry, { hostnames: ['copihue.co.ke'] });
  onTestFinished(() => void Reflect.deleteProperty(entry, 'hostnames'));
  await renderApp('/');
  const shown = [...(await openMenu()).querySelectorAll('ul[aria-label] button')];
  const { item } = texts().menu;
  const isOut = ({ id }: MenuItem) => !shown.some(({ textContent }) => textContent?.includes(item[id]()));
  expect(menuItems.filter(isOut)).toEqual([entry]);
});
