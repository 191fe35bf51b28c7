// @vitest-environment jsdom

import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { Outcome } from '@copihue/studio/kit/chance/outcomes';
import type { RoundOnWire } from '@copihue/studio/wire/game-wire';
import { expect, test, vi } from 'vitest';
import { aloneTitles, GAMES } from '../../tests/support/every-engine.ts';
import { fakeSound } from '../../tests/support/fake-sound.ts';
import { collectAnswers, gamePages, openGamePage, part, soon } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { titleOf } from '../../tests/support/titles.ts';
import { cuesOf } from '../studio/kit/sound/paid-cues.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';

const STEP = 40;

gamePages();

const { catalogue } = createTestClient({ games: GAMES }).backend.registry.world('default');
const games = aloneTitles;

async function arrive(game: SeedGame, client: TestClient = createTestClient({ games: GAMES })) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await openGamePage(client, game, 'ks');
  await soon(() => expect(part('#sound').getAttribute('aria-checked')).toBe('true'));
  return client;
}

/** Waits for the sounds, which load late. */
async function arriveAtDice() {
  const client = createTestClient({ games: GAMES });
  client.playAlone();
  await arrive(titleOf('dice'), client);
  const { lateParts } = await import('../studio/kit/frame/cue.ts');
  await soon(() => expect(lateParts.sound).toBeDefined());
  return { client, lateParts };
}

/** The page chooses bingo cards and round ids at random; here they repeat. */
function sameChoices(): void {
  let next = 0;
  const number = () => {
    next = (next + 0.137) % 1;
    return next;
  };
  vi.spyOn(Math, 'random').mockImplementation(number);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, () => number() * 256));
    return bytes;
  });
}

interface Shown {
  ms: number;
  told: string;
  outcome: Outcome | null;
  payout: number;
}

async function show(client: TestClient, engine: EngineName): Promise<Shown> {
  let round: RoundOnWire | undefined;
  const { fetch } = client;
  collectAnswers(client, (data) => {
    if (data?.state) round = data;
  });
  const numbers = [...document.querySelectorAll<HTMLElement>('.number')].filter((_, at) => at % 6 === 0);
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')].slice(0, 2);
  for (const spot of [...spots, ...numbers]) if (spot.getAttribute('aria-pressed') === 'false') spot.click();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  part('#action').click();
  let ms = 0;
  const isOver = () =>
    round?.state === 'settled' &&
    /\. (?:Ganaste|Recuperas|Sin premio)/.test(part('#status').textContent ?? '') &&
    !part('#action').matches('.busy, .live, [aria-disabled="true"]');
  while (!isOver() && ms < 120_000) {
    await vi.advanceTimersByTimeAsync(STEP);
    await new Promise((resolve) => setImmediate(resolve));
    ms += STEP;
    const action = part('#action');
    if (round?.outcome?.engine === 'mines' && action.matches('.live')) action.click();
    else if (!round && ms % 800 === 0) action.click();
    else document.querySelector<HTMLElement>(':is(.move, .field)[aria-disabled="false"]:not(.open)')?.click();
  }
  const told = part('#status').textContent ?? '';
  vi.useRealTimers();
  client.fetch = fetch;
  if (round?.state !== 'settled') throw new Error(`${engine} has not ended: ${told}`);
  return { ms, told, outcome: round.outcome, payout: round.payout };
}

test('GAM-15 a page that nobody looks at is mute, and with motion the phone is felt', async () => {
  const received = fakeSound();
  const { lateParts } = await arriveAtDice();
  const cue = () => lateParts.sound?.('closed', 0);
  cue();
  expect([received.contexts, received.touches]).toEqual([0, 0]);
  part('.spot').click();
  expect([received.contexts, received.tones], 'not in the tap itself').toEqual([0, []]);
  const { touches } = received;
  expect(touches).toBeGreaterThan(0);
  await soon(() => expect(received.state).toBe('running'));
  const { tonesOf } = await import('../studio/kit/sound/sound.ts');
  const chip = tonesOf('chip').map(([, , hz]) => hz);
  expect(received.tones.map(({ hz }) => hz).slice(0, chip.length), 'the first tap is heard').toEqual(chip);
  received.tones.length = 0;
  cue();
  expect(received.tones.length).toBeGreaterThan(0);
  expect(received.touches).toBeGreaterThan(touches);

  const look = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look(true);
  expect(received.state).toBe('suspended');
  const [tones, felt] = [received.tones.length, received.touches];
  lateParts.sound?.('start', 0);
  expect([received.tones.length, received.touches]).toEqual([tones, felt]);
  look(false);
  await soon(() => expect(received.state).toBe('running'));
  expect(received.contexts).toBe(1);
});

