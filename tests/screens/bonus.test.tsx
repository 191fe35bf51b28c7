import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control, BOUND as phone } from './account-steps.ts';
import { renderApp } from './render-app.tsx';

const words = () => texts().bonus;
const main = () => within(screen.getByRole('main'));

async function giveBonuses(backend: MockBackend): Promise<void> {
  await control(backend, 'bonus', { phone, amount: 1000, wagerTimes: 2, days: 7 });
  await control(backend, 'bonus', { phone, amount: 500, wagerTimes: 5, days: 1 });
  await control(backend, 'bets', { phone, count: 1, isBonus: true, stake: 300, outcome: 'lost' });
}

test('PRO-05 /bonus lists bonuses by deadline, each with amount, wagering left and deadline', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  const { backend, queryClient } = await renderApp('/bonus', { player: true });
  expect(await screen.findByText(words().empty.title())).toBeDefined();
  await giveBonuses(backend);
  await act(() => queryClient.refetchQueries());
  const [first, second] = await waitFor(() => {
    const rows = main().getAllByRole('listitem');
    const [one, two] = rows.filter((row) => within(row).queryByRole('progressbar'));
    if (!one || !two) throw new Error('Two bonuses were expected.');
    return [one, two] as const;
  });
  const bar = within(first).getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('12');
  expect(bar.getAttribute('aria-valuetext')).toBe(
    words().wagered({ wagered: '300.00', target: '2,500.00', currency: 'CLP' }),
  );
  expect(within(first).getByText('200.00')).toBeDefined();
  expect(within(first).getByText('2,200.00 CLP')).toBeDefined();
  expect(within(first).getByText(words().next())).toBeDefined();
  expect(second.textContent).toContain('Vence en 7 días, el 28 nov 2026, 09:00');
  expect(first.textContent).toContain('Vence en 24 horas');
  expect(within(second).queryByText(words().next())).toBeNull();
  const total = within(screen.getByRole('region', { name: words().total() }));
  expect(total.getByText('1,200.00')).toBeDefined();
});

test('PRO-05 /bonus has three rules and links to bonus bets, activity and the balance explained', async () => {
  await renderApp('/bonus', { player: true });
  const rules = within(await screen.findByRole('region', { name: words().rules.title() }));
  expect(rules.getAllByRole('listitem')).toHaveLength(3);
  const more = within(screen.getByRole('navigation', { name: words().more() }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/bettinghistory?wallet=bonus',
    '/transactions?tab=activity',
    '/newUserCashback',
    '/balancetips',
  ]);
});

test('PRO-09 an hour of play with cash and bonus is one hour on both pages of bets', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  await giveBonuses(backend);
  await control(backend, 'bets', { phone, count: 1, isBonus: false, stake: 300, outcome: 'lost' });
  for (const own of [{}, { wallet: 'bonus' as const }]) {
    await act(() => router.navigate({ to: '/bettinghistory', search: { ...own, period: 'week' } }));
    const week = await screen.findByText(texts().records.week.title());
    await waitFor(() => expect(week.parentElement?.textContent).toContain('jugaste 1 min.'));
  }
});

test('PRO-05 LOB-06 GAM-05 the games are those of the stored bonus category; one entered with bonus money says so, and one with cash does not', async () => {
  const { router } = await renderApp('/bonus', { player: true });
  const enterFirst = async () => {
    const games = within(await screen.findByRole('region', { name: words().bonusGames() }));
    const tiles = await games.findAllByRole('img');
    expect(tiles.length).toBeGreaterThan(5);
    expect(games.getByRole('link').getAttribute('href')).toBe('/allgame/bonus');
    act(() => tiles[0]?.closest('button')?.click());
    await screen.findByTitle(texts().game.frame());
  };
  await enterFirst();
  expect(localStorage.getItem('BonusGamesID')).toBe('bonus');
  expect(localStorage.getItem('isBonus')).toBe('false');
  expect(screen.queryByText(texts().game.footer.bonus())).toBeNull();
  await pbRegClaim({});
  await act(() => router.navigate({ to: '/bonus' }));
  await enterFirst();
  expect(localStorage.getItem('isBonus')).toBe('true');
  expect(screen.getByText(texts().game.footer.bonus())).toBeDefined();
});
