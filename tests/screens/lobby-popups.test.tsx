import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';
import { noticeList } from '../../src/api/generated/notice.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { readMarks } from '../../src/lib/device-records.ts';
import { closePopup, openPopup, usePopupStore } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { becomeUnbound, control, tap } from './account-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';
import { todayInUtc } from './today.ts';

quickenTimers();

type Popup = Pick<NonNullable<LobbyOverride['popups']>[number], 'id' | 'frequency' | 'weight'>;

/** The title is the id. Each id is used once, because the page remembers what it has shown. */
const popup = (
  id: string,
  weight: number,
  more: Partial<NonNullable<LobbyOverride['popups']>[number]> = {},
) => ({
  id,
  weight,
  title: { en: id, ks: id },
  body: { en: `${id} body`, ks: `${id} body` },
  ...more,
});

/** A guest has no piggy bank, so this popup is not for a guest. */
const PIG = { cmd: 'deeplink', cmdValue: '/newUserCashback' } as const;

const offer = (backend: MockBackend, popups: readonly Partial<Popup>[]) =>
  control(backend, 'lobby', { popups });

async function arrive(popups: readonly Partial<Popup>[]) {
  for (const key of ['showPb', 'showPb2']) localStorage.setItem(key, todayInUtc());
  // The code is loaded before, so that a popup that is missing is not just late.
  await Promise.all([
    loadTexts('notices'),
    loadTexts('system'),
    import('../../src/app/start/after-start.tsx'),
    import('../../src/app/popups/lobby-popups.tsx'),
  ]);
  return renderApp('/', { hasPopups: true, prepare: (backend) => offer(backend, popups) });
}

const words = () => texts().notices.popup;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const asked = (calls: string[]) => countOf(calls, '/lobby/popups');

describe('the popups of the lobby', () => {
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
    const { length: unread } = await noticeList({ country: 'CL' }).then((all) =>
      all.filter(({ level }) => level !== 'winner'),
    );
    await waitFor(() => expect(badge()).toContain(String(unread + 2)));

    await act(() => router.navigate({ to: '/notices' }));
    const waiting = within(await screen.findByRole('list', { name: texts().notices.waiting() }));
    expect(waiting.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'second',
      'third',
    ]);
    tap(words().deeplink());
    await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
    await act(() => router.navigate({ to: '/' }));
    await waitFor(() => expect(badge()).toContain(String(unread + 1)));
    await pause(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(calls)).toBe(1);
  });

  test('NTF-01 stay away from a login in progress, and come when it is over', async () => {
    const { calls } = await arrive([popup('patient', 50)]);
    act(() => openPopup(theApp(), { kind: 'LOGIN' }));
    await pause(10_000);
    expect(asked(calls)).toBe(0);
    expect(screen.queryByRole('dialog', { name: 'patient' })).toBeNull();
    act(() => closePopup(theApp(), 'LOGIN'));
    await dialog('patient');
    expect(usePopupStore.of(theApp()).getState().stack).toEqual([]);
  });

  test('NTF-01 LOB-16 a login reloads them, and what is due then waits in the notices', async () => {
    const { router, calls } = await arrive([
      popup('daily', 50, { frequency: 'daily' }),
      popup('pig-2', 40, PIG),
    ]);
    await dialog('daily');
    tap(texts().common.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await becomeUnbound();
    await waitFor(() => expect(asked(calls)).toBe(2));
    await act(() => router.navigate({ to: '/notices' }));
    const waiting = within(await screen.findByRole('list', { name: texts().notices.waiting() }));
    expect(waiting.getByRole('heading').textContent).toBe('pig-2');
    tap(texts().notices.readAll());
    await waitFor(() => expect(screen.queryByRole('list', { name: texts().notices.waiting() })).toBeNull());
  });

  test('NTF-01 that cannot be loaded are left out without a message', async () => {
    const { backend, calls } = await arrive([]);
    await control(backend, 'faults', { operationId: 'lobbyPopups', fault: 'failure', message: 'Ups' });
    await waitFor(() => expect(asked(calls)).toBe(1));
    await pause(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Ups')).toBeNull();
  });
});
