import type { OperationId } from '@copihue/contract/operations';
import { faker, type Randomizer } from '@faker-js/faker';
import fc from 'fast-check';
import { randomAnswers } from '../generated/answers.ts';

/**
 * A seed, or an extreme. `full` has all optional fields, `bare` none. `long` has the longest texts and lists and the
 * largest numbers of the contract, `empty` the shortest and smallest.
 */
export type Recipe = number | (typeof extremes)[number];

export const extremes = ['long-full', 'long-bare', 'empty-full', 'empty-bare'] as const;

// The types hide `fakerCore`. The generated answers use the same instance.
const { randomizer } = Reflect.get(faker, 'fakerCore') as { randomizer: Randomizer };
const [anyNext, anyBoolean] = [randomizer.next.bind(randomizer), faker.datatype.boolean];

const matchesOf = new Map<string, string[]>();
// Faker's own version writes the anchors of a pattern into the text.
faker.helpers.fromRegExp = (pattern) => {
  const key = String(pattern);
  const matches =
    matchesOf.get(key) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 40, seed: 1 });
  matchesOf.set(key, matches);
  return matches[Math.floor(anyNext() * matches.length)] ?? '';
};
const anyUrl = faker.internet.url.bind(faker.internet);
// An address of the contract is a path or an https origin.
Object.assign(faker.internet, { url: () => anyUrl({ protocol: 'https', appendSlash: false }) });

/** The same recipe gives the same data. */
export function randomAnswer(operationId: OperationId, recipe: Recipe): unknown {
  faker.setDefaultRefDate('2026-11-21T12:00:00.000Z');
  const isSeed = typeof recipe === 'number';
  faker.seed(isSeed ? recipe : 1);
  if (!isSeed) {
    // The numbers are from the top 3 %, so that two ids of a list still differ.
    randomizer.next = recipe.startsWith('long') ? () => 0.97 + anyNext() * 0.03 : () => 0;
    Object.assign(faker.datatype, { boolean: () => recipe.endsWith('full') });
  }
  try {
    return randomAnswers[operationId]();
  } finally {
    randomizer.next = anyNext;
    Object.assign(faker.datatype, { boolean: anyBoolean });
  }
}
