import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { emitBalance, emitRecharge, takeEvents } from './events.ts';

test('RT-02 events leave the world once and in order: recharge as JSON text in major units, balance without a payload', () => {
  const { world } = createTestWorld();
  takeEvents(world);
  emitRecharge(world, richPlayer, 'R000001', 1_000_050);
  emitBalance(world, newPlayer);
  expect(takeEvents(world)).toEqual([
    { playerId: richPlayer, event: 'recharge', payload: '{"orderId":"R000001","amount":10000.5}' },
    { playerId: newPlayer, event: 'balance' },
  ]);
  expect(takeEvents(world)).toEqual([]);
});
