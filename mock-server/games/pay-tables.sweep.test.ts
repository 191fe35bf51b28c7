// @vitest-environment jsdom

import { drawGameArt, plates } from '@copihue/studio/art/game-art';
import { motifNames } from '@copihue/studio/art/motifs';
import { engineFor } from '@copihue/studio/games/engines';
import type { SlotOutcome } from '@copihue/studio/games/slot/engine';
import { slotProfiles, slotVolatility } from '@copihue/studio/games/slot/profiles';
import { REELS, ROWS, SCATTER, WILD } from '@copihue/studio/games/slot/reels';
import type { PlayedGame } from '@copihue/studio/kit/chance/engine';
import { languages } from '@copihue/studio/kit/words/text-pairs';
import { expect, test } from 'vitest';
import { gamePages, openGamePage, part, soon } from '../../tests/support/game-page.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { type GameWords, wordsFor } from '../studio/games/words.ts';
import { fill, times } from '../studio/kit/words/figures.ts';
import { motifWords } from '../studio/kit/words/motif-words.ts';
import { symbolsOf } from '../studio/pages/skin.ts';

const client = createTestClient({ games: 240 });
const { catalogue } = client.backend.registry.world('default');
const slots = catalogue.games.filter(({ engine }) => engine === 'slot');
const PAYING = [0, 1, 2, 3, 4, 5, 6, 7];

gamePages();

/** Stops the reels at these symbols, each reel from top to bottom; free spins stop there too. */
function stopAt(game: PlayedGame, reels: readonly (readonly number[])[]): SlotOutcome {
  const engine = engineFor(game);
  const { weights, wild, scatter } = slotProfiles[slotVolatility(game)];
  let drawn = 0;
  const next = () => {
    const reel = drawn % REELS;
    drawn += 1;
    const all = [...weights, reel > 0 && reel < REELS - 1 ? wild : 0, scatter];
    const total = all.reduce((sum, weight) => sum + weight, 0);
    const places = (reels[reel] ?? []).map((symbol) =>
      all.slice(0, symbol).reduce((sum, weight) => sum + weight, 0),
    );
    const stop = places.reduce((sum, place, row) => sum + place * total ** row, 0);
    return (stop + 0.5) / total ** ROWS;
  };
  if (engine.kind !== 'instant') throw new Error(`${game.name} is no slot.`);
  const { outcome } = engine.play({ next }, ['spin']);
  if (outcome.engine !== 'slot') throw new Error(`${game.name} played ${outcome.engine}.`);
  return outcome;
}

/** Reels with `count` of a symbol in a row from the left, and no other win. */
function alike(symbol: number, count: number, stand: (reel: number) => number = () => symbol) {
  const others = PAYING.filter((other) => other !== symbol);
  return Array.from({ length: REELS }, (_, reel) => {
    const other = others[reel] ?? 0;
    return [reel < count ? stand(reel) : other, other, other];
  });
}

async function saidByRules() {
  part('#info').click();
  const table = await soon(() => part('#rules table'));
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => ({
    face: row.querySelector('img')?.getAttribute('src'),
    name: row.querySelector('th')?.textContent?.trim(),
    pays: [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  }));
  const special = [...document.querySelectorAll('#rules .special')].map((line) => ({
    face: line.querySelector('img')?.getAttribute('src'),
    name: line.querySelector('b')?.textContent,
    text: line.textContent ?? '',
  }));
  return { rows, special };
}

/** A slot of each volatility, with a pot and without one: the pays of a title depend on nothing else. */
const kinds = new Map(slots.map((game) => [`${slotVolatility(game)} ${game.jackpot !== undefined}`, game]));

