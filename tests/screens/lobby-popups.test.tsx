import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import type { LobbyOverride } from '../../mock-server/world/tables/lobby-override.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { readMarks } from '../../src/lib/device-marks.ts';
import { closePopup, openPopup, usePopupStore } from '../../src/popups/popup-store.ts';
import { becomeUnbound, control, tap } from '../support/account-steps.ts';
import { pause, quickenTimers } from '../support/page-time.ts';
import { countOf, renderApp } from '../support/render-app.tsx';
import { spoilAnswers, wrongShapes } from '../support/wrong-answers.ts';

quickenTimers();

type Popup = Pick<NonNullable<LobbyOverride['popups']>[number], 'id' | 'frequency' | 'weight'>;

/** A popup with its id for a title. Ids are used once: the page remembers what it has shown. */
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

const offer = (backend: MockBackend, popups: readonly Partial<Popup>[]) =>
  control(backend, 'lobby', { popups });

/** Home on a day that had its new-user deposit offer. */
async function arrive(popups: readonly Partial<Popup>[]) {
  for (const key of ['showPb', 'showPb2']) localStorage.setItem(key, utcDay());
  // What comes after the first view is there when its time has come, so that a popup that stays away is not merely slow.
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
  test('NTF-01 come one after another by weight, each leads where it says or is closed, and is marked as shown', async () => {
    const { router, calls } = await arrive([
      popup('second', 50, { frequency: 'daily', cmd: 'deeplink', cmdValue: '/promotion' }),
      popup('first', 90, { frequency: 'once' }),
      popup('third', 10),
    ]);
    const first = within(await dialog('first'));
    expect(first.getByText('first body')).toBeDefined();
    expect([...(await readMarks('popup-shown')).keys()]).toEqual(['first']);
    tap(words().nothing());

    await dialog('second');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    tap(words().deeplink());
    await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pause(1_200);
    expect(screen.queryByRole('dialog')).toBeNull();

    await act(() => router.navigate({ to: '/' }));
    await dialog('third');
    expect(screen.queryByRole('button', { name: words().skip() })).toBeNull();
    tap(texts().common.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(calls)).toBe(1);
  });

  test('NTF-01 stay away from a login in progress, and come when it is over', async () => {
    const { calls } = await arrive([popup('patient', 50)]);
    act(() => openPopup({ kind: 'LOGIN' }));
    await pause(10_000);
    expect(asked(calls)).toBe(0);
    expect(screen.queryByRole('dialog', { name: 'patient' })).toBeNull();
    act(() => closePopup('LOGIN'));
    await dialog('patient');
    expect(usePopupStore.getState().stack).toEqual([]);
  });

  test('NTF-01 can be skipped for the day, also those of a reloaded lobby', async () => {
    const { backend } = await arrive([popup('one', 50), popup('two', 40)]);
    await dialog('one');
    tap(words().skip());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await offer(backend, [popup('three', 30)]);
    await becomeUnbound();
    await pause(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('popupsSkipped')).toBe(`"${utcDay()}"`);
    expect((await readMarks('popup-shown')).has('two')).toBe(false);
  });

  test('NTF-01 come again after a login, which reloads the lobby, if their rule allows it', async () => {
    const { calls } = await arrive([popup('daily', 50, { frequency: 'daily' }), popup('always', 40)]);
    for (const name of ['daily', 'always']) {
      await dialog(name);
      tap(texts().common.close());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await becomeUnbound();
    await dialog('always');
    expect(asked(calls)).toBe(2);
  });

  test('NTF-01 that cannot be loaded leave the page without a message', async () => {
    const { backend, calls } = await arrive([]);
    await control(backend, 'faults', { operationId: 'lobbyPopups', fault: 'failure', message: 'Ups' });
    await waitFor(() => expect(asked(calls)).toBe(1));
    await pause(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Ups')).toBeNull();
  });

  test.each(wrongShapes)(
    'NET-11 NTF-01 are not there when their answer is %s, and nothing is said',
    async (_name, spoil) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { calls } = await arrive([popup('unseen', 50)]);
      spoilAnswers('lobbyPopups', spoil);
      await waitFor(() => expect(asked(calls)).toBe(1), { timeout: 8_000 });
      await pause(2_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.querySelector('[role=status].fixed')?.textContent ?? '').toBe('');
      expect(await screen.findByRole('tablist')).toBeDefined();
      expect(screen.queryByText(texts().crashed.title())).toBeNull();
    },
  );
});
