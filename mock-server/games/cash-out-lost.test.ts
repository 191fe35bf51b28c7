// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gamePages, openGamePage, part, passAtTable, sayings } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { richPlayer } from '../../tests/support/test-world.ts';
import { titleOf } from '../../tests/support/titles.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { fill, money, times } from '../studio/kit/words/figures.ts';
import { playerBalance } from '../world/core/balance.ts';
import { liveBust, liveRounds } from '../world/games/live-rounds.ts';
import { sportMatches } from '../world/sports/programme.ts';
import { toMajor } from '../world/tables/money.ts';

/** Factor that shortens the page's timers: it asks again only after seconds. */
const FASTER = 50;
const STAKE = 1_000;

let client: TestClient;
const running: ReturnType<typeof setInterval>[] = [];
function stopPage(): void {
  for (const id of running.splice(0)) clearInterval(id);
}
beforeEach(() => {
  client = createTestClient({ games: 60 });
  const { setTimeout: wait, setInterval: every } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, ms / FASTER));
  vi.stubGlobal('setInterval', (run: () => void, ms = 0) => {
    const id = every(run, ms / FASTER);
    running.push(id);
    return id;
  });
});
afterEach(stopPage);
gamePages();

const words = wordsFor('sportsbook', 'ks') as GameWords;
const own = words.sportsbook;
const world = () => client.backend.registry.world('default');
const cash = () => toMajor(playerBalance(world(), richPlayer).cash);
const bets = () => [...world().state.sportBets.values()];
const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((each) => name.test(each.textContent ?? ''));
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });

async function openSlip(): Promise<string[]> {
  await openGamePage(client, world().catalogue.sportsbook, 'ks');
  const announced = sayings();
  const odds = [...document.querySelectorAll<HTMLElement>('.odd')].filter(
    (odd) => odd.ariaDisabled !== 'true',
  );
  odds.at(-1)?.click();
  part('.slip .amount').click();
  await until(() => part('.stake-sheet'));
  const keys = [...part('.keys').querySelectorAll('button')];
  for (const digit of String(STAKE)) keys.find(({ textContent }) => textContent === digit)?.click();
  part('.stake-sheet .action').click();
  await until(() => expect(part('.slip .action').textContent).toContain(own.place));
  return announced;
}

async function openBet(): Promise<string[]> {
  const announced = await openSlip();
  part('.slip .action').click();
  await until(() => expect(bets()).toHaveLength(1));
  await until(() => expect(button(/^Cerrar por/)?.getAttribute('aria-disabled')).toBe('false'));
  return announced;
}

/** The first tap asks for the price, the second one sells. @returns the agreed price */
function sell(): string {
  button(/^Cerrar por/)?.click();
  const agreed = part('.sell').textContent?.replace(/[^\d.,]/g, '') ?? '';
  part('.sell').click();
  return agreed;
}

test.each([
  ['drop-after', 1],
  ['drop-before', undefined],
  ['server-error', undefined],
] as const)(
  'GAM-16 a sale whose answer is lost (%s) is asked again until it is known: never failed, sold once',
  async (fault, times) => {
    const announced = await openBet();
    const before = cash();
    await client.control('faults', { operationId: 'games/cash-out-bet', fault, ...(times && { times }) });
    const agreed = sell();
    expect(Number(agreed.replaceAll(',', ''))).toBeGreaterThan(0);
    if (times === undefined) {
      await until(() => expect(announced).toContain(own.saleUnknown));
      // While the result is unknown, the bet is neither sold nor failed, and no other bet can be sold.
      expect(part('.sell').textContent).toBe(own.selling);
      expect(part('.sell').getAttribute('aria-disabled')).toBe('true');
      expect(document.querySelector('.bet.sold')).toBeNull();
      part('.sell').click();
      await client.control('faults', { clear: true });
    }
    await until(() => expect(document.querySelector('.bet.sold')).not.toBeNull());
    const paid = cash() - before;
    expect(money(paid)).toBe(agreed);
    expect(announced.filter((text) => text.startsWith('Cerraste'))).toEqual([
      `Cerraste la apuesta: ${agreed} CLP`,
    ]);
    expect(announced.some((text) => text === own.notSold || text === own.gone)).toBe(false);
    expect(part('#balance').textContent).toBe(money(cash()));
    expect(bets().filter(({ isCashedOut }) => isCashedOut)).toHaveLength(1);
    const credits = world().state.postings.filter(({ entries }) =>
      entries.some(({ account, amount }) => account.includes(richPlayer) && amount === paid * 100),
    );
    expect(credits).toHaveLength(1);
  },
);

test('GAM-16 a sale that is not known when the page is left was one: the next visit shows the bet sold', async () => {
  const announced = await openBet();
  const before = cash();
  await client.control('faults', { operationId: 'games/cash-out-bet', fault: 'drop-after' });
  const agreed = sell();
  await until(() => expect(announced).toContain(own.saleUnknown));
  stopPage();
  await client.control('faults', { clear: true });
  await openGamePage(client, world().catalogue.sportsbook, 'ks');
  expect(document.querySelectorAll('.bet.sold')).toHaveLength(1);
  expect(part('.bet.sold').textContent).toContain(agreed);
  expect(money(cash() - before)).toBe(agreed);
});

