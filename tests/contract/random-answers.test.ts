import { operations } from '@copihue/contract/operations';
import { describe, expect, test } from 'vitest';
import { validators } from '../../mock-server/generated/handlers.ts';
import { extremes, type Recipe, randomAnswer } from '../support/random-answers.ts';

const RUNS = 200;
const recipes: readonly Recipe[] = [...extremes, ...Array.from({ length: RUNS }, (_, index) => index + 1)];

describe('what is made up for the sweep over the screens keeps the contract', () => {
  test.each(operations)(`CON-02 $path, ${RUNS} answers and the extremes`, ({ operationId }) => {
    const { answer } = validators[operationId];
    for (const recipe of recipes) {
      const data = randomAnswer(operationId, recipe);
      const { error } = answer.safeParse({ success: true, message: '', data });
      expect(error?.message, `recipe ${recipe}`).toBeUndefined();
    }
  });

  test('CON-02 a recipe gives the same answer each time, another one another', () => {
    expect(randomAnswer('gameList', 7)).toEqual(randomAnswer('gameList', 7));
    expect(randomAnswer('gameList', 7)).not.toEqual(randomAnswer('gameList', 8));
  });
});
