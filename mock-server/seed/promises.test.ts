import { motifNames } from '@copihue/studio/art/motifs/motifs';
import { engineFor } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { expect, test } from 'vitest';
import type { CategoryId, SeedGame } from '../world/tables/catalogue.ts';
import { seedCatalogue } from './catalogue.ts';

interface Promise {
  /** A title with one of these words must belong to this engine. */
  words?: RegExp;
  /** True when each title must have one of the words. Otherwise the cover alone shows the kind of game. */
  isNamed?: boolean;
  motifs: readonly string[];
  categories: readonly CategoryId[];
}

const promises: Readonly<Record<Exclude<EngineName, 'slot' | 'sportsbook'>, Promise>> = {
  crash: {
    motifs: ['rocket', 'plane', 'balloon', 'ufo', 'astronaut'],
    words: /\bcrash\b/i,
    categories: ['crash'],
  },
  roulette: { words: /ruleta|roulette/i, isNamed: true, motifs: ['roulette'], categories: ['live', 'table'] },
  blackjack: { words: /blackjack/i, isNamed: true, motifs: ['cards'], categories: ['live', 'table'] },
  poker: { words: /p[oó]ker|three card/i, isNamed: true, motifs: ['chips'], categories: ['table'] },
  cards: { words: /baccarat/i, isNamed: true, motifs: ['baccarat'], categories: ['live', 'table'] },
  dice: { words: /\bdados\b|\bdice\b/i, isNamed: true, motifs: ['dice'], categories: ['live', 'table'] },
  wheel: {
    words: /\brueda\b|\bwheel\b/i,
    isNamed: true,
    motifs: ['wheel', ...motifNames.filter((name) => name.endsWith('Wheel'))],
    categories: ['live', 'sports'],
  },
  keno: { words: /keno/i, isNamed: true, motifs: ['keno'], categories: ['bingo'] },
  bingo: { words: /bingo/i, isNamed: true, motifs: ['bingo'], categories: ['bingo'] },
  scratch: { words: /\brasp|scratch|cartón/i, isNamed: true, motifs: ['scratch'], categories: ['bingo'] },
  plinko: { words: /plinko/i, isNamed: true, motifs: ['plinko'], categories: ['crash'] },
  mines: {
    words: /campo minado|\bmines\b|\bminas\b/i,
    isNamed: true,
    motifs: ['mines'],
    categories: ['crash'],
  },
  race: {
    words: /carreras|derby|galope|photo finish|gran premio|curva final|turbo sur/i,
    isNamed: true,
    motifs: ['horse', 'racer'],
    categories: ['sports'],
  },
};

const unplayed =
  /craps|sic bo|cacho chileno|bacar[aá] ruso|hold.?em|monopoly|penales|boxeo|tenis\b|f[uú]tbol|football(?! wheel)|virtual football/i;

function untruths(game: SeedGame): string[] {
  const engine = engineFor(game).name;
  const found: string[] = [];
  const check = (isTrue: boolean, what: string) => {
    if (!isTrue) found.push(`${game.name}: ${what}`);
  };
  for (const [name, { words, isNamed, motifs, categories }] of Object.entries(promises)) {
    if (name === engine) {
      check(!isNamed || words?.test(game.name) === true, `is ${name} and does not say so`);
      check(motifs.includes(game.motif), `is ${name} under a cover of ${game.motif}`);
      check(
        categories.some((category) => game.categoryIds[0] === category),
        `is ${name} among ${game.categoryIds[0]}`,
      );
    } else {
      check(words?.test(game.name) !== true, `promises ${name} and is ${engine}`);
      // An astronaut also appears on slots.
      check(
        !motifs.includes(game.motif) || (game.motif === 'astronaut' && engine === 'slot'),
        `shows ${name} and is ${engine}`,
      );
    }
  }
  check(engine !== 'slot' || game.categoryIds[0] === 'slots', `is a slot among ${game.categoryIds[0]}`);
  check(!unplayed.test(game.name), 'promises a game that nobody plays');
  check(
    game.tags.includes('live') === game.categoryIds.includes('live'),
    'the tag and the category of live tables',
  );
  check(
    game.tags.includes('jackpot') === (game.jackpot !== undefined),
    'the tag and the amount of a jackpot',
  );
  for (const tag of ['free-spins', 'multicaminos', 'jackpot'] as const)
    check(!game.tags.includes(tag) || engine === 'slot', `${tag} without reels`);
  check(
    game.tags.includes('provably-fair') === ['crash', 'plinko', 'mines'].includes(engine),
    'the tag of verifiable chance',
  );
  check(!game.tags.includes('buy-bonus'), 'promises buy-bonus, and no game sells its free spins');
  return found;
}

const { games } = seedCatalogue();

test('GAM-08 title, cover, category, tags and engine of all 240 games say the same game', () => {
  expect(games).toHaveLength(240);
  expect(games.flatMap(untruths)).toEqual([]);
  expect(new Set(games.map((game) => engineFor(game).name)).size).toBe(14);
});

test('GAM-08 a wheel of a sport stands among the sports, any other among the live tables', () => {
  const wheels = games.filter((game) => game.engine === 'wheel');
  for (const game of wheels)
    expect([game.name, game.categoryIds[0]]).toEqual([game.name, game.motif === 'wheel' ? 'live' : 'sports']);
});

const [first] = games;

test.each([
  ['a title that promises another game', { name: 'Ruleta de Arauco' }, 'promises roulette and is slot'],
  ['a cover of another game', { motif: 'plinko' }, 'shows plinko and is slot'],
  ['another engine', { engine: 'keno' }, 'is keno and does not say so'],
  ['a foreign category', { categoryIds: ['live'] }, 'is a slot among live'],
  ['a tag of another game', { tags: ['live'] }, 'the tag and the category of live tables'],
  ['a promise nobody keeps', { tags: ['buy-bonus'] }, 'promises buy-bonus'],
  ['a tag of other games', { tags: ['provably-fair'] }, 'the tag of verifiable chance'],
] as const)('GAM-08 %s is found', (_what, change, found) => {
  if (!first) throw new Error('no games');
  expect(untruths({ ...first, ...change }).join('\n')).toContain(found);
});

test('GAM-10 the games of crash, Plinko and mines say that their chance can be verified', () => {
  const tagged = games.filter(({ tags }) => tags.includes('provably-fair'));
  expect(tagged).toHaveLength(22);
  expect(new Set(tagged.map(({ categoryIds }) => categoryIds[0]))).toEqual(new Set(['crash']));
});
