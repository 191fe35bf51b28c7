import { expect, test } from 'vitest';
import { createTestWorld, giveBonus, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from './balance.ts';

test('DEP-04 WDR-01 the total includes the bonus, and only cash can be withdrawn', () => {
  const { world } = createTestWorld();
  const { cash } = playerBalance(world, richPlayer);
  expect(playerBalance(world, richPlayer)).toMatchObject({ bonus: 0, total: cash, withdrawable: cash });
  for (const playerId of [richPlayer, newPlayer]) giveBonus(world, 70_000, { playerId });
  expect(playerBalance(world, richPlayer)).toMatchObject({
    cash,
    bonus: 70_000,
    total: cash + 70_000,
    withdrawable: cash,
  });
  expect(playerBalance(world, newPlayer)).toMatchObject({
    cash: 0,
    bonus: 70_000,
    total: 70_000,
    withdrawable: 0,
  });
});
