import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame } from '../../mock-server/world/games/games.ts';
import { luckyGame, spinFree } from '../../mock-server/world/games/lucky-wheel.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import type { Game } from '../../src/api/generated/contract.schemas.ts';
import { gameList } from '../../src/api/generated/game-list.ts';
import { type GameSportsQueryResult, getGameSportsQueryKey } from '../../src/api/generated/game-sports.ts';
import { gameUrl } from '../../src/api/generated/game-url.ts';
import { tableState } from '../../src/features/lobby/home/home-rows.tsx';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { formatAmount } from '../../src/lib/money.ts';
import { closePopup } from '../../src/popups/popup-store.ts';
import { startTimeOut } from '../../src/session/play-limits/limit-rules.ts';
import { act } from '../support/act.ts';
import { slot } from '../support/titles.ts';
import { watchNear } from './page-waits.ts';
import { limitBound } from './play-limits.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

let watched: ReturnType<typeof watchNear>['watched'];
beforeEach(() => {
  ({ watched } = watchNear());
});

const words = () => texts().games;
/** The jackpot under a tile. While it counts up, the last amount. */
const amountOf = ({ textContent }: Element) =>
  Number((textContent ?? '').match(/[\d,]+\.\d\d/)?.[0].replaceAll(',', ''));
function tableText({ table, minBet = -1, maxBet = -1 }: Partial<Game> = {}) {
  const { from, upTo } = words().rows;
  const limits = from({ amount: formatAmount(minBet) }) + upTo({ amount: formatAmount(maxBet) });
  return (
    table &&
    table.dealer + tableState(table) + words().table.virtual({ count: table.virtualPlayers ?? 0 }) + limits
  );
}

const row = (name: string) => screen.findByRole('region', { name });

async function comeNear(name: string) {
  const section = await row(name);
  await waitFor(() => expect(watched.has(section)).toBe(true));
  act(() => watched.get(section)?.(true));
  return within(section);
}

test('LOB-15 each row loads as it comes near, with what the calls say', async () => {
  const { calls, queryClient } = await renderApp('/');
  await loadTexts('games');
  await row(words().rows.studios());
  await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(0));
  const before = countOf(calls, '/game/list');
  expect(countOf(calls, '/game/sports')).toBe(0);
  expect(screen.queryByRole('region', { name: words().recent() }), 'a guest has not played').toBeNull();

  const top = await comeNear(words().rows.top({ count: 10 }));
  await waitFor(() => expect(top.getAllByRole('listitem')).toHaveLength(10));
  expect(top.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  );
  expect(countOf(calls, '/game/list')).toBe(before + 1);

  const jackpots = () => gameList({ country: 'CL', gameplayTag: 'jackpot', pageNum: 1, pageSize: 100 });
  const sizes = ({ list }: { list: Game[] }) => list.toSorted((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0));
  const [least, pots] = [await jackpots(), await comeNear(words().rows.jackpots())];
  await waitFor(() => expect(pots.getAllByRole('listitem')).toHaveLength(12));
  expect(least.list.length).toBeGreaterThan(12);
  const shown = pots.getAllByRole('listitem').map(amountOf);
  const most = await jackpots();
  for (const [place, { name, jackpot = 0 }] of sizes(least).slice(0, 12).entries()) {
    expect(shown[place], name).toBeGreaterThanOrEqual(jackpot);
    expect(shown[place], name).toBeLessThanOrEqual(sizes(most)[place]?.jackpot ?? 0);
  }

  const amounts = [...document.querySelectorAll('.caption')].filter((tile) => amountOf(tile) > 0);
  expect(
    amounts.every((tile) => tile.closest('[aria-labelledby="row-jackpot"]')),
    'a pot stands once',
  ).toBe(true);

  const tables = () => gameList({ country: 'CL', gameplayTag: 'live', pageNum: 1, pageSize: 12 });
  const [first, live] = [await tables(), await comeNear(words().rows.live())];
  await waitFor(() => expect(live.getAllByRole('listitem')).toHaveLength(first.list.length));
  const rowTexts = live.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  // The players of a table change between two answers, so either may be shown.
  const later = await tables();
  for (const [place, text] of rowTexts.entries())
    expect([tableText(first.list[place]), tableText(later.list[place])]).toContainEqual(
      text.slice(text.indexOf(first.list[place]?.table?.dealer ?? '?')),
    );

  const matches = await comeNear(words().rows.matches());
  // Scores change between two answers, so the row is compared with the one that it shows.
  const key = getGameSportsQueryKey({ country: 'CL' });
  const under = () =>
    (queryClient.getQueryData<GameSportsQueryResult>(key) ?? []).filter(({ isLive }) => isLive);
  await waitFor(() =>
    expect(matches.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      under().map(({ home, away, score = '' }) => {
        const [ofHome, ofAway] = score.split('-');
        return expect.stringContaining(`${home}${ofHome}${away}${ofAway}`);
      }),
    ),
  );
  expect(
    under().some(({ score = '' }) => new Set(score.split('-')).size > 1),
    'a score that can be swapped',
  ).toBe(true);
  // The odds open the match in the sportsbook (GAM-16). A guest must log in first.
  const prices = matches.getAllByRole('button');
  expect(prices.length).toBeGreaterThanOrEqual(2 * under().length);
  fireEvent.click(prices.find((price) => !price.hasAttribute('disabled')) as HTMLElement);
  await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
  act(() => closePopup(theApp(), 'LOGIN'));

  const studios = await comeNear(words().rows.studios());
  await waitFor(() => expect(studios.getAllByRole('link').length).toBeGreaterThan(1));
  const [studio] = studios.getAllByRole('link');
  expect(decodeURIComponent(studio?.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    `provider=${studio?.textContent}`,
  );
});

