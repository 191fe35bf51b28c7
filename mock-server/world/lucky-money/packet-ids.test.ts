import { expect, test } from 'vitest';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { createPacket } from './packet-create.ts';
import { standingOffer } from './packet-offers.ts';

test('RED-02 the id of a packet cannot be guessed from another one, and the same world gives the same ids', () => {
  const idsOf = (seed: number) => {
    const { world } = createTestWorld(seed);
    const small = { amount: 10_000, shares: 1, kind: 'equal' as const };
    return [
      standingOffer(world, 'CL', undefined)?.id ?? '',
      ...Array.from({ length: 50 }, () => createPacket(world, richPlayer, small).id),
    ];
  };
  const ids = idsOf(1);
  for (const id of ids) expect(id).toMatch(/^E[a-km-np-z2-9]{20}$/);
  // 20 of 32 letters are 100 bits. Consecutive ids share only as many letters as chance allows.
  expect(new Set(ids.map((id) => id.slice(1, 7))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(-6))).size).toBe(ids.length);
  expect(idsOf(1)).toEqual(ids);
  expect(idsOf(2).filter((id) => ids.includes(id))).toEqual([]);
});
