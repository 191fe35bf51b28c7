// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { press, spokenText, type TreeNode, treeOf } from '../../tests/support/accessibility-tree.ts';
import { collectAnswers, gamePages, openGamePage, sayings, soon } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { type MarketName, type MatchPick, picksOf } from '../studio/games/sportsbook/match-picks.ts';
import type { BookOnWire, LegOnWire, MatchOnWire } from '../studio/games/sportsbook/wire.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { fill, money } from '../studio/kit/words/figures.ts';

const MARKETS: readonly MarketName[] = ['winner', 'goals', 'both', 'handicap'];
const HALF_HOUR_MS = 30 * 60_000;

let client: TestClient;
beforeEach(() => {
  client = createTestClient({ games: 48 });
});
gamePages();

/** @returns the last book that the page received, and the texts of its live region */
async function openBook() {
  const seen: { book?: BookOnWire } = {};
  collectAnswers(client, (data) => {
    const book = data?.matches ? data : data?.book;
    if (book) seen.book = book;
  });
  // Without its interval the page asks for the book only when the app reports money.
  vi.stubGlobal('setInterval', () => 0);
  await openGamePage(client, client.backend.registry.world('default').catalogue.sportsbook, 'en');
  const announced = sayings();
  const book = (): BookOnWire => {
    if (!seen.book) throw new Error('The page has no book.');
    return seen.book;
  };
  return { book, announced };
}

/** Builds the accessible name of a pick independently of the page. */
function pickName(own: GameWords['sportsbook'], match: MatchOnWire | LegOnWire, pick: MatchPick): string {
  const { home, away, lines } = match;
  const line = { line: lines.goals, points: own[`${match.sport}Points`] };
  const signed = (points: number) => `${points > 0 ? '+' : ''}${points}`;
  return {
    home,
    draw: own.draw,
    away,
    over: fill(own.moreThan, line),
    under: fill(own.lessThan, line),
    both: own.bothYes,
    'not-both': own.bothNo,
    'home-line': `${home} (${signed(lines.handicap)})`,
    'away-line': `${away} (${signed(-lines.handicap)})`,
  }[pick];
}

const price = (hundredths: number) => (hundredths / 100).toFixed(2);

const groupOf = (name: string, tree = treeOf(document.body)): TreeNode => {
  const found = tree.filter((node) => node.role === 'group' && node.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as TreeNode;
};

const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

function expectOneStop(name: string, odds: readonly HTMLElement[]): void {
  const isOn = odds.some((odd) => odd.getAttribute('aria-disabled') === 'false');
  expect(
    odds.filter(({ tabIndex }) => tabIndex === 0),
    name,
  ).toHaveLength(isOn ? 1 : 0);
  odds[0]?.focus();
  for (const odd of odds) {
    expect(document.activeElement, name).toBe(odd);
    expect(
      odds.filter(({ tabIndex }) => tabIndex === 0),
      name,
    ).toEqual([odd]);
    key('ArrowRight');
  }
  key('Home');
  expect(document.activeElement, name).toBe(odds[0]);
}

test('GAM-17 GAM-18 each price of the sportsbook is in the tree in its market, the odds of a market are one stop, and a bet is placed, said and settled by the tree alone', async () => {
  const { book, announced } = await openBook();
  const { sportsbook: own } = wordsFor('sportsbook', 'en') as GameWords;
  expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);

  let requests = 0;
  const { matches } = book();
  const tree = treeOf(document.body);
  for (const match of matches)
    for (const market of MARKETS) {
      const picks = picksOf(match.sport, market);
      if (picks.length === 0) continue;
      const name = `${own[`${market}Market`]}, ${match.home} – ${match.away}`;
      const odds = treeOf(groupOf(name, tree).element).filter(({ role }) => role === 'button');
      expect(odds, name).toHaveLength(picks.length);
      for (const [at, pick] of picks.entries()) {
        const now = match.isSuspended ? undefined : match.prices[pick];
        expect(odds[at]?.name, name).toContain(pickName(own, match, pick));
        expect(odds[at]?.name, name).toContain(now === undefined ? own.suspended : price(now));
        expect(odds[at]?.element.getAttribute('aria-disabled')).toBe(String(now === undefined));
        expect(odds[at]?.element.getAttribute('aria-pressed')).toBe('false');
        requests += 1;
      }
      expectOneStop(
        name,
        odds.map(({ element }) => element),
      );
    }
  expect(requests).toBeGreaterThan(matches.length * 4);

  const [match] = matches
    .filter(({ isSuspended, phase }) => !isSuspended && phase === 'coming')
    .sort((one, other) => one.startsAt - other.startsAt);
  if (!match) throw new Error('No match takes bets.');
  const winner = () => groupOf(`${own.winnerMarket}, ${match.home} – ${match.away}`).element;
  const [first, last] = [
    winner().querySelector('button'),
    winner().querySelector<HTMLElement>('button:last-child'),
  ];
  const named = { name: `${match.home} ${price(match.prices.home ?? 0)}`, count: 1 };
  for (const [odd, told] of [
    [last, fill(own.inSlip, { name: `${match.away} ${price(match.prices.away ?? 0)}`, count: 1 })],
    [last, fill(own.outOfSlip, { name: `${match.away} ${price(match.prices.away ?? 0)}`, count: 0 })],
    [first, fill(own.inSlip, named)],
  ] as const) {
    announced.length = 0;
    odd?.click();
    await soon(() => expect(announced).toEqual([told]));
  }
  expect([first, last].map((odd) => odd?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);

  const followed = matches.filter(({ phase }) => phase === 'coming').at(-1);
  press(fill(own.follow, { name: followed?.away ?? '' }));
  const coming = treeOf(document.body).find(({ role, name }) => role === 'heading' && name === own.coming);
  const row = coming?.element.parentElement?.querySelector('li');
  expect(row?.textContent).toContain(followed?.away);

  press(own.slip, 'tab');
  for (const text of [match.home, match.away, match.league, price(match.prices.home ?? 0)])
    expect(spokenText(document.body)).toContain(text);
  press(own.stakeOne);
  await vi.waitFor(() => press('1,000'), { timeout: 60_000 });
  press('Done');
  announced.length = 0;
  press(own.place);
  await soon(() => expect(book().bets).toHaveLength(1));
  await soon(() =>
    expect(announced).toEqual([
      expect.stringContaining(fill(own.accepted, { amount: `${money(1_000)} CLP` })),
    ]),
  );
  const [bet] = book().bets;
  for (const text of [match.home, match.away, own.open, money(1_000), money(bet?.returns ?? 0)])
    expect(spokenText(document.body)).toContain(text);

  announced.length = 0;
  client.pass(HALF_HOUR_MS);
  const data = { mark: 'copihue-game', type: 'balance' };
  dispatchEvent(new MessageEvent('message', { source: window.parent, data }));
  await vi.waitFor(() => expect(book().bets[0]?.status).not.toBe('open'), { timeout: 60_000 });
  const [settled] = book().bets;
  const isWon = settled?.status === 'won';
  const told = fill(isWon ? own.settledWon : own.settledLost, {
    name: match.home,
    amount: `${money(settled?.payout ?? 0)} CLP`,
  });
  await soon(() => expect(announced.filter((text) => text.includes(told))).toHaveLength(1));
  const score = settled?.legs[0]?.score?.join('-') ?? 'no score';
  for (const text of [isWon ? own.won : own.lost, own.over, score, money(settled?.payout ?? 0)])
    expect(spokenText(document.body)).toContain(text);
});