// This test comes first, so that its table is not polled when the last test ends.
test('GAM-15 quick play changes nothing at a live table, and has no switch there', async () => {
  const game = catalogue.games.find(
    ({ id, engine }) => engine === 'roulette' && catalogue.tablePlaces.has(id),
  );
  const alone = games.find(([engine]) => engine === 'slot')?.[1];
  if (!game || !alone) throw new Error('The catalogue lacks a game.');
  const client = await arrive(alone);
  await soon(() => part('.quick'));
  part('.quick').click();
  const pace = async () => (await import('../studio/kit/frame/dom.ts')).brief(1000);
  expect(await pace()).toBe(350);
  await arrive(game, client);
  await soon(() => part('#rounds p'));
  expect(document.querySelector('.quick')).toBeNull();
  expect(await pace()).toBe(1000);
  await arrive(alone, client);
  await soon(async () => expect(await pace()).toBe(350));
});

test.each(games)(
  'GAM-15 quick play shows %s in less time, with the same outcomes and the same words',
  async (engine, game) => {
    const at: Shown[] = [];
    for (const isQuick of [false, true]) {
      const client = createTestClient({ games: GAMES });
      client.playAlone();
      // A device that saw the hash before chooses no seed of its own.
      localStorage.clear();
      sameChoices();
      await arrive(game, client);
      await soon(() => part('.quick'));
      if (isQuick) {
        part('.quick').click();
        expect(part('.quick').getAttribute('aria-checked')).toBe('true');
        expect(part('#status').textContent).toMatch(/^Juego rápido: .*Su resultado es el mismo/);
      }
      at.push(await show(client, engine));
    }
    const [{ ms: normal, ...shown }, { ms: quick, ...shownQuick }] = at as [Shown, Shown];
    expect(shownQuick).toEqual(shown);
    expect(quick, `${engine}: ${normal} ms`).toBeLessThan(normal);
  },
);

const round = { outcome: null, flight: null, stake: 100 } as unknown as RoundOnWire;

test('GAM-15 what a round paid has one sound by its size, and what pays no more than its stake is no win', () => {
  for (let payout = 0; payout <= 4000; payout += 5) {
    const [cue, ...more] = cuesOf({ ...round, payout });
    const size = payout < 800 ? 'win' : payout < 2500 ? 'bigWin' : 'hugeWin';
    expect(cue, String(payout)).toBe(payout === 0 ? 'loss' : payout <= 100 ? 'back' : size);
    expect(more).toEqual([]);
  }
  const flight = { elapsedMs: 0, leftAt: 150, auto: null };
  expect(cuesOf({ ...round, payout: 150, flight })).toEqual(['cashOut', 'win']);
  expect(cuesOf({ ...round, payout: 0, flight: { ...flight, leftAt: 0 } })).toEqual(['loss']);
  const mines = { engine: 'mines', count: 3, opened: [1], mines: [] } as const;
  expect(cuesOf({ ...round, payout: 110, outcome: { ...mines, result: 'taken' } })).toEqual([
    'cashOut',
    'win',
  ]);
  expect(cuesOf({ ...round, payout: 0, outcome: { ...mines, result: 'hit' } })).toEqual(['loss']);
});

test('GAM-15 on a phone without WebAudio, or whose loudspeaker is taken, a round is played in silence', async () => {
  const taken = class {
    constructor() {
      throw new DOMException('No device.', 'NotSupportedError');
    }
  };
  const errors: unknown[] = [];
  addEventListener('error', ({ error }) => errors.push(error));
  for (const port of [undefined, taken]) {
    vi.stubGlobal('AudioContext', port);
    const { client } = await arriveAtDice();
    expect((await show(client, 'dice')).told).not.toBe('');
  }
  expect(errors).toEqual([]);
});
