// @vitest-environment jsdom

import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { languages } from '@copihue/studio/kit/words/text-pairs';
import { beforeEach, expect, test, vi } from 'vitest';
import { heard, treeOf } from '../../tests/support/accessibility-tree.ts';
import { aloneTitles, GAMES, roundEngines, sharedTitles } from '../../tests/support/every-engine.ts';
import {
  gamePages,
  hearAnswers,
  openGamePage,
  part,
  passAtTable,
  soon,
} from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { richPlayer } from '../../tests/support/test-world.ts';
import { deciding } from '../../tests/support/told-facts.ts';
import { press, pressable } from '../../tests/support/tree-hands.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { money } from '../studio/kit/words/figures.ts';
import type { RoundOnWire, SeatOnWire } from '../studio/wire/game-wire.ts';
import { playerBalance } from '../world/core/balance.ts';
import { issueEntry } from '../world/games/game-seats.ts';
import { luckyGame } from '../world/games/lucky-wheel.ts';
import { openSession } from '../world/players/sessions.ts';

const ROUNDS = 3;
const SHARED_ROUNDS = 2;

let client: TestClient;
beforeEach(() => {
  client = createTestClient({ games: GAMES });
  // The page ignores a tap right after it shows a hand; a faster clock shortens that time.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * 50);
});
gamePages();

/** Keeps the seat and the last round; late answers about earlier rounds arrive too. */
function listen(): { seat?: SeatOnWire; round?: RoundOnWire } {
  const seen: { seat?: SeatOnWire; round?: RoundOnWire } = {};
  const known = new Set<string>();
  hearAnswers(client, (data) => {
    if (data?.engine) seen.seat = data;
    if (data?.own) seen.round = data.own;
    if (data?.round && (data.round === seen.round?.round || !known.has(data.round))) seen.round = data;
    known.add(data?.round);
  });
  return seen;
}

/** The first answer that shows the end of a round holds the player's bet as it was before it was paid. */
function answerBeforePayment(): void {
  let open: RoundOnWire | undefined;
  const { fetch } = client;
  client.fetch = async (path, init) => {
    const answer = await fetch(path, init);
    const body = await answer.clone().json();
    const { data } = body;
    const own: RoundOnWire | undefined = data?.own ?? data;
    if (own?.state === 'open') open = own;
    if (data?.phase !== 'result' || open === undefined || own?.round !== open.round) return answer;
    const early = { ...body, data: { ...data, own: open } };
    open = undefined;
    return Response.json(early);
  };
}

const anyOf = (...texts: string[]) =>
  new RegExp(
    `^(?:${texts.map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')).join('|')})(?: |$)`,
  );

const starts = (engine: EngineName, w: GameWords): string => {
  const own: Partial<Record<EngineName, string>> = {
    slot: w.spin,
    wheel: w.spin,
    roulette: w.spin,
    dice: w.dice?.roll,
    cards: w.cards?.deal,
    keno: w.keno?.draw,
    scratch: w.scratch?.newCard,
    plinko: w.plinko?.drop,
    bingo: w.bingo?.callNumbers,
    race: w.race?.run,
    blackjack: w.blackjack?.deal,
    poker: w.poker?.deal,
    mines: w.mines?.bet,
  };
  const words: Readonly<Record<string, string>> = w[engine] ?? {};
  return own[engine] ?? words.play ?? '';
};

const spots = () => pressable().filter(({ element }) => element.hasAttribute('aria-pressed'));

function choose(engine: EngineName, w: GameWords, round: number, chips = 3): void {
  if (engine === 'keno') press(anyOf(w.keno.quickPick));
  if (engine === 'roulette') press(anyOf(round % 2 === 0 ? w.roulette.simple : w.numbers));
  const places = spots().filter(({ element }) => element.classList.contains('spot'));
  if (places.length === 0) return;
  press(anyOf(w.clear));
  for (let chip = 0; chip < chips; chip += 1) {
    const place = places[(round * 5 + chip * 2) % places.length];
    const before = place?.name;
    place?.element.click();
    const after = spots().find(({ element }) => element === place?.element);
    // A chip does not change the name of its place.
    expect(after?.name).toBe(before);
    expect(part('#status').textContent).toContain(before);
    expect(place?.element.getAttribute('aria-description')).toMatch(/\d/);
  }
}