test.each(
  [...kinds.values()].map((game, at) => ({ game, name: game.name, lang: languages[at % 2] ?? 'ks' })),
)(
  'GAM-19 the rules of $name in $lang say every symbol, payout, wild and free spin of its engine',
  async ({ game, lang }) => {
    await openGamePage(client, game, lang);
    const w = wordsFor('slot', lang) as GameWords;
    const { rows, special } = await saidByRules();
    const symbols = symbolsOf(game);
    expect(rows.map(({ name }) => name)).toEqual(symbols.map((name) => motifWords(name, lang).one));

    for (const symbol of PAYING) {
      const paid = [3, 4, 5].map((count) => {
        const [first, ...free] = stopAt(game, alike(symbol, count)).spins;
        expect(first?.wins).toMatchObject([{ symbol, count, ways: 1 }]);
        expect(free).toEqual([]);
        return times(first?.pay ?? 0);
      });
      expect(rows[symbol]?.pays, rows[symbol]?.name).toEqual(paid);
      expect(stopAt(game, alike(symbol, 2)).spins[0]?.pay).toBe(0);
    }

    const [wild, bonus] = special;
    const reels = [2, 3, 4];
    const replaced = PAYING.filter((symbol) => {
      const stand = (reel: number) => (reels.includes(reel + 1) ? WILD : symbol);
      return stopAt(game, alike(symbol, 5, stand)).spins[0]?.wins.some(
        (win) => win.symbol === symbol && win.count === 5,
      );
    });
    const names = replaced.map((symbol) => rows[symbol]?.name).join(', ');
    expect(wild?.text).toContain(
      fill(w.slot.wildRule, { names, bonus: w.slot.bonus, reels: reels.join(', ') }),
    );
    for (const [reel, { strip }] of stripsOf(game).entries())
      expect(strip.includes(WILD), `reel ${reel + 1}`).toBe(reels.includes(reel + 1));

    const other = alike(0, 0);
    const withBonus = (count: number) =>
      stopAt(
        game,
        other.map((cells, reel) => (reel < count ? [SCATTER, ...cells.slice(1)] : cells)),
      );
    const needed = [1, 2, 3, 4, 5].find((count) => withBonus(count).spins.length > 1) ?? 0;
    const { spins, freeTimes } = withBonus(needed);
    const given = { count: needed, free: spins.length - 1, times: freeTimes };
    expect(bonus?.text).toContain(fill(w.slot.bonusRule, given));
    const stopped = stopAt(
      game,
      alike(3, 3, () => 3).map((cells, reel) => [cells[0] ?? 0, SCATTER, reel]),
    );
    expect(stopped.spins[1]?.pay).toBe((stopped.spins[0]?.pay ?? 0) * freeTimes);

    const inRules = [...rows, ...special];
    for (const face of document.querySelectorAll('.cell')) {
      const symbol = Number(face.getAttribute('data-symbol'));
      expect(inRules[symbol]?.face).toBe(face.querySelector('img')?.getAttribute('src'));
    }
    expect(special.map(({ name }) => name)).toEqual([w.slot.wild, w.slot.bonus]);
    const received = [...document.querySelectorAll('.slot .unseen li')].flatMap(({ textContent }) =>
      (textContent ?? '').replace(/^.*?: /, '').split(', '),
    );
    expect(received).toHaveLength(REELS * ROWS);
    for (const name of received) expect(inRules.map((row) => row.name)).toContain(name);
  },
);

/** The symbols of each reel, read by a stop at each of its places. */
function stripsOf(game: PlayedGame) {
  const seen = Array.from({ length: REELS }, () => ({ strip: new Set<number>() }));
  const engine = engineFor(game);
  if (engine.kind !== 'instant') throw new Error(`${game.name} is no slot.`);
  for (let at = 0; at < 500; at += 1) {
    const { outcome } = engine.play({ next: () => (at + 0.5) / 500 }, ['spin']);
    if (outcome.engine !== 'slot') continue;
    for (const [place, symbol] of (outcome.spins[0]?.cells ?? []).entries())
      seen[Math.floor(place / ROWS)]?.strip.add(symbol);
  }
  return seen.map(({ strip }) => ({ strip: [...strip] }));
}

test('GAM-19 wild and bonus are lettered as the rules call them, and each symbol has a name of its own', () => {
  for (const lang of languages) {
    const w = wordsFor('slot', lang) as GameWords;
    expect(plates.wild[lang]).toBe(w.slot.wild.toUpperCase());
    expect(plates.scatter[lang]).toBe(w.slot.bonus.toUpperCase());
    for (const name of ['wild', 'scatter']) expect(drawGameArt(`${name}-${lang}`)).toContain('<svg');
    const names = [...new Set(slots.flatMap(symbolsOf))];
    for (const name of names) expect(motifNames).toContain(name);
    expect(new Set(names.map((name) => motifWords(name, lang).one)).size).toBe(names.length);
  }
  for (const game of slots) expect(new Set(symbolsOf(game)).size, game.name).toBe(PAYING.length);
  expect(kinds.size).toBe(6);
});
