// @vitest-environment jsdom

import { engineFor } from '@copihue/studio/games/engines';
import type { EngineName, GameEngine } from '@copihue/studio/kit/chance/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { everyTable, GAMES, roundEngines } from '../../tests/support/every-engine.ts';
import { gamePages, openGamePage, part, soon } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { gift, richPlayer } from '../../tests/support/test-world.ts';
import { playerAccount } from '../world/core/ledger.ts';
import { liveRounds } from '../world/games/live-rounds.ts';
import { largestStakeOf, stakesOf } from '../world/games/stakes.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import { toMajor } from '../world/tables/money.ts';

const CASH = playerAccount(richPlayer, 'cash');
const RICH = 1_000_000_000_00;

let client: TestClient;
beforeEach(() => {
  client = createTestClient({ games: GAMES });
});
gamePages();

const world = () => client.backend.registry.world('default');
const isOff = (element: Element | null) => element?.getAttribute('aria-disabled') === 'true';
const saidBy = (selector: string) =>
  Number(document.querySelector(selector)?.textContent?.replaceAll(/[^\d]/g, '') ?? 0);
/** Total of all stakes so far, in major units. */
const takenSoFar = () =>
  toMajor(
    world()
      .state.postings.filter(({ memo }) => memo === 'stake')
      .flatMap(({ entries }) => entries)
      .reduce((sum, { account, amount }) => (account === CASH ? sum - amount : sum), 0),
  );

async function chooseStake(amount: number): Promise<void> {
  part('#stake').click();
  await soon(() => part('.stake-sheet'));
  const keys = [...part('.keys').querySelectorAll('button')];
  for (const digit of String(amount)) keys.find(({ textContent }) => textContent === digit)?.click();
  part('.stake-sheet .action').click();
  expect(document.querySelector('.stake-sheet')).toBeNull();
}

/** @param count number of chips or cards */
function prepare(engine: EngineName, count: number): void {
  if (engine === 'keno') part('.tools .tool:last-child').click();
  if (engine === 'bingo')
    [...document.querySelectorAll<HTMLInputElement>('input[name="cards"]')][count - 1]?.click();
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
  if (spots.length === 0) return;
  part('.tools .tool').click();
  for (let chip = 0; chip < count; chip += 1) spots[chip % 3]?.click();
}

let stakes = 0;

async function expectTaken(what: string, button: string, price: string): Promise<void> {
  const before = takenSoFar();
  const said = saidBy(price);
  expect(said, what).toBeGreaterThan(0);
  await vi.waitFor(
    () => {
      // The page ignores a tap right after it shows a hand.
      if (takenSoFar() === before) part(button).click();
      expect(takenSoFar(), what).toBeGreaterThan(before);
    },
    { interval: 20 },
  );
  expect(takenSoFar() - before, what).toBe(said);
  stakes += 1;
}

/** A raise must also take the amount on its button. */
async function playOut(what: string, kind: GameEngine['kind']): Promise<void> {
  await vi.waitFor(
    async () => {
      const all = document.querySelector<HTMLElement>('.tool.all');
      if (all && !isOff(all)) all.click();
      const raise = document.querySelector('.move:is(.double, .play)[aria-disabled="false"]');
      const other = document.querySelector<HTMLElement>('.move.stand[aria-disabled="false"]');
      const field = document.querySelector<HTMLElement>('.field[aria-disabled="false"]');
      if (raise) {
        const name = raise.classList.contains('double') ? '.move.double' : '.move.play';
        const before = takenSoFar();
        part(name).click();
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (takenSoFar() > before) {
          expect(takenSoFar() - before, `${what}, raised`).toBe(saidBy(`${name} small`));
          stakes += 1;
        }
      } else if (other) other.click();
      else if (part('#action').classList.contains('live')) part('#action').click();
      else if (kind === 'hand') field?.click();
      expect(part('#action').className, what).not.toMatch(/busy|live/);
      expect(isOff(part('#action')), what).toBe(false);
      expect(
        world().state.rounds.size && [...world().state.rounds.values()].some((r) => r.state === 'open'),
      ).toBe(false);
    },
    { timeout: 60_000, interval: 10 },
  );
}

function passAtTable(ms: number): void {
  client.pass(ms);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function untilBets(game: SeedGame): Promise<void> {
  const rounds = liveRounds(world(), game);
  const { startsAt, closesAt, endsAt } = rounds.at(world().now());
  if (world().now() > startsAt || closesAt - world().now() < 5_000) passAtTable(endsAt - world().now());
  await vi.waitFor(
    () => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(isOff(part('#action'))).toBe(false);
      // Cancels the bet that lies there.
      expect(part('#action').className).not.toContain('quiet');
      expect(document.querySelector('.clock')?.getAttribute('data-phase')).toMatch(/betting|hurry/);
    },
    { timeout: 60_000, interval: 20 },
  );
}

test.each(everyTable)(
  'GAM-12 $engine in $lang, $table: what is taken from the balance is what the button said, for the lowest, a middle and the highest stake',
  async ({ engine, game, lang, isShared }) => {
    if (!isShared) client.playAlone();
    gift(world(), RICH);
    await openGamePage(client, game, lang);
    const ladder = stakesOf(game).map(toMajor);
    const largest = toMajor(largestStakeOf(game));
    expect(part('#stake').textContent, 'the lowest stake at first').toBe(
      (ladder[0] ?? 0).toLocaleString('en-US'),
    );
    const before = stakes;
    const counts = engine === 'bingo' || document.querySelector('.spot') ? [1, 4] : [1];
    let chosen = 0;
    for (const count of counts) {
      for (const stake of [largest / count, ladder[0] ?? 0, (ladder[0] ?? 0) * 7]) {
        chosen = stake;
        const what = `${engine}, ${lang}, ${count} x ${chosen}`;
        if (isShared) await untilBets(game);
        prepare(engine, 1);
        await chooseStake(chosen);
        prepare(engine, count);
        await expectTaken(what, '#action', '#action .cost');
        if (isShared) await untilBets(game);
        else await playOut(what, engineFor(game).kind);
      }
    }
    expect(stakes - before).toBeGreaterThanOrEqual(3 * counts.length);
    await openGamePage(client, game, lang);
    expect(part('#stake').textContent, 'the last stake of this game').toBe(chosen.toLocaleString('en-US'));
  },
);

test('GAM-12 the law played every engine', () => {
  expect(new Set(everyTable.map(({ engine }) => engine))).toEqual(new Set(roundEngines));
  expect(stakes).toBeGreaterThanOrEqual(everyTable.length * 3);
  console.info(`GAM-12: ${stakes} stakes held against the ledger.`);
});
