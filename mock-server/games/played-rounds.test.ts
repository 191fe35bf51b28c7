// @vitest-environment jsdom

import { handEngine } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { languages } from '@copihue/studio/kit/words/text-pairs';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, pressable, spokenText, treeOf } from '../../tests/support/accessibility-tree.ts';
import {
  aloneTitles,
  everyTable,
  GAMES,
  roundEngines,
  sharedTitles,
} from '../../tests/support/every-engine.ts';
import { fakeSound } from '../../tests/support/fake-sound.ts';
import {
  collectAnswers,
  gamePages,
  openGamePage,
  part,
  passAtTable,
  sayings,
  soon,
} from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { gift, richPlayer } from '../../tests/support/test-world.ts';
import { deciding } from '../../tests/support/told-facts.ts';
import { wheelOrder } from '../studio/games/roulette/engine.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { cuesOf } from '../studio/kit/sound/paid-cues.ts';
import type { Cue } from '../studio/kit/sound/vocabulary.ts';
import { money, whole } from '../studio/kit/words/figures.ts';
import type { RoundOnWire, SeatOnWire } from '../studio/wire/game-wire.ts';
import { playerBalance } from '../world/core/balance.ts';
import { playerAccount } from '../world/core/ledger.ts';
import { issueEntry } from '../world/games/game-seats.ts';
import { luckyGame } from '../world/games/lucky-wheel.ts';
import { roundKey } from '../world/games/rounds.ts';
import { openSession } from '../world/players/sessions.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import { toMajor } from '../world/tables/money.ts';

const ROUNDS = 2;
/** A shared round takes its full time. */
const SHARED_ROUNDS = 2;
const CHIPS = 4;
const BINGO_CARDS = [1, 4, 2];
const CASH = playerAccount(richPlayer, 'cash');

let client: TestClient;
let sounds: ReturnType<typeof fakeSound>;
beforeEach(() => {
  client = createTestClient({ games: GAMES });
  sounds = fakeSound();
  gift(world(), 1_000_000_000_00);
  // The page ignores a tap right after it shows a hand; a faster clock shortens that time.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * 50);
});
gamePages();

const world = () => client.backend.registry.world('default');
/** Total of all stakes so far, in major units. */
const takenSoFar = () =>
  toMajor(
    world()
      .state.postings.filter(({ memo }) => memo === 'stake')
      .flatMap(({ entries }) => entries)
      .reduce((sum, { account, amount }) => (account === CASH ? sum - amount : sum), 0),
  );
/** `5K` on a drawing is 5,000. */
const amountIn = (text: string | null | undefined) => {
  const [, figure = '0', unit] = /([+-]?[\d,]+(?:\.\d+)?)(K?)/.exec(text ?? '') ?? [];
  return Number(figure.replaceAll(',', '')) * (unit === 'K' ? 1_000 : 1);
};
const isOff = (element: Element) => element.matches('[aria-disabled="true"], [disabled]');
const strip = () => [...document.querySelectorAll<HTMLElement>('#rounds li button')];
const session = () => part('#rounds p b').textContent ?? '';

interface Seen {
  seat?: SeatOnWire;
  /** The last one; late answers about earlier rounds arrive too. */
  round?: RoundOnWire;
}

