import type { AnyRouter } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';
import { getPbConfigQueryKey, pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { noticeList } from '../../src/api/generated/notice.ts';
import { getUserGetUserInfoQueryOptions } from '../../src/api/generated/user-get-user-info.ts';
import { startArrivalPopups } from '../../src/app/popups/arrival-popups.ts';
import { offerWelcome } from '../../src/app/popups/welcome.ts';
import { useWaitingPopups } from '../../src/features/notices/waiting-popups.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { readMarks, takeMark } from '../../src/lib/device-records.ts';
import { readTab } from '../../src/lib/device-storage.ts';
import { storeInstallPrompt } from '../../src/lib/install-prompt.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { closePopup, openPopup } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { becomeUnbound, control, tap } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';
import { todayInUtc } from './today.ts';

quickenTimers();

/** The code is loaded before, so that a popup that is missing is not just late. */
const loadAll = () =>
  Promise.all([
    loadTexts('notices'),
    loadTexts('promotions'),
    loadTexts('system'),
    import('../../src/app/start/after-start.tsx'),
    import('../../src/app/popups/deposit-popup.tsx'),
    import('../../src/app/popups/install-popup.tsx'),
    import('../../src/app/popups/lobby-popups.tsx'),
  ]);

const GAME = `/gameView/${encodeURIComponent('https://juegos.example/slot')}`;
const offer = () => texts().promotions.popup;
const offerDays = () => ['showPb', 'showPb2', 'todayShowed'].map((key) => localStorage.getItem(key));
const offerCalls = (calls: string[]) => calls.filter((path) => path.startsWith('/v1/pb/'));

async function arriveAt(path: string, { player = false } = {}) {
  for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
  const app = await renderApp(path, { player, hasPopups: true });
  onTestFinished(startArrivalPopups(theApp(), app.router));
  await loadAll();
  return app;
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

test('PRO-02 a guest sees the registration bonus once over home; Get Now leads on after 0.8 s', async () => {
  const { router, calls } = await arriveAt('/');
  await dialog(offer().registration.title());
  expect(screen.getByText('+100.00 CLP')).toBeDefined();
  expect(screen.getByText(offer().registration.text({ percent: 50, most: '5,000.00 CLP' }))).toBeDefined();
  expect(screen.getByText(offer().small({ times: 10 }))).toBeDefined();
  expect(offerDays()).toEqual([todayInUtc(), null, todayInUtc()]);
  expect(offerCalls(calls)).toEqual(['/v1/pb/config']);
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  tap(offer().getNow());
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(router.state.location.pathname).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.setTimerTickMode('interval');
  await waitFor(() => expect(router.state.location.pathname).toBe('/newUserDeposit'));
  expect(router.state.location.search).toEqual({ multiple: 3 });
  expect(openKinds()).toEqual([]);
  await act(() => router.navigate({ to: '/' }));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(openKinds()).toEqual([]);
});

test('PRO-02 the offer leads nowhere when it is closed within the 0.8 s after Get Now', async () => {
  const { router } = await arriveAt('/');
  await dialog(offer().registration.title());
  tap(offer().getNow());
  tap(texts().common.close());
  await pause(2_000);
  expect(router.state.location.pathname).toBe('/');
  expect(openKinds()).toEqual([]);
});

test('PRO-02 the offer outside a game stores its day when seen, and leads home when closed', async () => {
  const { router } = await arriveAt('/promotion');
  act(() => emitUi(theApp(), 'show-active-box', { multiple: 2 }));
  await dialog(offer().second.title());
  expect(offerDays()).toEqual([null, todayInUtc(), todayInUtc()]);
  tap(offer().notNow());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('PRO-02 the offer in a game comes after a deposit, stores its day when closed, and leaves the game open', async () => {
  const { router } = await arriveAt(GAME, { player: true });
  await pbRegClaim({});
  await pause(4_000);
  expect(openKinds()).toEqual([]);
  act(() => emitUi(theApp(), 'back-in-game'));
  await dialog(offer().first.title());
  expect(offerDays()).toEqual([null, null, null]);
  tap(offer().notNow());
  await waitFor(() => expect(openKinds()).toEqual([]));
  expect(offerDays()).toEqual([todayInUtc(), null, todayInUtc()]);
  expect(router.state.location.pathname).toContain('/gameView/');
});

test('PRO-02 Get Now in a game takes the way back along', async () => {
  const { router } = await arriveAt(GAME, { player: true });
  act(() => emitUi(theApp(), 'show-active-box', { multiple: 1 }));
  await dialog(offer().first.title());
  tap(offer().getNow());
  await waitFor(() => expect(router.state.location.search).toEqual({ multiple: 1, isInGame: true }));
  expect(offerDays()).toEqual([todayInUtc(), null, todayInUtc()]);
});

test('PRO-02 a login that comes up while the offer is asked for has the page to itself', async () => {
  const { backend, calls } = await arriveAt('/');
  await control(backend, 'faults', { operationId: 'pbConfig', fault: 'latency', ms: 4_000 });
  await waitFor(() => expect(offerCalls(calls)).toEqual(['/v1/pb/config']));
  act(() => openPopup(theApp(), { kind: 'LOGIN' }));
  await pause(6_000);
  expect(openKinds()).toEqual(['LOGIN']);
});

test('PRO-02 NET-05 without a configuration a repeat visit counts as shown, and a 401 opens the login', async () => {
  const { backend, router } = await arriveAt('/tc', { player: true });
  localStorage.setItem('todayShowed', '2020-01-01');
  await control(backend, 'faults', { operationId: 'pbConfig', fault: 'failure' });
  await act(() => router.navigate({ to: '/' }));
  await waitFor(() => expect(localStorage.getItem('todayShowed')).toBe(todayInUtc()));
  expect(openKinds()).toEqual([]);
  await control(backend, 'faults', { operationId: 'walletBalance', fault: 'unauthorized' });
  act(() => emitUi(theApp(), 'update-balance'));
  await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
});

type Popup = Partial<NonNullable<LobbyOverride['popups']>[number]>;

/** The title is the id. Each id is used once, because the page remembers what it has shown. */
const popup = (id: string, weight: number, more: Popup = {}) => ({
  id,
  weight,
  title: { en: id, ks: id },
  body: { en: `${id} body`, ks: `${id} body` },
  ...more,
});

/** A guest has no piggy bank, so this popup is not for a guest. */
const PIG = { cmd: 'deeplink', cmdValue: '/newUserCashback' } as const;

async function arrive(popups: readonly Popup[]) {
  await loadAll();
  return renderApp('/', { hasPopups: true, prepare: (backend) => serve(backend, popups) });
}

const words = () => texts().notices.popup;
const requested = (calls: string[]) => countOf(calls, '/lobby/popups');

test('NTF-01 LOB-16 the heaviest comes up and is marked as shown; the others wait in the notices with a count', async () => {
  const { router, calls } = await arrive([
    popup('second', 50, { frequency: 'daily', cmd: 'deeplink', cmdValue: '/promotion' }),
    popup('first', 90, { frequency: 'once' }),
    popup('pig', 95, PIG),
    popup('third', 10),
  ]);
  const first = within(await dialog('first'));
  expect(first.getByText('first body')).toBeDefined();
  expect([...(await readMarks(theApp(), 'popup-shown')).keys()]).toEqual(['first']);
  tap(words().nothing());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pause(5_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  const badge = () =>
    [...screen.getByRole('banner').querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  const notices = await noticeList({ country: 'CL' });
  const unread = notices.filter(({ level }) => level !== 'winner').length;
  await waitFor(() => expect(badge()).toContain(String(unread + 2)));

  await act(() => router.navigate({ to: '/notices' }));
  const waiting = within(await screen.findByRole('list', { name: texts().notices.waiting() }));
  const titles = waiting.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['second', 'third']);
  tap(words().deeplink());
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
  await act(() => router.navigate({ to: '/' }));
  await waitFor(() => expect(badge()).toContain(String(unread + 1)));
  await pause(5_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requested(calls)).toBe(1);
});

test('NTF-01 a popup waits until a login in progress is over, and leads where it says', async () => {
  const { calls, router } = await arrive([popup('patient', 50, { cmd: 'deeplink', cmdValue: '/promotion' })]);
  act(() => openPopup(theApp(), { kind: 'LOGIN' }));
  await pause(10_000);
  expect(requested(calls)).toBe(0);
  expect(screen.queryByRole('dialog', { name: 'patient' })).toBeNull();
  act(() => closePopup(theApp(), 'LOGIN'));
  await dialog('patient');
  expect(openKinds()).toEqual([]);
  tap(words().deeplink());
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
});

test('NTF-01 LOB-16 a login reloads the popups, and those that are due wait in the notices', async () => {
  const { router, calls } = await arrive([
    popup('daily', 50, { frequency: 'daily' }),
    popup('pig-2', 40, PIG),
  ]);
  await dialog('daily');
  tap(texts().common.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await becomeUnbound();
  await waitFor(() => expect(requested(calls)).toBe(2));
  await act(() => router.navigate({ to: '/notices' }));
  const waiting = within(await screen.findByRole('list', { name: texts().notices.waiting() }));
  expect(waiting.getByRole('heading').textContent).toBe('pig-2');
  tap(texts().notices.readAll());
  await waitFor(() => expect(screen.queryByRole('list', { name: texts().notices.waiting() })).toBeNull());
});

test('NTF-01 popups that cannot be loaded are left out without a message', async () => {
  const { backend, calls } = await arrive([]);
  await control(backend, 'faults', { operationId: 'lobbyPopups', fault: 'failure', message: 'Ups' });
  await waitFor(() => expect(requested(calls)).toBe(1));
  await pause(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Ups')).toBeNull();
});

const serve = (backend: MockBackend, popups: readonly object[]) => control(backend, 'lobby', { popups });

/** One popup of each kind in LOB-16, ready to open on home. @returns its title, and the call before it */
const KINDS = {
  'the popup of the lobby': async () => {
    const title = { en: 'Due', ks: 'Due' };
    const popup = { id: 'due', weight: 90, title, body: title };
    const { calls, router } = await renderApp('/tc', {
      hasPopups: true,
      prepare: (backend) => serve(backend, [popup]),
    });
    return { title: () => 'Due', requests: () => requested(calls), router };
  },
  'the offer of the day': async () => {
    for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
    const { backend, calls, queryClient, router } = await renderApp('/tc', { hasPopups: true });
    const title = () => texts().promotions.popup.registration.title();
    const slowDown = async () => {
      await control(backend, 'faults', { operationId: 'pbConfig', fault: 'latency', ms: 10_000 });
      queryClient.removeQueries({ queryKey: getPbConfigQueryKey({ country: 'CL' }) });
    };
    return { title, requests: () => countOf(calls, '/v1/pb/config'), router, slowDown };
  },
  'the offer to install': async () => {
    storeInstallPrompt(theApp());
    await takeMark(theApp(), 'install', 'first-visit', Date.now());
    const { backend, calls, queryClient, router } = await renderApp('/tc', {
      player: true,
      hasPopups: true,
      prepare: (backend) => serve(backend, []),
    });
    const prompt = async () => undefined;
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    await deposited(backend, 4000);
    await act(() => queryClient.fetchQuery({ ...getUserGetUserInfoQueryOptions({}), staleTime: 0 }));
    const title = () => texts().system.install.title();
    // The call for lobby popups follows the check of everything with a higher priority.
    return { title, requests: () => requested(calls), router };
  },
};

async function standByKeys(): Promise<HTMLElement> {
  const link = (await screen.findAllByRole('link')).at(-1);
  act(() => link?.focus());
  expect(document.querySelector(':focus-visible')).toBe(link);
  return link as HTMLElement;
}

async function goHomeByKeys(router: AnyRouter): Promise<HTMLElement> {
  // Over a hidden page nothing opens before the keys stand, however long the way takes.
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => router.navigate({ to: '/' }));
  const link = await standByKeys();
  hidden.mockRestore();
  return link;
}

test.each(Object.entries(KINDS))(
  'LOB-06 LOB-16 %s waits as long as the focus of the keyboard is on a control',
  async (_kind, arrive) => {
    const { title, requests, router } = await arrive();
    await loadAll();
    const link = await goHomeByKeys(router);
    // Without keys the popup would open from here on, in much less time than the pauses.
    await waitFor(() => expect(requests()).toBe(1));
    await pause(8_000);
    act(() => fireEvent.keyDown(link, { key: 'Shift' }));
    await pause(8_000);
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readTab(theApp(), 'interruptedOn')).toBeUndefined();
    act(() => {
      fireEvent.pointerDown(document.body);
      link.blur();
    });
    expect(await screen.findByRole('dialog', { name: title() })).toBeDefined();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(readTab(theApp(), 'interruptedOn')).toBe(new Date().toISOString().slice(0, 10));
  },
);

test('LOB-06 LOB-16 an offer of the day that waits for the keys goes before the popups of the lobby, which wait in the notices', async () => {
  const { requests, router, slowDown, title } = await KINDS['the offer of the day']();
  await loadAll();
  const link = await goHomeByKeys(router);
  await waitFor(() => expect(requests()).toBe(1));
  await waitFor(() => expect(useWaitingPopups.of(theApp()).getState().popups).not.toEqual([]));
  await slowDown();
  act(() => link.blur());
  await screen.findByRole('dialog', { name: title() });
  tap(texts().promotions.popup.notNow());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pause(8_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [false, 'comes to who waits for it'],
  [true, 'does not come to who went on by keys'],
])('LOB-06 PRO-08 keys after the registration: %s; its welcome %s', async (isByKeys) => {
  const { router } = await renderApp('/promotion', { player: true });
  await Promise.all([loadAll(), import('../../src/app/popups/welcome-layer.tsx')]);
  const link = await standByKeys();
  await act(async () => {
    const offered = offerWelcome(theApp(), router);
    if (isByKeys) fireEvent.keyDown(link, { key: 'Tab' });
    await offered;
  });
  await pause(8_000);
  expect(screen.queryAllByRole('dialog')).toHaveLength(isByKeys ? 0 : 1);
});
