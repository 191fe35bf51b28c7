import { describe, expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { createTestWorld, gift, stranger } from '../../../tests/support/test-world.ts';
import { createPacket, type PacketIntent, packetTerms } from './packet-create.ts';

function sender(country: string, cash: number) {
  const { world } = createTestWorld();
  const id = stranger(world, 1, country);
  gift(world, cash, id);
  return (amount: number, shares = 1) =>
    createPacket(world, id, { amount, shares, kind: 'equal' } satisfies PacketIntent);
}

const refusal = (code: string, parameters: object) => refused(code, 'amount', parameters);

test('RED-01 a packet of an unknown country has the terms of Chile', () => {
  expect(packetTerms('XX')).toEqual({
    minShare: 10_000,
    maxAmount: 50_000_000,
    maxShares: 100,
    openHours: 24,
  });
});

describe.each([
  ['CL', 'CLP', 100, [10_000, '100.00'], [50_000_000, '500,000.00']],
  ['ET', 'ETB', 1, [500, '5.00'], [2_500_000, '25,000.00']],
  ['KE', 'KES', 1, [1000, '10.00'], [6_000_000, '60,000.00']],
  ['CI', 'XOF', 1, [5000, '50.00'], [30_000_000, '300,000.00']],
  ['TZ', 'TZS', 1, [25_000, '250.00'], [120_000_000, '1,200,000.00']],
] as const)('a packet in %s', (country, currency, unit, [least, leastText], [most, mostText]) => {
  test('RED-01 has a largest amount', () => {
    const send = sender(country, 2 * most);
    expect(send(most - unit).amount).toBe(most - unit);
    expect(() => send(most + unit)).toThrow(refusal('amount-above-maximum', { amount: mostText, currency }));
    expect(send(most).amount).toBe(most);
  });

  test('RED-01 has a least share', () => {
    const send = sender(country, most);
    expect(() => send(3 * least - unit, 3)).toThrow(
      refusal('packet-share-minimum', { amount: leastText, currency }),
    );
    expect(send(3 * least, 3).shares).toEqual([least, least, least]);
    expect(send(3 * least + unit, 3).shares).toEqual([least + unit, least, least]);
  });

  test('RED-01 is covered by cash', () => {
    const send = sender(country, least);
    expect(() => send(least + unit)).toThrow(refusal('packet-uncovered', { amount: leastText, currency }));
    expect(send(least).amount).toBe(least);
  });
});
