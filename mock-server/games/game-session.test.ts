// @vitest-environment jsdom

import { engineFor } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { RoundOnWire, SeatOnWire } from '@copihue/studio/wire/game-wire';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  aloneTitles,
  everyTable,
  GAMES,
  roundEngines,
  sharedTitles,
} from '../../tests/support/every-engine.ts';
import { fakeSound } from '../../tests/support/fake-sound.ts';
import {
  gamePages,
  hearAnswers,
  openGamePage,
  part,
  passAtTable,
  soon,
} from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { cuesOf } from '../studio/kit/sound/paid-cues.ts';
import type { Cue } from '../studio/kit/sound/vocabulary.ts';
import { money } from '../studio/kit/words/figures.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';

const ROUNDS = 2;
/** A shared round takes its full time, so each test plays only one. */
const SHARED_ROUNDS = 1;

let client: TestClient;
let heard: ReturnType<typeof fakeSound>;
beforeEach(() => {
  client = createTestClient({ games: GAMES });
  heard = fakeSound();
  // The page ignores a tap right after it shows a hand; a faster clock shortens that time.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * 50);
});
gamePages();

function listen() {
  const seen: { seat?: SeatOnWire; rounds: Map<string, RoundOnWire>; phases: string[] } = {
    rounds: new Map(),
    phases: [],
  };
  hearAnswers(client, (data) => {
    if (data?.engine) seen.seat = data;
    if (data?.phase) seen.phases.push(data.phase);
    for (const round of [data, data?.own, data?.open])
      if (round?.state && round.round) seen.rounds.set(round.round, round);
  });
  return seen;
}

const isOff = (element: Element) => element.matches('[aria-disabled="true"], [disabled]');
const balance = async (seat: SeatOnWire): Promise<number> =>
  (await client.call('/games/api/state', { seat: seat.seat })).data.balance;
