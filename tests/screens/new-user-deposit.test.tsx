import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

const words = () => texts().promotions.newUser;
const claims = (calls: string[]) => calls.filter((path) => /\/pb\/(get|reg\/claim)$/.test(path));

async function card(name: string): Promise<ReturnType<typeof within>> {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(name) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
}

describe('new-user deposit', () => {
  test('PRO-03 a guest sees what every tier pays, and is led to sign up or log in', async () => {
    const { calls } = await renderApp('/newUserDeposit');
    const first = await card(words().names.first());
    expect(first.getByText(words().percent({ percent: 50 }))).toBeDefined();
    expect(first.getAllByRole('row').map((row: HTMLElement) => row.textContent)).toEqual([
      words().ladder.deposit() + words().ladder.reward(),
      '2,500.00+1,250.00',
      '5,000.00+2,500.00',
      `${words().ladder.orMore({ amount: '10,000.00' })}+5,000.00`,
    ]);
    const second = await card(words().names.second());
    expect(second.getByText(words().percent({ percent: 20 }))).toBeDefined();
    expect(second.getByText('+4,000.00')).toBeDefined();
    expect(screen.getByText(words().terms.wager({ times: 10 }))).toBeDefined();
    expect(screen.getByText(words().terms.days({ days: 30 }))).toBeDefined();
    expect(screen.getByText(words().lead({ amount: '9,100.00 CLP' }))).toBeDefined();

    const registration = await card(words().names.registration());
    tap(words().actions.register());
    expect(openKinds()).toEqual(['REGISTER']);
    act(() => usePopupStore.of(theApp()).setState({ stack: [] }));
    act(() => registration.getByRole('button', { name: words().actions.logIn() }).click());
    expect(openKinds()).toEqual(['LOGIN']);
    expect(calls).not.toContain('/v1/pb/list');
  });

  test('PRO-03 while the figures cannot be loaded the defaults are shown and named as defaults', async () => {
    const { backend, router } = await renderApp('/tc');
    await control(backend, 'faults', { operationId: 'pbConfig', fault: 'failure' });
    await act(() => router.navigate({ to: '/newUserDeposit' }));
    expect(await screen.findByText(words().usual())).toBeDefined();
    const first = await card(words().names.first());
    expect(first.getByText('+5,000.00')).toBeDefined();
    expect(screen.queryByText(words().terms.wager({ times: 10 }))).toBeNull();
    await control(backend, 'faults', { clear: true });
    tap(texts().common.retry());
    expect(await screen.findByText(words().terms.wager({ times: 10 }))).toBeDefined();
    expect(screen.queryByText(words().usual())).toBeNull();
  });

  test('PRO-03 what was claimed on another device is done: it is said, and shown as claimed', async () => {
    const { backend, calls } = await renderApp('/newUserDeposit', { player: true });
    const registration = await card(words().names.registration());
    const claim = registration.getByRole('button', {
      name: words().actions.claim({ amount: '100.00\u00a0CLP' }),
    });
    await pbRegClaim({});
    act(() => claim.click());
    expect(await screen.findByText(texts().promotions.welcome.claimed())).toBeDefined();
    expect(await registration.findByText(words().states.claimed())).toBeDefined();
    expect(claims(calls)).toHaveLength(2);
    await control(backend, 'faults', { clear: true });
  });

  test('PRO-03 who comes from a game gets back into it', async () => {
    const { router } = await renderApp('/tc');
    await act(() => router.navigate({ to: '/newUserDeposit', search: { multiple: 1, isInGame: true } }));
    tap(
      await screen
        .findByRole('button', { name: words().actions.backToGame() })
        .then(() => words().actions.backToGame()),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/tc'));
  });
});
