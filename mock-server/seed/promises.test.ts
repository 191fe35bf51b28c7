import { engineFor } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { expect, test } from 'vitest';
import { roundEngines } from '../../tests/support/every-engine.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import { seedCatalogue } from './catalogue.ts';
import { otherGroups, slotGroups } from './games.ts';

/** A title with one of these words must belong to this engine, and each title of most engines has one. */
const words: Readonly<Partial<Record<EngineName, RegExp>>> = {
  crash: /\bcrash\b/i,
  roulette: /ruleta|roulette/i,
  blackjack: /blackjack/i,
  poker: /p[oó]ker|three card/i,
  cards: /baccarat/i,
  dice: /\bdados\b|\bdice\b/i,
  wheel: /\brueda\b|\bwheel\b/i,
  keno: /keno/i,
  bingo: /bingo/i,
  scratch: /\brasp|scratch|cartón/i,
  plinko: /plinko/i,
  mines: /campo minado|\bmines\b|\bminas\b/i,
  race: /carreras|derby|galope|photo finish|gran premio|curva final|turbo sur/i,
};
/** The cover alone shows the kind of game. */
const unnamed: readonly EngineName[] = ['crash'];

/** Subjects that any game may have, such as an astronaut. */
const onSlots = new Set(slotGroups.map(({ motif }) => motif));

const unplayed =
  /craps|sic bo|cacho chileno|bacar[aá] ruso|hold.?em|monopoly|penales|boxeo|tenis\b|f[uú]tbol|football(?! wheel)|virtual football/i;

function untruths(game: SeedGame): string[] {
  const engine = engineFor(game).name;
  const found: string[] = [];
  const check = (isTrue: boolean, what: string) => {
    if (!isTrue) found.push(`${game.name}: ${what}`);
  };
  for (const [name, pattern] of Object.entries(words)) {
    if (name !== engine) check(!pattern.test(game.name), `promises ${name} and is ${engine}`);
    else if (!unnamed.includes(engine)) check(pattern.test(game.name), `is ${name} and does not say so`);
  }
  // An astronaut also appears on slots.
  for (const { engine: owner, motif } of otherGroups.filter((group) => !onSlots.has(group.motif)))
    check(game.motif !== motif || owner === engine, `shows ${owner} and is ${engine}`);
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
    game.tags.includes('provably-fair') === (game.categoryIds[0] === 'crash'),
    'the tag of verifiable chance',
  );
  check(!game.tags.includes('buy-bonus'), 'promises buy-bonus, and no game sells its free spins');
  return found;
}

const { games } = seedCatalogue();

test('GAM-08 title, cover, category, tags and engine of all 240 games say the same game', () => {
  expect(games).toHaveLength(240);
  expect(games.flatMap(untruths)).toEqual([]);
  expect(new Set(games.map((game) => engineFor(game).name))).toEqual(new Set(roundEngines));
});

test('GAM-08 a wheel of a sport stands among the sports, any other among the live tables', () => {
  const wheels = games.filter((game) => game.engine === 'wheel');
  for (const game of wheels)
    expect([game.name, game.categoryIds[0]]).toEqual([game.name, game.motif === 'wheel' ? 'live' : 'sports']);
});