async function playOut(engine: EngineName, w: GameWords, round: number): Promise<void> {
  const again = anyOf(starts(engine, w));
  await vi.waitFor(
    () => {
      // While something turns there is no choice. Reading the whole tree every few ms took most of this test's time.
      if (part('#action').matches('.busy') && !document.querySelector('.move, .field'))
        throw new Error('The round goes on.');
      const all = pressable();
      const isOver = all.some(({ name }) => again.test(name)) && !part('#action').matches('.busy, .live');
      if (isOver) return;
      const choice =
        all.find(
          ({ name }) => engine === 'mines' && round % 2 === 0 && anyOf(w.mines.takeAmount).test(name),
        ) ??
        all.find(({ element }) => element.matches('.move.split, .field')) ??
        all.filter(({ element }) => element.matches('.move')).at(round % 2 === 0 ? 0 : -1);
      choice?.element.click();
      throw new Error('The round goes on.');
    },
    { timeout: 60_000, interval: 5 },
  );
}

/** A picture and its sentence show the same outcome. */
function expectPictured(engine: EngineName, said: string): void {
  const both = deciding.pictured[engine]?.(said.split('. ')[0] ?? '');
  if (both) expect(both[0], said).toEqual(both[1]);
}

/** Only what pays more than its stake is called and lit as a win. */
function expectWin(w: GameWords, { payout, stake }: Pick<RoundOnWire, 'payout' | 'stake'>): void {
  const win = part('.win');
  expect([win.classList.contains('lit'), win.textContent]).toEqual([
    payout > stake,
    `${payout > 0 && payout <= stake ? w.returned : w.win} ${money(payout)}`,
  ]);
}

/** Between the rounds of a table with others nothing looks like a bet or a win. */
function expectNoBet(w: GameWords): void {
  expect(document.querySelectorAll('.chip:not(.was), .spot[aria-pressed="true"]')).toHaveLength(0);
  expectWin(w, { payout: 0, stake: 0 });
}

let rounds = 0;
let facts = 0;

function expectHeard(what: string, texts: readonly string[]): void {
  const all = heard(document.body);
  const missing = texts.filter((text) => !all.includes(text));
  expect(missing, `${what}: not in the tree, which has: ${all}`).toEqual([]);
  facts += texts.length;
}

function expectTables(what: string): number {
  const tables = treeOf(document.body).filter(({ role }) => role === 'table');
  for (const { name, element } of tables) {
    expect(name, what).not.toBe('');
    const nodes = treeOf(element);
    const columns = nodes.filter(({ role }) => role === 'columnheader');
    const rows = nodes.filter(({ role }) => role === 'row').slice(1);
    expect(columns.map((node) => node.name).filter(Boolean).length, name).toBe(columns.length);
    expect(rows.length, name).toBeGreaterThan(0);
    for (const row of rows) {
      const cells = treeOf(row.element).slice(1);
      expect(cells[0], name).toMatchObject({ role: 'rowheader', name: expect.stringMatching(/./) });
      expect(cells, name).toHaveLength(columns.length);
    }
  }
  return tables.length;
}

const WITH_TABLES: readonly EngineName[] = ['slot', 'wheel', 'keno', 'scratch', 'plinko', 'bingo', 'poker'];

const cases = aloneTitles.flatMap(([engine, game]) => languages.map((lang) => ({ engine, game, lang })));
// The words are the same ones: each table is played in one language.
const shared = sharedTitles.map(([engine, game], at) => ({
  engine,
  game,
  lang: at % 2 === 0 ? languages[0] : languages[1],
}));

test.each(cases)(
  'GAM-17 $engine in $lang: what decides is in the accessibility tree before and after each round, and said once',
  async ({ engine, game, lang }) => {
    client.playAlone();
    const seen = listen();
    await openGamePage(client, game, lang);
    const w = wordsFor(engine, lang) as GameWords;
    const { seat } = seen;
    if (!seat) throw new Error('The page has not sat down.');

    press(anyOf(w.rules));
    await soon(() => part('#rules'));
    const what = `${engine}, ${lang}`;
    if (engine === 'keno') press(anyOf(w.keno.quickPick));
    expectHeard(`${what}, before`, deciding.before(engine, w, { seat, game, lang }));
    expect(expectTables(what) > 0, what).toBe(WITH_TABLES.includes(engine));
    press(anyOf(w.close));
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);

    for (let round = 0; round < ROUNDS; round += 1) {
      choose(engine, w, round);
      const said: string[] = [];
      const watching = new MutationObserver(() => said.push(part('#status').textContent ?? ''));
      watching.observe(part('#status'), { childList: true, characterData: true, subtree: true });
      const before = seen.round?.round;
      await vi.waitFor(
        () => {
          if (seen.round?.round === before) press(anyOf(starts(engine, w)));
          return vi.waitFor(() => expect(seen.round?.round, heard(document.body)).not.toBe(before), {
            timeout: 700,
            interval: 4,
          });
        },
        { timeout: 60_000 },
      );
      await playOut(engine, w, round);
      await soon(() => expect(seen.round?.state).toBe('settled'));
      watching.disconnect();
      const came = seen.round;
      if (!came) throw new Error('The round has no state.');
      expectHeard(`${what}, round ${round}`, deciding.after(engine, w, { round: came, seat, game, lang }));
      const paid = deciding.paid(w, came, seat.currency);
      expect(
        said.filter((text) => text.includes(paid)),
        `${what}: said once`,
      ).toHaveLength(1);
      expect(said.at(-1), `${what}: a sentence`).toMatch(/^\S.+\. \S/);
      expectPictured(engine, said.at(-1) ?? '');
      await soon(() => expectWin(w, came));
      rounds += 1;
    }
  },
);

