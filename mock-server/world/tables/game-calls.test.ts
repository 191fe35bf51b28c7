import { expect, test } from 'vitest';
import { gameFaultNames, gameFaults } from './game-calls.ts';

test('MOC-04 each call of the games takes a fault by its name, of the kinds that a game page can show', () => {
  const calls =
    'open state round free cash-out decide watch live fair client-seed rotate-seeds book place-slip cash-out-bet past-round settings sport-settings';
  expect(gameFaultNames).toEqual(calls.split(' ').map((call) => `games/${call}`));
  expect(gameFaults).toEqual(['latency', 'server-error', 'failure', 'drop-before', 'drop-after']);
});