const amountIn = (text: string | null | undefined) =>
  Number(/[+-]?[\d,]+(?:\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0);
const strip = () => [...document.querySelectorAll<HTMLElement>('#rounds li button')];
const session = () => part('#rounds p b').textContent ?? '';

/** Waits for the parts that load late: the strip, the switch, and the sounds where they are on. */
async function settled(seen: ReturnType<typeof listen>): Promise<void> {
  await soon(() => part('#rounds p'));
  const { settings } = await import('../studio/kit/frame/settings.ts');
  const { lateParts } = await import('../studio/kit/frame/cue.ts');
  await soon(() => {
    expect(settings).toEqual(seen.seat?.settings);
    expect(part('#sound').getAttribute('aria-checked')).toBe(String(settings.sound));
    expect(lateParts.sound !== undefined).toBe(settings.sound);
  });
}

function prepare(engine: EngineName): void {
  if (engine === 'keno') part('.tools .tool:last-child').click();
  for (const spot of [...document.querySelectorAll<HTMLElement>('.spot')].slice(0, 2)) spot.click();
}

async function playAlone(seen: ReturnType<typeof listen>): Promise<RoundOnWire> {
  const before = new Set(seen.rounds.keys());
  const fresh = () => [...seen.rounds.values()].find(({ round }) => !before.has(round));
  await vi.waitFor(
    () => {
      const action = part('#action');
      if (!fresh() && !isOff(action)) action.click();
      const choice = document.querySelector<HTMLElement>(
        '.tool.all[aria-disabled="false"], .move[aria-disabled="false"], .field[aria-disabled="false"]',
      );
      if (fresh()?.outcome?.engine === 'mines' && action.matches('.live')) action.click();
      else if (fresh()) choice?.click();
      expect(fresh()?.state).toBe('settled');
      expect(action.matches('.busy, .live') || isOff(action)).toBe(false);
      expect(strip().length).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 5 },
  );
  return fresh() as RoundOnWire;
}

async function playShared(seen: ReturnType<typeof listen>, game: SeedGame): Promise<RoundOnWire> {
  const before = new Set(seen.rounds.keys());
  const count = strip().length;
  await passAtTable(client, game, 'result');
  await passAtTable(client, game, 'betting');
  await soon(() => expect(isOff(part('#action'))).toBe(false));
  prepare(engineFor(game).name);
  part('#action').click();
  const own = () => [...seen.rounds.values()].find(({ round }) => !before.has(round));
  await soon(() => expect(own()?.state).toBe('open'));
  await passAtTable(client, game, 'result');
  await vi.waitFor(() => expect(strip().length).toBe(count + 1), { timeout: 60_000 });
  return (await client.call('/games/api/watch', { seat: seen.seat?.seat, round: own()?.round })).data;
}

/** The tones of a cue were heard in their order, perhaps with others between them. */
async function expectHeard(cue: Cue, tones: readonly { hz: number }[]): Promise<void> {
  const { tonesOf } = await import('../studio/kit/sound/sound.ts');
  const wanted = tonesOf(cue).map(([, , hz]) => hz);
  expect(wanted.length, cue).toBeGreaterThan(0);
  const all = tones.map(({ hz }) => hz);
  const isThere = all.some((_, at) => wanted.every((hz, further) => all[at + further] === hz));
  expect(isThere, `${cue}: ${wanted} in ${all}`).toBe(true);
}

async function expectDetails(round: RoundOnWire | undefined, isShared: boolean): Promise<void> {
  const { stake = 0, payout = 0 } = round ?? {};
  strip()[0]?.click();
  const facts = () => [...document.querySelectorAll('dialog.fair dd')].map(({ textContent }) => textContent);
  const minor = () => document.querySelector<HTMLElement>('dialog.fair .minor');
  // A shared round has no seed of the player to reveal.
  await soon(() => expect([facts().length, minor() !== null]).toEqual([6, true]));
  expect(facts().slice(0, 2)).toEqual([money(stake), money(payout)]);
  expect(amountIn(facts()[2])).toBe(payout - stake);
  expect(facts()[5]).toMatch(/^[0-9a-f]{64}$/);
  if (!isShared) {
    const before = minor()?.textContent;
    minor()?.click();
    await soon(() => expect(minor()?.textContent).not.toBe(before));
  }
  minor()?.click();
  const page = part('dialog.verify iframe').getAttribute('src') ?? '';
  const shown = JSON.parse(decodeURIComponent(page.slice(page.indexOf('#') + 1)));
  expect([shown.round, shown.payout, shown.hash]).toEqual([round?.round, payout, facts()[5]]);
  expect(shown.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

const sounded = new Map<Cue, number>();
let asked = 0;

test.each(everyTable)(
  'GAM-15 $engine $table: silent until the first tap, each outcome has its sound, the strip is what the wallet moved, and the switch stays off',
  async ({ engine, game, lang, isShared }) => {
    if (!isShared) client.playAlone();
    const seen = listen();
    await openGamePage(client, game, lang);
    await settled(seen);
    const { seat } = seen;
    if (!seat) throw new Error('The page has not sat down.');
    if (isShared) {
      await passAtTable(client, game, 'result');
      await passAtTable(client, game, 'playing');
    }
    expect([heard.contexts, heard.touches], 'before the first tap').toEqual([0, 0]);
    expect(part('#sound').getAttribute('aria-checked')).toBe('true');
    expect(document.querySelector('#rounds [role="switch"]') === null, 'quick play').toBe(isShared);

    const start = await balance(seat);
    if (!isShared) prepare(engine);
    const played: RoundOnWire[] = [];
    for (let at = 0; at < (isShared ? SHARED_ROUNDS : ROUNDS); at += 1) {
      heard.tones.length = 0;
      seen.phases.length = 0;
      const round = await (isShared ? playShared(seen, game) : playAlone(seen));
      played.push(round);
      // A round is over here before the first tap's context is there.
      await soon(() => expectHeard('start', heard.tones));
      if (seen.phases.includes('playing')) await expectHeard('closed', heard.tones);
      for (const cue of cuesOf(round)) {
        await expectHeard(cue, heard.tones);
        sounded.set(cue, (sounded.get(cue) ?? 0) + 1);
      }
      const moved = (await balance(seat)) - start;
      await soon(() => expect(strip().length).toBe(played.length));
      expect(amountIn(session()), `${engine}: ${session()}`).toBe(moved);
      expect(
        strip().reduce((sum, { lastElementChild }) => sum + amountIn(lastElementChild?.textContent), 0),
      ).toBe(moved);
      expect(session()).toMatch(new RegExp(played.length === 1 ? ' 1 r' : ` ${played.length} r`));
      asked += 1;
    }
    expect([heard.contexts, heard.touches], 'less motion is none in the hand').toEqual([1, 0]);

    await expectDetails(played.at(-1), isShared);

    part('#sound').click();
    heard.tones.length = 0;
    await (isShared ? playShared(seen, game) : playAlone(seen));
    expect(heard.tones, 'switched off').toEqual([]);
    const results = strip().map(({ lastElementChild }) => lastElementChild?.textContent);
    const brought = session();

    heard.contexts = 0;
    await openGamePage(client, game, lang);
    await settled(seen);
    expect(strip().map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual(results);
    expect(session(), 'after a reload').toBe(brought);
    expect(part('#sound').getAttribute('aria-checked')).toBe('false');
    prepare(engine);
    if (!isShared) await playAlone(seen);
    part('#info').click();
    expect([heard.contexts, heard.tones], 'still off').toEqual([0, []]);
  },
);

test('GAM-15 the law asked every engine with rounds, alone and with others', () => {
  expect(new Set(everyTable.map(({ engine }) => engine))).toEqual(new Set(roundEngines));
  expect(asked).toBe(aloneTitles.length * ROUNDS + sharedTitles.length * SHARED_ROUNDS);
  for (const cue of ['loss', 'back', 'win'] as const) expect(sounded.get(cue), cue).toBeGreaterThan(0);
  console.info(`GAM-15: ${asked} rounds; outcomes heard: ${JSON.stringify(Object.fromEntries(sounded))}.`);
});
