import { operations } from '@copihue/contract/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../src/api/call.ts';
import { guestCalls } from '../../src/api/generated/contract.ts';
import { openContinueDialog } from '../../src/app/guards/session-ended.tsx';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { writeDevice } from '../../src/lib/device-storage.ts';
import { sessionEnd } from '../../src/session/session-end.ts';
import { act } from '../support/act.ts';
import { control, logIn, tap, UNBOUND } from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

async function arrive(address = '/me') {
  const app = await renderApp(address, { player: true });
  await loadTexts('system', 'auth', 'profile');
  await screen.findByText('+56 912•••678');
  // The profile has named the owner of the session.
  await waitFor(() => expect(localStorage.getItem('owner')).toContain('account'));
  app.backend.registry.world('default').state.sessions.clear();
  return { ...app, words: texts().system.session };
}

function tapFor(path: string, data: unknown = {}): { control: HTMLElement; outcome: () => string } {
  const control = screen.getByRole('main').querySelector<HTMLElement>('a, button') ?? expect.fail();
  let outcome = 'pending';
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    call({ url: path, method: 'POST', data }).then(
      () => (outcome = 'answered'),
      () => (outcome = 'rejected'),
    );
  };
  control.addEventListener('click', onClick, { once: true });
  fireEvent.click(control);
  return { control, outcome: () => outcome };
}

const paths = operations.map(({ path }) => path).filter((path) => !guestCalls.has(path));
/** That each path is one of players: src/api/call.test.ts, NET-08. */
const guarded = paths.filter((_, place) => place % 6 === 0);

test('NET-12 a note beside the tapped control says of a player’s calls that the session has ended', async () => {
  const { words } = await arrive();
  expect(guarded).not.toEqual([]);
  for (const path of guarded) {
    const { outcome } = tapFor(path);
    expect(await screen.findByText(words.ended()), path).toBeDefined();
    expect(openKinds(), path).toEqual([]);
    // A touch elsewhere removes the note. The call is rejected, so no button stays busy.
    fireEvent.pointerDown(screen.getByRole('main'));
    await waitFor(() => expect(outcome(), path).toBe('rejected'));
    await waitFor(() => expect(screen.queryByText(words.ended()), path).toBeNull());
  }
});

test('NET-12 the login repeats the tapped call and returns the focus to its control', async () => {
  const { words, calls } = await arrive();
  const { control, outcome } = tapFor('/game/collect', { gameId: 'slot', opt: 1 });
  fireEvent.click(await screen.findByText(words.login()));
  await logIn();
  await waitFor(() => expect(outcome()).not.toBe('pending'));
  expect(countOf(calls, '/game/collect')).toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(control));
});

test('NET-12 the tapped call is not repeated when the login is closed or another player logs in', async () => {
  const { words, calls } = await arrive();
  const first = tapFor('/wallet/balance');
  fireEvent.click(await screen.findByText(words.login()));
  await screen.findByLabelText(texts().auth.login.password());
  tap(texts().common.close());
  await waitFor(() => expect(first.outcome()).toBe('rejected'));
  await waitFor(() => expect(document.activeElement).toBe(first.control));

  const second = tapFor('/game/collect', { gameId: 'g-1', opt: 1 });
  fireEvent.click(await screen.findByText(words.login()));
  await logIn(UNBOUND);
  await waitFor(() => expect(second.outcome()).toBe('rejected'));
  expect(countOf(calls, '/game/collect')).toBe(1);
});

test('NET-12 with the popup of the day shown the login opens at once, and what was tapped goes on after it', async () => {
  await arrive();
  writeDevice(theApp(), 'todayShowed', utcDay());
  const { outcome } = tapFor('/wallet/balance');
  await logIn();
  await waitFor(() => expect(outcome()).toBe('answered'));
});

test('NET-12 NET-05 a call is of a tap that came before it, at most two seconds, and of no other', async () => {
  const { words } = await arrive();
  const control = screen.getByRole('main').querySelector('button') ?? expect.fail();
  // Later than all calls of this page, which would be taken for those of the tap.
  const at = performance.now() + 3_600_000;
  const isAsked = async (startedAt: number) => {
    sessionEnd(theApp()).tap = { target: control, at };
    const answer = openContinueDialog(theApp(), startedAt, false);
    if (!answer) return false;
    await screen.findByText(words.ended());
    const main = screen.getByRole('main');
    // It hears a tap elsewhere a moment after it is there.
    await waitFor(() => {
      fireEvent.pointerDown(main);
      expect(screen.queryByText(words.ended())).toBeNull();
    });
    expect(await answer).toBe(false);
    return true;
  };
  const requested: number[] = [];
  const starts = [at - 60_000, at - 1, at - 0.1, at, at + 0.1, at + 2_000, at + 2_001, at + 60_000];
  for (const startedAt of starts) if (await isAsked(startedAt)) requested.push(startedAt - at);
  expect(requested.map(Math.round)).toEqual([0, 0, 2_000]);
});

test('NET-12 a failed read offers the login in its own place, and loads after it', async () => {
  const { words, router } = await arrive();
  await act(() => router.navigate({ to: '/withdraw' }));
  expect(await screen.findByText(words.endedText())).toBeDefined();
  expect(screen.queryByText(texts().withdraw.failedTitle())).toBeNull();
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: words.login() }));
  await logIn();
  expect(await screen.findByRole('radio', { name: /CuentaRUT/ })).toBeDefined();
  expect(screen.queryByText(words.endedText())).toBeNull();
});

test('NET-12 a failed part of home says that the session has ended', async () => {
  const { words, router, backend } = await arrive();
  await control(backend, 'faults', { operationId: 'gameCategories', fault: 'unauthorized' });
  await act(() => router.navigate({ to: '/' }));
  expect(await screen.findAllByText(words.endedText())).not.toEqual([]);
  expect(screen.queryByText(texts().home.failedText())).toBeNull();
});
