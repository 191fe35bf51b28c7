import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { CRASH_RETURN } from '../../mock-server/studio/games/crash/engine.ts';
import { engineFor, publishedVolatility } from '../../mock-server/studio/games/engines.ts';
import { assertAmounts } from '../../mock-server/world/games/stakes.ts';
import { indexCatalogue, type SeedGame } from '../../mock-server/world/tables/catalogue.ts';
import { gameList } from '../../src/api/generated/game-list.ts';
import { figuresOf } from '../../src/features/lobby/card/game-card.tsx';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { sitAt } from '../support/test-seat.ts';
import { codeOf, createTestWorld } from '../support/test-world.ts';
import { control } from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';

const words = () => texts().games.card;

/** Bets with a published return: one spot of each engine, or the best play of a hand. */
const SPOTS = ['spin', 'red', 'seven', 'player', '01020304', 'card', '12-medium', 'c0001', 'win-1'];

function returnsOf(game: SeedGame): number[] {
  const engine = engineFor(game);
  if (engine.kind === 'flight') return [CRASH_RETURN];
  if (engine.kind === 'hand') return [engine.returnToPlayer];
  if (engine.kind === 'book') throw new Error(`${game.name} has no rounds`);
  // A jackpot returns the 1 % of the stakes that fund it, and its seed of 20,000 stakes once in 20 million rounds.
  const pot = game.jackpot === undefined ? 0 : 0.011;
  return SPOTS.filter(engine.isSpot).map((spot) => engine.figures(spot).returns + pot);
}

const minorOf = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);

test('GAM-11 the card of every title says the figures of its engine', async () => {
  await renderApp('/tc');
  await loadTexts('games');
  const { world, seat } = sitAt('slot', 1, createTestWorld(1, indexCatalogue(seedCatalogue())));
  const isTaken = ({ id }: SeedGame, stake: number) =>
    !codeOf(() => assertAmounts(world, { ...seat, gameId: id }, [stake], 'stakes')).startsWith('stake-');
  const { list } = await gameList({ country: 'CL', pageNum: 1, pageSize: 999 });
  expect(list).toHaveLength(240);
  for (const game of world.catalogue.games) {
    const shown = list.find(({ id }) => id === game.id);
    const figures = new Map(shown && figuresOf(shown));
    const figure = (name: string) => figures.get(name) ?? `no ${name} for ${game.name}`;
    expect(
      returnsOf(game).map((share) => `${(share * 100).toFixed(1)}%`),
      game.name,
    ).toContain(figure(words().rtp()));
    expect(figures.get(words().potShare()), game.name).toBe(game.jackpot === undefined ? undefined : '1.0%');
    expect(figure(words().volatility())).toBe(words().levels[publishedVolatility(game)]());
    const [least, most] = [minorOf(figure(words().least())), minorOf(figure(words().most()))];
    expect(
      [least - 100, least, most, most + 100].map((stake) => isTaken(game, stake)),
      game.name,
    ).toEqual([false, true, true, false]);
  }
});

const tileOf = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;

function point(type: string, at: Partial<PointerEventInit> = {}): PointerEvent {
  const init = {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerType: 'touch',
    clientX: 50,
    clientY: 50,
  };
  return new PointerEvent(type, { ...init, ...at });
}

function fingerOn(tile: Element) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent(tile, point('pointerdown'));
  return {
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    send: (type: string, at?: Partial<PointerEventInit>) => fireEvent(tile, point(type, at)),
  };
}

async function arrive() {
  const app = await renderApp('/allgame', { player: true });
  const tile = await tileOf(/^Copihue de Oro/);
  await screen.findByRole('button', { name: words().about({ game: 'Copihue de Oro' }) });
  return { ...app, tile };
}

const card = () => screen.findByRole('dialog', { name: 'Copihue de Oro' });

