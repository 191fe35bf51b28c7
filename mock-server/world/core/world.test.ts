import { expect, test } from 'vitest';
import { testCatalogue } from '../../../tests/support/test-world.ts';
import { emptyState } from '../tables/state.ts';
import { type Purpose, worldSecret } from './secret.ts';
import { createWorld, type World } from './world.ts';

test('MOC-01 a secret gives each purpose numbers of its own, always the same, and a kept state continues them', () => {
  const of = (seed: number) =>
    createWorld({
      catalogue: testCatalogue,
      clock: () => 0,
      state: emptyState(worldSecret(seed, 'test')),
    });
  const drawn = ({ random }: World, purpose: Purpose = 'token') => random(purpose).next();
  const [first, same, other] = [of(1), of(1), of(2)];
  const numbers = [drawn(first), drawn(first), drawn(first, 'sms code'), drawn(other)];
  expect(new Set(numbers).size).toBe(4);
  expect([drawn(same), drawn(same), drawn(same, 'sms code')]).toEqual(numbers.slice(0, 3));
  const kept = createWorld({ catalogue: testCatalogue, clock: () => 0, state: same.state });
  expect(drawn(kept)).toBe(drawn(first));
});
