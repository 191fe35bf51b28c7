import type { OperationId } from '@copihue/contract/operations';
import { faker, type Randomizer } from '@faker-js/faker';
import fc from 'fast-check';
import { randomAnswers } from '../generated/answers.ts';

/**
 * How an answer is made up: by a seed, or as an extreme. `full` and `bare` say whether optional fields are there; `long`
 * has the longest texts and lists and the largest numbers of the contract, `empty` the shortest and smallest.
 */
export type Recipe = number | (typeof extremes)[number];

export const extremes = ['long-full', 'long-bare', 'empty-full', 'empty-bare'] as const;

// Its types keep the core to itself; the generated answers use this one instance.
const { randomizer } = Reflect.get(faker, 'fakerCore') as { randomizer: Randomizer };
const [anyNext, anyBoolean] = [randomizer.next.bind(randomizer), faker.datatype.boolean];

const matchesOf = new Map<string, string[]>();
// Faker's own keeps the anchors of a pattern as text.
faker.helpers.fromRegExp = (pattern) => {
  const key = String(pattern);
  const matches =
    matchesOf.get(key) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 40, seed: 1 });
  matchesOf.set(key, matches);
  return matches[Math.floor(anyNext() * matches.length)] ?? '';
};
const anyUrl = faker.internet.url.bind(faker.internet);
// The addresses of the contract that are no paths are origins under https.
Object.assign(faker.internet, { url: () => anyUrl({ protocol: 'https', appendSlash: false }) });

/** The data of a random answer of a call: the same for the same recipe. */
export function randomAnswer(operationId: OperationId, recipe: Recipe): unknown {
  faker.setDefaultRefDate('2026-11-21T12:00:00.000Z');
  const isSeed = typeof recipe === 'number';
  faker.seed(isSeed ? recipe : 1);
  if (!isSeed) {
    // Within three hundredths of the end, so that two ids of a list still differ.
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