test('PRO-09 the wheel of the day is one tap away until it was spun', async () => {
  const { router } = await renderApp('/', { player: true });
  await loadTexts('games');
  const { wheel } = words();
  const card = await comeNear(wheel.title());
  expect(await card.findByText(wheel.week({ count: 0 }))).toBeDefined();
  expect(card.getAllByRole('listitem')).toHaveLength(7);
  fireEvent.click(card.getByRole('button', { name: wheel.spin() }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView\//));
});

test('PRO-09 PLR-02 during a break there is no wheel of the day', async () => {
  await renderApp('/', { player: true });
  await loadTexts('games');
  const card = await comeNear(words().wheel.title());
  await card.findByRole('button', { name: words().wheel.spin() });
  await limitBound((limits, now) => startTimeOut(limits, 'day', now));
  await waitFor(() => expect(card.queryByRole('button')).toBeNull());
});

test('PRO-09 the calendar of the wheel says what today brought', async () => {
  let payout = 0;
  const prepare = async ({ registry }: MockBackend) => {
    const world = registry.world('default');
    const player = [...world.state.players.values()].find(({ username }) => username === '912345678');
    if (!player) throw new Error('there is no player');
    const { entry } = enterGame(world, openSession(world, player.id), luckyGame(world).id);
    payout = spinFree(world, { ...takeSeat(world, entry), isLucky: true }, 'round-of-the-day').payout;
  };
  await renderApp('/', { player: true, prepare });
  await loadTexts('games');
  const { wheel } = words();
  const card = await comeNear(wheel.title());
  expect(await card.findByText(wheel.week({ count: 1 }))).toBeDefined();
  expect(card.getByText(wheel.tomorrow())).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getAllByRole('listitem').at(-1)?.textContent).toContain(
    (payout / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
});

test('GAM-11 every tile of home has its "i" for screen readers', async () => {
  await renderApp('/');
  await loadTexts('games');
  await comeNear(words().rows.top({ count: 10 }));
  const tiles = () =>
    [...document.querySelectorAll('button .caption')].map((name) => name.closest('button')?.parentElement);
  await waitFor(() => expect(tiles().length).toBeGreaterThan(20));
  await waitFor(() => expect(tiles().filter((tile) => !tile?.querySelector('[data-game-card]'))).toEqual([]));
});

test.each([
  [{ players: 4, seats: 7 }, '3 puestos libres'],
  [{ players: 6, seats: 7 }, '1 puesto libre'],
  [{ players: 7, seats: 7 }, 'Mesa llena'],
  [{ players: 9, seats: 7 }, 'Mesa llena'],
  [{ players: 31 }, '31 jugando'],
])('LOB-15 a table with %j says "%s"', async (own, rowTexts) => {
  await loadTexts('games');
  expect(tableState({ dealer: 'Camila', portrait: '/p.svg', ...own })).toBe(rowTexts);
});

test('LOB-15 GAM-04 keep playing stands first for a player who has played, and a row without games is not there', async () => {
  const { router } = await renderApp('/', { player: true });
  await loadTexts('games');
  await row(words().rows.studios());
  await waitFor(() =>
    expect(
      document.querySelector('#row-recent')?.closest('section')?.querySelector('[data-empty]'),
    ).not.toBeNull(),
  );
  await gameUrl({ gameId: slot.id });
  await act(() => router.navigate({ to: '/tc' }));
  await act(() => router.navigate({ to: '/' }));
  const sections = () => [...document.querySelectorAll('section[aria-labelledby^=row-]')];
  await waitFor(() => expect(sections().length).toBeGreaterThan(3));
  expect(sections()[0]?.getAttribute('aria-labelledby')).toBe('row-recent');
});

test('LOB-15 each tile of a category of live tables shows its presenter; home opens without them', async () => {
  await renderApp('/');
  const tab = await screen.findByRole('tab', { name: 'Casino en vivo' });
  const portraits = () =>
    [...document.querySelectorAll('[role=tabpanel] li')].map(
      (tile) => tile.querySelectorAll('img[alt=""]').length,
    );
  await waitFor(() => expect(new Set(portraits())).toEqual(new Set([0])));
  fireEvent.click(tab);
  await waitFor(() => expect(new Set(portraits())).toEqual(new Set([1])));
});
