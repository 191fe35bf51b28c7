import { engineFor } from '@copihue/studio/games/engines';
import { expect, test } from 'vitest';
import { roundEngines } from '../../../tests/support/every-engine.ts';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { indexCatalogue } from '../tables/catalogue.ts';
import { playerBalance } from './balance.ts';
import { houseAccounts, playerAccount, post } from './ledger.ts';

const allEngines = {
  ...indexCatalogue(seedCatalogue({ size: 240 })),
  tablePlaces: new Map<string, number>(),
};

test('MOC-02 a market with cents keeps them, and its neighbour refuses them', () => {
  const { world } = createTestWorld(1, allEngines);
  const addis = [...world.state.players.values()].find(({ country }) => country === 'ET');
  const pay = (playerId: string, amount: number) =>
    post(world, 'cents', 'x', [
      { account: houseAccounts.house, amount: -amount },
      { account: playerAccount(playerId, 'cash'), amount },
    ]);
  const before = playerBalance(world, addis?.id ?? '').cash;
  pay(addis?.id ?? '', 1);
  expect(playerBalance(world, addis?.id ?? '').cash).toBe(before + 1);
  expect(() => pay(richPlayer, 1)).toThrow('whole units');
  expect(
    roundEngines.every((name) => world.catalogue.games.some((game) => engineFor(game).name === name)),
  ).toBe(true);
});
