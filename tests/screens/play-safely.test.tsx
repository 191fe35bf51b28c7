import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { standingOffer } from '../../mock-server/world/lucky-money/packet-offers.ts';
import type { Player } from '../../src/api/generated/contract.schemas.ts';
import { luckyMoneyCreate } from '../../src/api/generated/lucky-money.ts';
import { marketTime } from '../../src/i18n/market-time.ts';
import { texts } from '../../src/i18n/texts.ts';
import { writeTab } from '../../src/lib/device-storage.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import {
  type PlayLimits,
  setDepositLimit,
  startExclusion,
  startTimeOut,
} from '../../src/session/play-limits/limit-rules.ts';
import { useLimitStore } from '../../src/session/play-limits/limit-store.ts';
import { act } from '../support/act.ts';
import { worldOf } from '../support/lucky-money.ts';
import { BOUND, button, callBackend, control, goBack, tap } from './account-steps.ts';
import { deposited, heading, ordersOf } from './deposit-steps.ts';
import { enterSlot } from './game-steps.ts';
import { limitBound } from './play-limits.ts';
import { countOf, renderApp, started, tokenOf } from './render-app.tsx';
import { theApp } from './the-app.ts';

const HOUR = 60 * 60_000;
const words = () => texts().safely;
const part = (name: string) => within(screen.getByRole('region', { name }));
const rows = () => screen.findByRole('region', { name: words().limit.title() });

/** The mock then answers as a backend that does not store exclusions. */
const withoutAccountExclusion = (backend: MockBackend) =>
  control(backend, 'lobby', { without: ['exclusion'] });

/** Stores an exclusion in the seeded player's account. Without `until` only returns it. */
async function exclude(backend: MockBackend, until?: number): Promise<string | undefined> {
  const body = until === undefined ? {} : { excludeUntil: new Date(until).toISOString() };
  const token = await tokenOf(backend);
  const { data } = await callBackend<{ data: Player }>(backend, '/user/getUserInfo', body, token);
  return data.exclusion?.until;
}
const excludedAt = (backend: MockBackend) => exclude(backend);