function listen(): Seen {
  const seen: Seen = {};
  const known = new Set<string>();
  collectAnswers(client, (data) => {
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

/** The button that starts a round, as the tree has it. */
const starter = () => pressable().find(({ element }) => element.id === 'action')?.element;

interface Visit {
  engine: EngineName;
  game: SeedGame;
  w: GameWords;
  seen: Seen;
  seat: SeatOnWire;
  /** What the live region says. */
  announced: string[];
}

/** Waits for the parts that load late: the strip, the switch, and the sounds where they are on. */
async function arrive(engine: EngineName, game: SeedGame, lang: 'en' | 'ks', seen: Seen): Promise<Visit> {
  await openGamePage(client, game, lang);
  await soon(() => part('#rounds p'));
  const { settings } = await import('../studio/kit/frame/settings.ts');
  const { lateParts } = await import('../studio/kit/frame/cue.ts');
  await soon(() => {
    expect(settings).toEqual(seen.seat?.settings);
    expect(part('#sound').getAttribute('aria-checked')).toBe(String(settings.sound));
    expect(lateParts.sound !== undefined).toBe(settings.sound);
  });
  const { seat } = seen;
  if (!seat) throw new Error('The page has not sat down.');
  return { engine, game, w: wordsFor(engine, lang) as GameWords, seen, seat, announced: sayings() };
}

async function chooseStake(amount: number): Promise<void> {
  part('#stake').click();
  await soon(() => part('.stake-sheet'));
  const keys = [...part('.keys').querySelectorAll('button')];
  for (const digit of String(amount)) keys.find(({ textContent }) => textContent === digit)?.click();
  part('.stake-sheet .action').click();
  expect(document.querySelector('.stake-sheet')).toBeNull();
}

/** Lays chips. A chip does not change the name of its place. */
function layChips(w: GameWords, round: number, chips: number): void {
  const spots = () => pressable().filter(({ element }) => element.matches('.spot'));
  const places = spots();
  if (places.length === 0) return;
  press(anyOf(w.clear));
  for (let chip = 0; chip < chips; chip += 1) {
    const place = places[(round * 5 + chip * 2) % places.length];
    place?.element.click();
    expect(spots().find(({ element }) => element === place?.element)?.name).toBe(place?.name);
    expect(part('#status').textContent).toContain(place?.name);
    expect(place?.element.getAttribute('aria-description')).toMatch(/\d/);
  }
}

/** Chooses the bet: the lowest, the highest and a middle stake in turn. */
async function choose({ engine, w, seat }: Visit, round: number, chips: number): Promise<void> {
  const third = round % 3;
  if (engine === 'keno') press(anyOf(w.keno.quickPick));
  if (engine === 'roulette') press(anyOf(round % 2 === 0 ? w.roulette.simple : w.numbers));
  const cards = BINGO_CARDS[third] ?? 1;
  if (engine === 'bingo')
    document.querySelectorAll<HTMLInputElement>('input[name="cards"]')[cards - 1]?.click();
  const count = document.querySelector('.spot') ? chips : engine === 'bingo' ? cards : 1;
  const [least = 0] = seat.stakes;
  await chooseStake([least, seat.stakeAtMost / count, least * 7][third] ?? 0);
  layChips(w, round, chips);
}

/** @returns what the button says that the round costs */
async function start({ seen }: Visit): Promise<number> {
  const before = seen.round?.round;
  const cost = amountIn(part('#action .cost').textContent);
  await vi.waitFor(
    () => {
      if (seen.round?.round === before) starter()?.click();
      return vi.waitFor(() => expect(seen.round?.round, spokenText(document.body)).not.toBe(before), {
        timeout: 700,
        interval: 4,
      });
    },
    { timeout: 60_000 },
  );
  return cost;
}

let raises = 0;

async function playOut({ engine, w, seen }: Visit, round: number, cost: number): Promise<void> {
  await vi.waitFor(
    () => {
      // While something turns there is no choice. Reading the whole tree every few ms took most of this test's time.
      if (part('#action').matches('.busy') && !document.querySelector('.move, .field'))
        throw new Error('The round goes on.');
      const all = pressable();
      const isOver = starter() && !part('#action').matches('.busy, .live');
      if (isOver) return;
      const choice =
        all.find(
          ({ name }) => engine === 'mines' && round % 2 === 0 && anyOf(w.mines.takeAmount).test(name),
        ) ??
        all.find(({ element }) => element.matches('.move.split, .field')) ??
        all.filter(({ element }) => element.matches('.move')).at(round % 2 === 0 ? 0 : -1);
      const more = choice?.element.querySelector('small');
      if (more) expect(amountIn(more.textContent), 'a raise').toBe(cost);
      choice?.element.click();
      throw new Error('The round goes on.');
    },
    { timeout: 60_000, interval: 5 },
  );
  await soon(() => expect(seen.round?.state).toBe('settled'));
}

/** What was taken from the balance is what the button said, for the bet and again for each raise. */
function expectTaken({ seen }: Visit, cost: number, before: number): void {
  const { hand } = world().state.rounds.get(roundKey(richPlayer, seen.round?.round ?? '')) ?? {};
  const raised = hand ? hand.moves.filter((move) => handEngine(hand.engine).raises.includes(move)).length : 0;
  expect(cost).toBeGreaterThan(0);
  expect(takenSoFar() - before).toBe(cost * (1 + raised));
  raises += raised;
}

async function playAlone(visit: Visit, round: number): Promise<RoundOnWire> {
  await choose(visit, round, CHIPS);
  visit.announced.length = 0;
  sounds.tones.length = 0;
  const before = takenSoFar();
  const cost = await start(visit);
  await playOut(visit, round, cost);
  expectTaken(visit, cost, before);
  return visit.seen.round as RoundOnWire;
}

async function passToBets({ game }: Visit): Promise<void> {
  await passAtTable(client, game, 'betting');
  await soon(() => expect(isOff(part('#action'))).toBe(false));
}

async function playShared(visit: Visit, round: number): Promise<RoundOnWire> {
  const { engine, game, w, seen, seat, announced } = visit;
  await passAtTable(client, game, 'result');
  await passToBets(visit);
  await choose(visit, round, 1);
  if (round === 0) {
    // Chips without a bet are none when the round begins.
    await passAtTable(client, game, 'playing');
    await soon(() => expectNoBet(w));
    await passAtTable(client, game, 'result');
    await passToBets(visit);
    if (document.querySelector('.chip.was')) press(anyOf(w.again));
    else layChips(w, round, 1);
  }
  announced.length = 0;
  sounds.tones.length = 0;
  const last = seen.round?.round;
  const before = takenSoFar();
  const cost = amountIn(part('#action .cost').textContent);
  part('#action').click();
  // The clock moves only after the bet: a throw is over within three seconds.
  await soon(() => expect(seen.round?.round).not.toBe(last));
  expectTaken(visit, cost, before);
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
  await soon(() =>
    expect(announced.filter((text) => text.includes(deciding.paid(w, came, seat.currency)))).toHaveLength(1),
  );
  return came;
}

const turnOf = (selector: string) =>
  Number(/rotate\((-?[\d.]+)deg\)/.exec(part(selector).style.transform)?.[1]);
/** The place of a ring that stopped under the pointer. */
const underPointer = (turned: number, places: number) =>
  ((Math.round((-turned * places) / 360) % places) + places) % places;

/** What a drawing that no screen reader sees shows of an outcome, and what the sentence says of the same. */
const pictured: Partial<Record<EngineName, (announced: string) => [shown: unknown, told: unknown]>> = {
  wheel(announced) {
    const labels = [...document.querySelectorAll('.disc text')];
    return [amountIn(labels[underPointer(turnOf('.disc'), labels.length)]?.textContent), amountIn(announced)];
  },
  roulette(announced) {
    const number = wheelOrder[underPointer(turnOf('.disc') - turnOf('.orbit'), wheelOrder.length)];
    const told = amountIn(announced);
    return [
      [number, part('.last').textContent],
      [told, String(told)],
    ];
  },
  dice: (announced) => [part('.result').textContent, /(\d+)\D*$/.exec(announced)?.[1]],
  plinko(announced) {
    const bins = [...document.querySelectorAll('.bin')];
    const at = bins.findIndex((bin) => bin.classList.contains('won'));
    const [, bin, pay] = /(\d+), ([\d.]+)x/.exec(announced) ?? [];
    return [
      [at + 1, Number(bins[at]?.textContent)],
      [Number(bin), Number(pay)],
    ];
  },
  crash: (announced) => [
    amountIn(document.querySelector('.line.safe')?.textContent || part('.figure').textContent),
    amountIn(announced),
  ],
};

function expectPictured(engine: EngineName, announced: string): void {
  const both = pictured[engine]?.(announced.split('. ')[0] ?? '');
  if (both) expect(both[0], announced).toEqual(both[1]);
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

function expectInTree(what: string, texts: readonly string[]): void {
  const all = spokenText(document.body);
  const missing = texts.filter((text) => !all.includes(text));
  expect(missing, `${what}: not in the tree, which has: ${all}`).toEqual([]);
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

async function expectRules({ engine, w, seat, game }: Visit, lang: 'en' | 'ks'): Promise<void> {
  press(anyOf(w.rules));
  await soon(() => part('#rules'));
  if (engine === 'keno') press(anyOf(w.keno.quickPick));
  expectInTree(`${engine}, before`, deciding.before(engine, w, { seat, game, lang }));
  expect(expectTables(engine) > 0, engine).toBe(WITH_TABLES.includes(engine));
  press(anyOf(w.close));
}

const sounded = new Map<Cue, number>();

/** The tones of a cue were heard in their order, perhaps with others before and after them. */
async function expectHeard(cue: Cue): Promise<void> {
  const { tonesOf } = await import('../studio/kit/sound/sound.ts');
  const wanted = tonesOf(cue).map(([, , hz]) => hz);
  expect(wanted.length, cue).toBeGreaterThan(0);
  const all = sounds.tones.map(({ hz }) => hz);
  const isThere = all.some((_, at) => wanted.every((hz, further) => all[at + further] === hz));
  expect(isThere, `${cue}: ${wanted} in ${all}`).toBe(true);
  sounded.set(cue, (sounded.get(cue) ?? 0) + 1);
}

async function expectDetails({ round, stake, payout }: RoundOnWire, isShared: boolean): Promise<void> {
  strip()[0]?.click();
  const details = () =>
    [...document.querySelectorAll('dialog.fair dd')].map(({ textContent }) => textContent);
  const minor = () => document.querySelector<HTMLElement>('dialog.fair .minor');
  // A shared round has no seed of the player to reveal.
  await soon(() => expect([details().length, minor() !== null]).toEqual([6, true]));
  expect(details().slice(0, 2)).toEqual([money(stake), money(payout)]);
  expect(amountIn(details()[2])).toBe(payout - stake);
  expect(details()[5]).toMatch(/^[0-9a-f]{64}$/);
  if (!isShared) {
    const before = minor()?.textContent;
    minor()?.click();
    await soon(() => expect(minor()?.textContent).not.toBe(before));
  }
  minor()?.click();
  const page = part('dialog.verify iframe').getAttribute('src') ?? '';
  const shown = JSON.parse(decodeURIComponent(page.slice(page.indexOf('#') + 1)));
  expect([shown.round, shown.payout, shown.hash]).toEqual([round, payout, details()[5]]);
  expect(shown.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

let rounds = 0;

test.each(everyTable)(
  'GAM-12 GAM-15 GAM-17 $engine, $table, in $lang: a round costs what its button says, and its result is in the accessibility tree, said once, heard once and in the strip',
  async ({ engine, game, lang, isShared }) => {
    if (!isShared) client.playAlone();
    const seen = listen();
    const visit = await arrive(engine, game, lang, seen);
    const { w, seat, announced } = visit;
    if (isShared) {
      await passAtTable(client, game, 'result');
      await passAtTable(client, game, 'playing');
    }
    expect([sounds.contexts, sounds.touches], 'before the first tap').toEqual([0, 0]);
    expect(document.querySelector('#rounds [role="switch"]') === null, 'quick play').toBe(isShared);
    expect(part('#stake').textContent, 'the lowest stake at first').toBe(whole(seat.stakes[0] ?? 0));
    if (!isShared) await expectRules(visit, lang);
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);

    const cash = () => toMajor(playerBalance(world(), richPlayer).cash);
    const atFirst = cash();
    const played: RoundOnWire[] = [];
    for (let round = 0; round < (isShared ? SHARED_ROUNDS : ROUNDS); round += 1) {
      if (isShared && round === SHARED_ROUNDS - 1) answerBeforePayment();
      const came = await (isShared ? playShared(visit, round) : playAlone(visit, round));
      played.push(came);
      const sentence = announced.filter((text) => text.includes(deciding.paid(w, came, seat.currency)));
      expect(sentence, 'said once').toHaveLength(1);
      expect(sentence[0], 'a sentence').toMatch(/^\S.+\. \S/);
      expectPictured(engine, sentence[0] ?? '');
      if (!isShared) {
        expectInTree(
          `${engine}, round ${round}`,
          deciding.after(engine, w, { round: came, seat, game, lang }),
        );
        await soon(() => expectWin(w, came));
      }
      for (const cue of ['start' as const, ...(isShared ? ['closed' as const] : []), ...cuesOf(came)])
        await soon(() => expectHeard(cue));
      await soon(() => expect(strip()).toHaveLength(played.length));
      const moved = cash() - atFirst;
      const inStrip = strip().map(({ lastElementChild }) => amountIn(lastElementChild?.textContent));
      expect([amountIn(session()), inStrip.reduce((sum, amount) => sum + amount, 0)]).toEqual([moved, moved]);
      expect(session()).toMatch(new RegExp(` ${played.length} r`));
      rounds += 1;
      if (!isShared) continue;
      await passAtTable(client, game, 'betting');
      await soon(() => expectNoBet(w));
    }
    expect([sounds.contexts, sounds.touches], 'less motion is none in the hand').toEqual([1, 0]);
    await expectDetails(played.at(-1) as RoundOnWire, isShared);

    part('#sound').click();
    const silent = await (isShared ? playShared(visit, 1) : playAlone(visit, ROUNDS));
    expect(sounds.tones, 'switched off').toEqual([]);
    await soon(() => expect(strip()).toHaveLength(played.length + 1));
    const results = [session(), ...strip().map(({ lastElementChild }) => lastElementChild?.textContent)];

    sounds.contexts = 0;
    const back = await arrive(engine, game, lang, seen);
    expect([session(), ...strip().map(({ lastElementChild }) => lastElementChild?.textContent)]).toEqual(
      results,
    );
    expect(part('#sound').getAttribute('aria-checked')).toBe('false');
    expect(amountIn(part('#stake').textContent), 'the last stake of this game').toBe(back.seat.stake);
    expect(silent.stake % amountIn(part('#stake').textContent)).toBe(0);
    if (!isShared) await playAlone(back, 0);
    part('#info').click();
    // What loads late belongs to this page: the next test has modules of its own.
    await soon(() => part('#rules'));
    expect([sounds.contexts, sounds.tones], 'still off').toEqual([0, []]);
  },
);

test.each(languages)(
  'GAM-17 GAM-07 the free spin in %s: the only button is free, and the dial stops at the prize that is said',
  async (lang) => {
    const game = luckyGame(world());
    const session = openSession(world(), richPlayer);
    await openGamePage(client, game, lang, issueEntry(world(), session, game, true).key);
    const w = wordsFor('wheel', lang) as GameWords;
    const before = playerBalance(world(), richPlayer).cash;
    press(anyOf(w.freeSpin));
    await soon(() => expect(part('#action').textContent).toContain(w.wheel.luckyAgain));
    const announced = part('#status').textContent ?? '';
    expectPictured('wheel', announced);
    expect(announced).toContain(money((playerBalance(world(), richPlayer).cash - before) / 100));
    expect(isOff(part('#action'))).toBe(true);
  },
);

test('GAM-12 GAM-15 GAM-17 every engine with rounds was played, alone and with others', () => {
  expect(new Set(everyTable.map(({ engine }) => engine))).toEqual(new Set(roundEngines));
  expect(rounds).toBe(aloneTitles.length * ROUNDS + sharedTitles.length * SHARED_ROUNDS);
  for (const cue of ['loss', 'back', 'win'] as const) expect(sounded.get(cue), cue).toBeGreaterThan(0);
  expect(raises).toBeGreaterThan(0);
});
