import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getUserGetUserInfoQueryOptions } from '../../src/api/generated/user-get-user-info.ts';
import { followInstall, useInstallOffer } from '../../src/app/popups/install-offer.ts';
import { useWaitingPopups } from '../../src/features/notices/waiting-popups.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { readMarks, takeMark } from '../../src/lib/device-records.ts';
import { readTab, writeTab } from '../../src/lib/device-storage.ts';
import { storeInstallPrompt } from '../../src/lib/install-prompt.ts';
import { closePopup, openPopup } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';
import { todayInUtc } from './today.ts';

quickenTimers();

/** Writes the same marks as the app. */
const note = (id: 'first-visit' | 'offered') => takeMark(theApp(), 'install', id, Date.now());
const noted = async () => [...(await readMarks(theApp(), 'install')).keys()];

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148';
const prompt = vi.fn(async () => undefined);

function offerPrompt(): boolean {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  storeInstallPrompt(theApp());
  prompt.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const stubUserAgent = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

async function arrive({ deposits = 1, hasLobbyPopups = false, isFirst = false } = {}) {
  if (!isFirst) await note('first-visit');
  const app = await renderApp('/tc', {
    player: true,
    hasPopups: true,
    ...(!hasLobbyPopups && { prepare: (backend) => control(backend, 'lobby', { popups: [] }) }),
  });
  // The code is loaded before, so that an offer that is missing is not just late.
  await Promise.all([
    loadTexts('system'),
    loadTexts('notices'),
    import('../../src/app/start/after-start.tsx'),
    import('../../src/app/popups/lobby-popups.tsx'),
    import('../../src/app/popups/install-popup.tsx'),
  ]);
  for (let made = 0; made < deposits; made += 1) await deposited(app.backend, 4000);
  await act(() => app.queryClient.fetchQuery({ ...getUserGetUserInfoQueryOptions({}), staleTime: 0 }));
  return app;
}

const goHome = ({ router }: Pick<Awaited<ReturnType<typeof arrive>>, 'router'>) =>
  act(() => router.navigate({ to: '/' }));

const words = () => texts().system.install;
const offer = () => screen.findByRole('dialog', { name: words().title() });
const noOffer = async () => {
  await pause(8_000);
  expect([screen.queryByRole('dialog'), useInstallOffer.of(theApp()).getState().way]).toEqual([
    null,
    undefined,
  ]);
};

test('PLR-01 the offer to install opens the prompt of the browser on a tap, and is marked as made', async () => {
  expect(offerPrompt()).toBe(true);
  await goHome(await arrive());
  await offer();
  expect([prompt.mock.calls.length, readTab(theApp(), 'interruptedOn')]).toEqual([0, todayInUtc()]);
  tap(words().now());
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await noted()).toContain('offered');
});

test('PLR-01 the offer to install shows the steps on iOS, which has no prompt', async () => {
  stubUserAgent(`${IPHONE} Safari/604.1`);
  await goHome(await arrive());
  const steps = within(await offer()).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    words().share(),
    words().add(),
    words().confirm(),
  ]);
  expect(screen.queryByRole('button', { name: words().now() })).toBeNull();
  tap(words().understood());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('PLR-01 the offer to install stays away from a first visit, which is marked', async () => {
  offerPrompt();
  await goHome(await arrive({ isFirst: true }));
  await waitFor(async () =>
    expect([await noted(), readTab(theApp(), 'firstVisitOn')]).toEqual([['first-visit'], todayInUtc()]),
  );
  await noOffer();
  expect(await noted()).toEqual(['first-visit']);
});

test('PLR-01 LOB-16 the offer to install waits for another popup, and comes before those of the lobby', async () => {
  offerPrompt();
  await goHome(await arrive({ hasLobbyPopups: true }));
  act(() => openPopup(theApp(), { kind: 'CHANGE_PASSWORD' }));
  await pause(8_000);
  expect(await noted()).not.toContain('offered');
  act(() => closePopup(theApp(), 'CHANGE_PASSWORD'));
  await offer();
  tap(words().later());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pause(8_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useWaitingPopups.of(theApp()).getState().popups.length).toBeGreaterThan(0);
});

test.each<[where: string, prepare: () => unknown, deposits?: number]>([
  ['from a player without a deposit', offerPrompt, 0],
  [
    'LOB-16 from a visit that was interrupted',
    () => {
      writeTab(theApp(), 'interruptedOn', todayInUtc());
      offerPrompt();
    },
  ],
  [
    'on a device that had it',
    async () => {
      await note('offered');
      offerPrompt();
    },
  ],
  ['where the browser cannot install', () => undefined],
  ['inside another app on iOS', () => stubUserAgent(IPHONE)],
  [
    'where it is installed already',
    () => {
      stubUserAgent(`${IPHONE} Safari/604.1`);
      offerPrompt();
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (media) =>
          Object.assign(new EventTarget(), {
            media,
            matches: media.includes('standalone'),
          }) as MediaQueryList,
      );
    },
  ],
  [
    'after it was installed by the menu of the browser',
    () => {
      offerPrompt();
      onTestFinished(followInstall(theApp()));
      dispatchEvent(new Event('appinstalled'));
    },
  ],
])('PLR-01 the offer to install stays away %s', async (_where, prepare, deposits = 1) => {
  await prepare();
  await goHome(await arrive({ deposits }));
  await noOffer();
});
