// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { gamePages, openGamePage, part, sayings } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { richPlayer } from '../../tests/support/test-world.ts';
import { titleOf } from '../../tests/support/titles.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { money } from '../studio/kit/words/figures.ts';
import { playerBalance } from '../world/core/balance.ts';
import { toMajor } from '../world/tables/money.ts';

const TAPS = 12;
/** Factor that shortens the page's timers, so that retries of a lost call take no seconds. */
const FASTER = 40;

let client: TestClient;
beforeEach(() => {
  client = createTestClient({ games: 60 });
});
gamePages();

const world = () => client.backend.registry.world('default');
const rounds = () => [...world().state.rounds.values()];
const cash = () => toMajor(playerBalance(world(), richPlayer).cash);
const figure = () => Number(part('#balance').textContent?.replaceAll(',', ''));

async function openPlinko(): Promise<{ stake: number; shown: number[]; announced: string[] }> {
  await openGamePage(client, titleOf('plinko'), 'ks');
  const shown: number[] = [];
  const announced = sayings();
  new MutationObserver(() => shown.push(figure())).observe(part('#balance'), {
    childList: true,
    subtree: true,
  });
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, ms / FASTER));
  return { stake: Number(part('#action .cost').textContent?.replaceAll(',', '')), shown, announced };
}

const tap = (times = TAPS) => {
  for (let at = 0; at < times; at += 1) part('#action').click();
};
const landed = () =>
  vi.waitFor(() => expect(part('#action').className).not.toContain('busy'), { timeout: 60_000, interval: 5 });
const words = wordsFor('plinko', 'ks') as GameWords;

test('GAM-21 as many balls as taps: each is a bet of its own, several are under way, each is paid and said once', async () => {
  const before = cash();
  const { stake, shown, announced } = await openPlinko();
  let dropped = 0;
  new MutationObserver((changes) => {
    dropped += changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
  }).observe(part('.board'), { childList: true });
  tap();
  expect(figure()).toBe(before - TAPS * stake);
  await landed();
  const paid = rounds().map(({ payout }) => toMajor(payout));
  expect(paid).toHaveLength(TAPS);
  expect(dropped).toBe(TAPS);
  expect(cash()).toBe(before - TAPS * stake + paid.reduce((sum, payout) => sum + payout, 0));
  expect(figure()).toBe(cash());
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(before - TAPS * stake);
  const amounts = announced.filter((text) => /casilla/.test(text));
  expect(amounts).toHaveLength(TAPS);
  for (const payout of new Set(paid.filter(Boolean)))
    expect(amounts.filter((text) => text.includes(` ${money(payout)} CLP`)).length).toBe(
      paid.filter((other) => other === payout).length,
    );
});

test.each([
  ['drop-after', 3],
  ['drop-after', TAPS],
  ['drop-before', 5],
  ['server-error', TAPS],
] as const)(
  'GAM-21 a connection that is lost (%s, %i calls) loses no ball and pays none twice',
  async (fault, times) => {
    const before = cash();
    const { stake } = await openPlinko();
    await client.control('faults', { operationId: 'games/round', fault, times });
    tap();
    await landed();
    const paid = rounds().reduce((sum, { payout }) => sum + toMajor(payout), 0);
    expect(rounds()).toHaveLength(TAPS);
    expect(cash()).toBe(before - TAPS * stake + paid);
    expect(figure()).toBe(cash());
  },
);

test('GAM-21 a ball whose answers are all lost is looked up and falls; one that never arrived is told and costs nothing', async () => {
  const { stake, announced } = await openPlinko();
  // The rounds are played, but no answer arrives, not even to a retry.
  await client.control('faults', { operationId: 'games/round', fault: 'drop-after' });
  tap(2);
  await vi.waitFor(() => expect(announced).toContain(words.unknown), { timeout: 60_000, interval: 5 });
  expect(part('#action').className).toContain('busy');
  await landed();
  expect(rounds()).toHaveLength(2);
  expect(announced.filter((text) => /casilla/.test(text))).toHaveLength(2);
  expect(figure()).toBe(cash());

  await client.control('faults', { clear: true });
  await client.control('faults', { operationId: 'games/round', fault: 'drop-before' });
  const now = cash();
  tap(3);
  expect(figure()).toBe(now - 3 * stake);
  await landed();
  expect(rounds()).toHaveLength(2);
  expect(announced).toContain(words.notTaken);
  expect(figure()).toBe(now);
  expect(cash()).toBe(now);
});