test('GAM-11 a finger that rests on a tile opens its card, and does not enter the game', async () => {
  const { tile, calls } = await arrive();
  const finger = fingerOn(tile);
  finger.wait(400);
  expect(screen.queryByRole('dialog')).toBeNull();
  // A real finger always moves a little.
  finger.send('pointermove', { clientX: 55 });
  finger.wait(100);
  expect(finger.send('contextmenu'), "the picture's menu").toBe(false);
  finger.send('pointerup');
  fireEvent.click(tile);
  vi.useRealTimers();
  const inCard = within(await card());
  expect(inCard.getByText('94.7%')).toBeDefined();
  expect(inCard.getByText(words().levels.high())).toBeDefined();
  expect(countOf(calls, '/game/url')).toBe(0);
});

test('GAM-11 the menu of a picture opens the card in its place where it comes first', async () => {
  const { tile } = await arrive();
  const finger = fingerOn(tile);
  expect(finger.send('contextmenu')).toBe(false);
  finger.send('pointercancel');
  vi.useRealTimers();
  await card();
});

test.each<[string, (finger: ReturnType<typeof fingerOn>) => void]>([
  ['a finger that scrolls', ({ send }) => send('pointermove', { clientY: 80 })],
  ['a browser that scrolls', ({ send }) => send('pointercancel')],
  ['a list that scrolls', () => fireEvent.scroll(document)],
  ['a tap', ({ send }) => send('pointerup')],
])('GAM-11 %s opens no card', async (_what, move) => {
  const { tile } = await arrive();
  const finger = fingerOn(tile);
  finger.wait(300);
  move(finger);
  finger.wait(5_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('GAM-11 a tap after a card was closed enters the game again, and a heart that is pressed stays a heart', async () => {
  const { tile, calls } = await arrive();
  const finger = fingerOn(tile);
  finger.wait(500);
  finger.send('pointerup');
  finger.wait(1_000);
  vi.useRealTimers();
  fireEvent.click(within(await card()).getByRole('button', { name: texts().common.close() }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const heart = screen.getByRole('button', { name: texts().home.favourite({ game: 'Copihue de Oro' }) });
  const other = fingerOn(heart);
  other.wait(1_000);
  other.send('pointerup');
  vi.useRealTimers();
  expect(document.querySelector('[role=dialog]')).toBeNull();

  fireEvent.click(tile);
  await waitFor(() => expect(countOf(calls, '/game/url')).toBe(1));
});

test('GAM-11 GAM-03 the i opens the card, whose heart stays true and whose button enters the game', async () => {
  const { router, backend, calls } = await arrive();
  fireEvent.click(screen.getByRole('button', { name: words().about({ game: 'Copihue de Oro' }) }));
  const inCard = within(await card());
  const heart = () =>
    inCard.getByRole('button', { name: texts().home.favourite({ game: 'Copihue de Oro' }) });
  for (const isMarked of ['true', 'false']) {
    fireEvent.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe(isMarked));
    await waitFor(async () => {
      const { list } = await gameList({ country: 'CL', isCollected: true, pageNum: 1, pageSize: 12 });
      expect(list.map(({ name }) => name).includes('Copihue de Oro')).toBe(isMarked === 'true');
    });
  }
  await control(backend, 'faults', { operationId: 'gameCollect', fault: 'server-error', times: 1 });
  const before = countOf(calls, '/game/collect');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  expect(countOf(calls, '/game/collect')).toBe(before + 1);
  fireEvent.click(inCard.getByRole('button', { name: words().play() }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView\//));
});

test('GAM-11 SES-01 a guest who would play from the card logs in first', async () => {
  await renderApp('/searchgame?q=copihue%20de%20oro');
  fireEvent.click(await screen.findByRole('button', { name: words().about({ game: 'Copihue de Oro' }) }));
  fireEvent.click(within(await card()).getByRole('button', { name: words().play() }));
  await loadTexts('auth');
  await screen.findByRole('dialog', { name: texts().auth.login.title() });
  expect(screen.queryByRole('dialog', { name: 'Copihue de Oro' })).toBeNull();
});