const numbersIn = (place: HTMLElement) =>
  [...place.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
const CHILE = ['tel:6003607777', 'tel:*4141'];

const ON_ANY_DEVICE = /cualquier dispositivo|any device/;
const ON_THIS_DEVICE = /solo en este dispositivo|on this device alone/;

test('PLR-02 a guest sees where to find help and has to log in for the tools', async () => {
  await renderApp('/playsafely');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words().title());
  expect(screen.getByText(words().adults())).toBeDefined();
  expect(screen.getByText(words().help.health())).toBeDefined();
  expect(numbersIn(screen.getByRole('main'))).toEqual(CHILE);
  expect(screen.getByRole('list', { name: words().help.lines.label() })).toBeDefined();
  expect(screen.queryByRole('region', { name: words().limit.title() })).toBeNull();
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: texts().header.login() }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test.each(['device', 'account'] as const)(
  'PLR-02 SES-01 self-exclusion is asked twice, says before the choice that it holds on the %s, and only then starts',
  async (place) => {
    const prepare = place === 'device' ? withoutAccountExclusion : undefined;
    const { backend, calls } = await renderApp('/playsafely', {
      player: true,
      ...(prepare && { prepare }),
    });
    await rows();
    // A break that is over sooner changes nothing of what is named.
    if (place === 'device') await limitBound(blocks.timeOut);
    const { exclusion, block } = words();
    const shown = place === 'device' ? exclusion : exclusion.account;
    const holds = place === 'device' ? ON_THIS_DEVICE : ON_ANY_DEVICE;
    const length = exclusion.lasts.year();
    // On a device with limits the screen waits until it knows whose they are.
    await screen.findByRole('region', { name: exclusion.title() });
    expect(part(exclusion.title()).getByText(shown.text()).textContent).toMatch(holds);
    fireEvent.click(part(exclusion.title()).getByRole('button', { name: length }));
    const requested = await screen.findByRole('dialog', { name: exclusion.ask({ length }) });
    expect(within(requested).getByText(shown.askText()).textContent).toMatch(holds);
    expect(numbersIn(requested)).toEqual(CHILE);
    tap(exclusion.next());
    await goBack(2);
    await screen.findByRole('dialog', { name: exclusion.ask({ length }) });
    tap(exclusion.next());
    const named = await screen.findByText(new RegExp(shown.sureText({ time: '.+' })));
    expect(button(exclusion.start({ length })).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByLabelText(shown.understood()));
    expect(await excludedAt(backend)).toBeUndefined();
    const requests = countOf(calls, '/user/getUserInfo');
    tap(exclusion.start({ length }));
    expect(await screen.findByText(new RegExp(block.exclusion()))).toBeDefined();
    const kept = Object.values(useLimitStore.of(theApp()).getState().record?.players ?? {});
    expect(kept.map((limits) => limits.block?.kind)).toEqual(['exclusion']);
    const year = new Intl.DateTimeFormat('es', { timeZone: 'America/Santiago', year: 'numeric' });
    expect(named.textContent).toContain(year.format(kept[0]?.block?.until));
    expect(countOf(calls, '/user/getUserInfo') - requests).toBe(place === 'device' ? 0 : 1);
    expect((await excludedAt(backend)) !== undefined).toBe(place === 'account');
  },
);

test('PLR-02 the used part of a limit follows each deposit while the page is open', async () => {
  const { backend } = await renderApp('/playsafely', { player: true });
  await rows();
  await act(() => limitBound((all, now) => setDepositLimit(all, 'day', 1_000_000n, now)));
  const used = (amount: string) =>
    screen.findByText(words().limit.used({ used: amount, limit: '10,000.00' }));
  await used('0.00');
  await deposited(backend, 6000);
  act(() => emitUi(theApp(), 'update-balance'));
  await used('6,000.00');
});

test('PLR-02 the dialog before a break lists open bets and what ends meanwhile', async () => {
  await renderApp('/playsafely', {
    player: true,
    prepare: async (backend) => {
      await control(backend, 'bonus', { phone: BOUND, amount: 1000, days: 3 });
      await control(backend, 'bets', { phone: BOUND, count: 1, isBonus: false, waits: true });
    },
  });
  await rows();
  await luckyMoneyCreate({ amount: 5000, shares: 2, kind: 'random' });
  const { open, timeOut } = words();
  const listed = async (length: string) => {
    fireEvent.click(part(timeOut.title()).getByRole('button', { name: length }));
    const found = within(await screen.findByRole('dialog')).findByRole('region', { name: open.title() });
    const shown = within(await found)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    tap(timeOut.cancel());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return shown;
  };
  const [hand = '', packet = '', ...more] = await listed(timeOut.lasts.day());
  expect(hand.slice(0, 8)).toBe(open.hand({ name: '', time: '' }).slice(0, 8));
  expect(packet).toContain('5,000.00 CLP');
  expect(more).toEqual([]);
  const week = await listed(timeOut.lasts.week());
  expect(week).toHaveLength(3);
  expect(week[1]).toContain('1,000.00 CLP');
});

const blocks = {
  timeOut: (all: PlayLimits, now: number) => startTimeOut(all, 'day', now),
  exclusion: (all: PlayLimits, now: number) => startExclusion(all, 'halfYear', now),
};
// What each kind of block says: src/features/play-safely/play-screens.test.tsx.
test('PLR-02 a break blocks deposits, offers and gifts, and the balance can be withdrawn', async () => {
  const { backend, router, calls } = await renderApp('/playsafely', { player: true });
  await limitBound(blocks.timeOut);
  const { id: own } = await luckyMoneyCreate({ amount: 5000, shares: 2, kind: 'random' });
  act(() => emitUi(theApp(), 'update-balance'));
  const theirs = standingOffer(worldOf(backend), 'CL', undefined)?.id;
  const barred = [
    '/deposit',
    '/rushdeposit',
    '/firstRecharge',
    '/promotion',
    '/newUserDeposit',
    `/redenvelope?shared=${theirs}`,
  ];
  for (const href of barred) {
    await act(() => router.navigate({ href }));
    await heading(words().block.timeOut());
    expect(screen.getByText(words().block.money())).toBeDefined();
  }
  const { bonus, firstDeposit, profile, records } = texts();
  for (const [href, sign, invitation] of [
    ['/bonus', bonus.empty.title(), bonus.empty.go()],
    ['/me', profile.me.links.title(), firstDeposit.link.title()],
    ['/bettinghistory?period=all', records.empty.bets.title(), records.empty.bets.go()],
  ] as const) {
    await act(() => router.navigate({ href }));
    await screen.findByText(sign);
    expect(screen.queryByText(invitation)).toBeNull();
  }
  await act(() => router.navigate({ href: `/redenvelope?shared=${own}` }));
  await heading(texts().lucky.packet.own());
  await act(() => router.navigate({ href: '/redenvelope' }));
  await screen.findByText(texts().lucky.send());
  expect(calls).not.toContain('/lucky/money/displayReward');
  await act(() => router.navigate({ href: '/deposit' }));
  await heading(words().block.timeOut());
  expect(calls).not.toContain('/recharge/paymentMethods');
  fireEvent.click(screen.getByRole('link', { name: words().block.withdraw() }));
  expect((await screen.findByTestId('withdrawable')).textContent).toContain('20,000.00');
});

test('PLR-02 an excluded player sees on home and on the card of the exclusion until when, and no offer', async () => {
  const { backend, router } = await renderApp('/', {
    player: true,
    hasPopups: true,
    prepare: (mock) => exclude(mock, Date.now() + 30 * 24 * HOUR),
  });
  await started();
  const until = words().block.active({ time: marketTime((await excludedAt(backend)) ?? '') });
  const notice = await screen.findByRole('region', { name: words().title() });
  expect(notice.textContent).toContain(until);
  await waitFor(() =>
    expect(within(screen.getByRole('main')).queryAllByRole('img', { name: /bono|bonus/i })).toEqual([]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate({ to: '/playsafely' }));
  await rows();
  expect(part(words().exclusion.title()).getByRole('status').textContent).toContain(until);
  expect(part(words().timeOut.title()).queryByRole('status')).toBeNull();
});

test.each([false, true])(
  'PLR-02 a form that was open when another device began the exclusion is blocked at the first refusal (once started: %s)',
  async (isStarted) => {
    const { backend } = await renderApp('/deposit', { player: true });
    if (isStarted) await started();
    const method = await screen.findByRole('radio', { name: /MACH/ });
    await exclude(backend, Date.now() + 30 * 24 * HOUR);
    fireEvent.click(method);
    fireEvent.change(screen.getByRole('textbox', { name: texts().deposit.amount.label() }), {
      target: { value: '9,000' },
    });
    tap(texts().deposit.pay());
    expect(await heading(words().block.exclusion())).toBeDefined();
    expect(await ordersOf(backend)).toEqual([]);
  },
);

test('PLR-02 a break opens no game, and a reality check interrupts one', async () => {
  sessionStorage.clear();
  const { router } = await renderApp('/', { player: true });
  await limitBound((all) => ({ ...all, realityMinutes: 15 }));
  const now = Date.now();
  const almost = { startedAt: now - 60_000, playedMs: 15 * 60_000 - 500, checkedMs: 0, seenAt: now };
  writeTab(theApp(), 'playClock', almost);
  const openGame = () => enterSlot({ router });
  await openGame();
  await screen.findByTitle(texts().game.frame());
  const check = within(await screen.findByRole('dialog', { name: /15 min/ }));
  expect(await check.findByText(words().reality.even())).toBeDefined();
  expect(numbersIn(screen.getByRole('dialog', { name: /15 min/ }))).toEqual(CHILE);
  fireEvent.click(check.getByRole('button', { name: words().reality.goOn() }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTitle(texts().game.frame())).toBeDefined();

  await act(() => limitBound(blocks.timeOut));
  await heading(words().block.timeOut());
  expect(screen.queryByTitle(texts().game.frame())).toBeNull();
  tap(texts().common.back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