test.each(shared)(
  'GAM-17 GAM-13 $engine with others, in $lang: what a bet brought is said once',
  async ({ engine, game, lang }) => {
    const seen = listen();
    await openGamePage(client, game, lang);
    const w = wordsFor(engine, lang) as GameWords;
    const { seat } = seen;
    if (!seat) throw new Error('The page has not sat down.');
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);
    const said: string[] = [];
    const passToBets = async () => {
      await passAtTable(client, game, 'betting');
      await soon(() => expect(part('#action').getAttribute('aria-disabled')).toBe('false'));
    };
    for (let round = 0; round < SHARED_ROUNDS; round += 1) {
      if (round === SHARED_ROUNDS - 1) answerBeforePayment();
      await passAtTable(client, game, 'result');
      await passToBets();
      choose(engine, w, round, 1);
      if (round === 0) {
        // Chips without a bet are none when the round begins.
        await passAtTable(client, game, 'playing');
        await soon(() => expectNoBet(w));
        await passAtTable(client, game, 'result');
        await passToBets();
        if (document.querySelector('.chip.was')) press(anyOf(w.again));
        else choose(engine, w, round, 1);
      }
      const watching = new MutationObserver(() => said.push(part('#status').textContent ?? ''));
      watching.observe(part('#status'), { childList: true, characterData: true, subtree: true });
      said.length = 0;
      const before = seen.round?.round;
      part('#action').click();
      // The clock moves only after the bet: a throw is over within three seconds.
      await soon(() => expect(seen.round?.round).not.toBe(before));
      if (engine === 'crash' && round === 0) {
        // Who leaves the flight is paid at once, and its end pays nothing more.
        await passAtTable(client, game, 'playing');
        part('#action').click();
        await soon(() => expect(seen.round?.state).toBe('settled'));
      }
      await passAtTable(client, game, 'result');
      const own = { seat: seat.seat, round: seen.round?.round };
      const came: RoundOnWire = (await client.call('/games/api/watch', own)).data;
      expect(came.state).toBe('settled');
      const paid = deciding.paid(w, came, seat.currency);
      await vi.waitFor(() => expect(said.filter((text) => text.includes(paid))).toHaveLength(1), {
        timeout: 60_000,
      });
      watching.disconnect();
      expectPictured(engine, said.find((text) => text.includes(paid)) ?? '');
      rounds += 1;
      await passAtTable(client, game, 'betting');
      await soon(() => expectNoBet(w));
    }
  },
);

test.each(languages)(
  'GAM-17 GAM-07 the free spin in %s: the only button is free, and the dial stops at the prize that is said',
  async (lang) => {
    const world = client.backend.registry.world('default');
    const game = luckyGame(world);
    await openGamePage(client, game, lang, issueEntry(world, openSession(world, richPlayer), game, true).key);
    const w = wordsFor('wheel', lang) as GameWords;
    const before = playerBalance(world, richPlayer).cash;
    press(anyOf(w.freeSpin));
    await soon(() => expect(part('#action').textContent).toContain(w.wheel.luckyAgain));
    const said = part('#status').textContent ?? '';
    expectPictured('wheel', said);
    expect(said).toContain(money((playerBalance(world, richPlayer).cash - before) / 100));
    expect(part('#action').getAttribute('aria-disabled')).toBe('true');
  },
);

test('GAM-17 the law played every engine with rounds', () => {
  expect(new Set([...cases, ...shared].map(({ engine }) => engine))).toEqual(new Set(roundEngines));
  expect(rounds).toBe(cases.length * ROUNDS + shared.length * SHARED_ROUNDS);
  console.info(`GAM-17: ${rounds} rounds, ${facts} facts that decide, all in the tree.`);
});