test.each([
  [false, 1],
  [true, 0],
])(
  'GAM-09 a slip that was left (placed: %s) has at the next visit as many selections: %d',
  async (isPlaced, left) => {
    await openSlip();
    await until(() => expect(world().state.sportSettings.get(richPlayer)?.picks).toHaveLength(1));
    if (isPlaced) {
      // The page does not learn that its bet was placed.
      await client.control('faults', { operationId: 'games/place-slip', fault: 'drop-after' });
      part('.slip .action').click();
      await until(() => expect(bets()).toHaveLength(1));
    }
    stopPage();
    await openGamePage(client, world().catalogue.sportsbook, 'ks');
    expect(document.querySelectorAll('.picks .leg')).toHaveLength(left);
  },
);

test.each([
  ['drop-after', () => own.accepted.split('{')[0] ?? ''],
  ['drop-before', () => words.notTaken],
])('GAM-09 GAM-21 a slip whose answer is lost (%s) is looked up and bets once', async (fault, said) => {
  const announced = await openSlip();
  const before = cash();
  await client.control('faults', { operationId: 'games/place-slip', fault, times: 4 });
  await client.control('faults', { operationId: 'games/book', fault: 'drop-before' });
  part('.slip .action').click();
  await until(() => expect(announced).toContain(words.unknown));
  // Another order than the one that was sent.
  document.querySelectorAll<HTMLInputElement>('.slip [name=accept]').forEach((rule) => void rule.click());
  part('.slip .action').click();
  await client.control('faults', { clear: true });
  await until(() => expect(announced.some((text) => text.startsWith(said()))).toBe(true));
  if (fault === 'drop-before') part('.slip .action').click();
  await until(() => expect(document.querySelectorAll('.bet')).toHaveLength(1));
  expect(bets()).toHaveLength(1);
  expect(before - cash()).toBe(STAKE);
});

test('GAM-18 a match that starts moves to the live ones with the focus and its open markets', async () => {
  await openGamePage(client, world().catalogue.sportsbook, 'ks');
  const [row] = document.querySelectorAll(`section[aria-label="${own.coming}"] .match`);
  const summary = row?.querySelector('summary');
  // The page learns that it is open from an event a moment later.
  const opened = new Promise((resolve) => summary?.parentElement?.addEventListener('toggle', resolve));
  summary?.focus();
  summary?.click();
  await opened;
  const match = sportMatches(world()).find(({ fixture }) => fixture.id === row?.id);
  client.pass((match?.fixture.startsAt ?? 0) - world().now() + 1_000);
  await until(() =>
    expect(part(`section[aria-label="${own.live}"]`).querySelector(`#${row?.id}`)).not.toBeNull(),
  );
  expect(document.activeElement).toBe(part(`#${row?.id} summary`));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

/** Opens a flight that lasts until the tap. The clock stands until `start`, so that a slow machine does not bet too late. */
async function openFlight() {
  const flights = wordsFor('crash', 'ks') as GameWords;
  const game = titleOf('crash');
  const rounds = liveRounds(world(), game);
  let next = rounds.at(world().now()).number + 1;
  while (liveBust(world(), game, next) < 1000) next += 1;
  client.pass(rounds.byNumber(next).startsAt - world().now());
  const pass = vi.spyOn(client, 'pass').mockReturnValue();
  await openGamePage(client, game, 'ks');
  const mine = () => [...world().state.rounds.values()].find(({ gameId }) => gameId === game.id);
  return { game, mine, words: flights.crash, start: () => pass.mockRestore() };
}

test('GAM-21 GAM-13 a cash-out of a flight that cannot arrive says so at once, and then what became of it', async () => {
  const { game, mine, words: flown, start } = await openFlight();
  const announced = sayings();
  await passAtTable(client, game, 'betting');
  // The clock shows the phase a moment before the button takes a bet.
  await until(() => expect(part('#action').getAttribute('aria-disabled')).toBe('false'));
  part('#action').click();
  await until(() => expect(mine()?.state).toBe('open'));
  start();
  await passAtTable(client, game, 'playing');
  await until(() => expect(part('#action').textContent).toContain(flown.cashOut));
  await client.control('faults', { operationId: 'games/cash-out', fault: 'drop-before' });
  part('#action').click();
  await until(() => expect(announced).toContain(flown.lost));
  expect(mine()?.state).toBe('open');
  await client.control('faults', { clear: true });
  await until(() => expect(mine()?.state).toBe('settled'));
  const { leftAt = 0, flight } = mine() ?? {};
  const became = leftAt > 0 ? flown.left : flown.bust;
  const figure = fill(became, { times: times(leftAt || (flight?.bust ?? 0)) });
  await until(() => expect(announced.filter((text) => text.includes(figure))).not.toEqual([]));
});

test('GAM-13 a bet chosen during a flight takes nothing before the next one, and is cancelled until that starts', async () => {
  const { game, mine, start } = await openFlight();
  start();
  const action = () => part('#action');
  const reads = (text: RegExp) => until(() => expect(action().textContent).toMatch(text));
  const before = cash();
  await passAtTable(client, game, 'playing');
  for (const text of [/al próximo$/, /^Cancelar/, /al próximo$/]) {
    await reads(text);
    action().click();
  }
  await reads(/^Cancelar/);
  expect([cash(), mine()]).toEqual([before, undefined]);
  await passAtTable(client, game, 'betting');
  await until(() => expect(mine()?.state).toBe('open'));
  expect(cash()).toBeLessThan(before);
  await reads(/^Cancelar apuesta/);
  // The second tap of a double tap cancels nothing, so it takes more than one.
  await until(() => {
    if (cash() < before) action().click();
    expect([cash(), mine()?.live]).toEqual([before, null]);
  });
});
