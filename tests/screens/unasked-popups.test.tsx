import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { getPbConfigQueryKey } from '../../src/api/generated/new-user-deposit.ts';
import { getUserGetUserInfoQueryOptions } from '../../src/api/generated/user-get-user-info.ts';
import { offerWelcome } from '../../src/app/popups/welcome.ts';
import { useWaitingPopups } from '../../src/features/notices/waiting-popups.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { takeMark } from '../../src/lib/device-records.ts';
import { readTab } from '../../src/lib/device-storage.ts';
import { storeInstallPrompt } from '../../src/lib/install-prompt.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

quickenTimers();

const dayHadItsOffer = () => {
  for (const key of ['showPb', 'showPb2']) localStorage.setItem(key, utcDay());
};

const lobbyPopups = (backend: MockBackend, popups: readonly object[]) =>
  control(backend, 'lobby', { popups });

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

/** One popup of each kind in LOB-16, ready to open on home. @returns its title, and the call before it */
const KINDS = {
  'the popup of the lobby': async () => {
    dayHadItsOffer();
    const title = { en: 'Due', ks: 'Due' };
    const popup = { id: 'due', weight: 90, title, body: title };
    const { calls, router } = await renderApp('/tc', {
      hasPopups: true,
      prepare: (backend) => lobbyPopups(backend, [popup]),
    });
    return { title: () => 'Due', asks: () => countOf(calls, '/lobby/popups'), router };
  },
  'the offer of the day': async () => {
    for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
    const { backend, calls, queryClient, router } = await renderApp('/tc', { hasPopups: true });
    const title = () => texts().promotions.popup.registration.title();
    const slowDown = async () => {
      await control(backend, 'faults', { operationId: 'pbConfig', fault: 'latency', ms: 10_000 });
      queryClient.removeQueries({ queryKey: getPbConfigQueryKey({ country: 'CL' }) });
    };
    return { title, asks: () => countOf(calls, '/v1/pb/config'), router, slowDown };
  },
  'the offer to install': async () => {
    dayHadItsOffer();
    storeInstallPrompt(theApp());
    await takeMark(theApp(), 'install', 'first-visit', Date.now());
    const { backend, calls, queryClient, router } = await renderApp('/tc', {
      player: true,
      hasPopups: true,
      prepare: (backend) => lobbyPopups(backend, []),
    });
    const prompt = async () => undefined;
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    await deposited(backend, 4000);
    await act(() => queryClient.fetchQuery({ ...getUserGetUserInfoQueryOptions({}), staleTime: 0 }));
    // The call for lobby popups follows the check of everything with a higher priority.
    return {
      title: () => texts().system.install.title(),
      asks: () => countOf(calls, '/lobby/popups'),
      router,
    };
  },
};

async function standByKeys(): Promise<HTMLElement> {
  const link = (await screen.findAllByRole('link')).at(-1);
  act(() => link?.focus());
  expect(document.querySelector(':focus-visible')).toBe(link);
  return link as HTMLElement;
}

test.each(Object.entries(KINDS))(
  'LOB-06 LOB-16 %s does not come to who is on a control of the page by keys, for as long as that is, and comes when they no longer are',
  async (_kind, arrive) => {
    const { title, asks, router } = await arrive();
    await loadAll();
    await act(() => router.navigate({ to: '/' }));
    const link = await standByKeys();
    // Without keys the popup would open from here on, in much less time than the pauses.
    await waitFor(() => expect(asks()).toBe(1));
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
  const { asks, router, slowDown, title } = await KINDS['the offer of the day']();
  await loadAll();
  await act(() => router.navigate({ to: '/' }));
  const link = await standByKeys();
  await waitFor(() => expect(asks()).toBe(1));
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
