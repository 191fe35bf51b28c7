import { drawBelow } from '@copihue/studio/kit/chance/draw';
import { expect, test } from 'vitest';
import { drawsOf } from '../../../tests/support/simulate.ts';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import type { FaultSetting } from '../tables/fault-kinds.ts';
import { addFault, clearFaults, faultOfHeader, takeFaults } from './faults.ts';

const CALLS = ['ping', 'gameList', 'walletBalance'] as const;
const KINDS = ['failure', 'server-error', 'malformed', 'latency'] as const;

test('MOC-04 each fault hits as many calls as it was set for, one after the other, and is then gone', () => {
  const draw = drawsOf('faults of a world');
  for (let history = 0; history < 100; history += 1) {
    const { world } = createTestWorld();
    const settings = Array.from(
      { length: 1 + drawBelow(draw, 4) },
      (_, at): FaultSetting & { left: number } => {
        const times = drawBelow(draw, 4) === 0 ? null : 1 + drawBelow(draw, 3);
        const operationId = ['*', ...CALLS][drawBelow(draw, 4)] ?? '*';
        const fault = KINDS[drawBelow(draw, 4)] ?? 'failure';
        return { operationId, fault, times, ms: 10 ** at, message: String(at), left: times ?? 1_000 };
      },
    );
    for (const { left: _, ...setting } of settings) addFault(world, setting);
    for (let call = 0; call < 15; call += 1) {
      const operationId = CALLS[drawBelow(draw, 3)] ?? 'ping';
      const hits = settings.filter((row) => row.left > 0 && ['*', operationId].includes(row.operationId));
      const waits = hits.filter(({ fault }) => fault === 'latency');
      const first = hits.find(({ fault }) => fault !== 'latency');
      const taken = takeFaults(world, operationId);
      expect(taken.latencyMs).toBe(waits.reduce((sum, { ms }) => sum + ms, 0));
      expect(taken.fault?.message).toBe(first?.message);
      for (const row of first ? [...waits, first] : waits) row.left -= 1;
      const left = settings.filter((row) => row.left > 0).map(({ message }) => message);
      expect(world.state.faults.map(({ message }) => message)).toEqual(left);
    }
  }
});

test('MOC-04 a fault for all calls spares the calls of games, which are named one by one', () => {
  const { world } = createTestWorld();
  const fault = { fault: 'failure', times: 1, ms: 0, message: null } as const;
  addFault(world, { ...fault, operationId: '*' });
  expect(takeFaults(world, 'games/round').fault).toBeUndefined();
  addFault(world, { ...fault, operationId: 'games/round' });
  expect(takeFaults(world, 'games/open').fault).toBeUndefined();
  expect(takeFaults(world, 'games/round').fault?.operationId).toBe('games/round');
  expect(takeFaults(world, 'ping').fault?.operationId).toBe('*');
  expect(world.state.faults).toEqual([]);
});

test('MOC-04 faults are cleared by the name of their call, or all at once', () => {
  const { world } = createTestWorld();
  for (const operationId of ['ping', 'gameList', '*', 'ping'])
    addFault(world, { operationId, fault: 'failure', times: null, ms: 0, message: null });
  const left = () => world.state.faults.map(({ operationId }) => operationId);
  clearFaults(world, 'ping');
  expect(left()).toEqual(['gameList', '*']);
  clearFaults(world, 'walletBalance');
  expect(left()).toEqual(['gameList', '*']);
  clearFaults(world);
  expect(left()).toEqual([]);
});

const BY_HEADER =
  'unauthorized, too-many-requests, maintenance, proxy-429, proxy-502, proxy-503, server-error, captive-portal, redirect, failure, malformed, contradictory, stale, other-currency, unknown-enum, drip, rotated-token, drop-before, drop-after, contract-long, contract-empty, contract-mixed';
const requests = (headers: HeadersInit = {}) => faultOfHeader(new Request('http://mock', { headers }));

test('MOC-04 a header sets a fault for one request, of any kind but a latency', () => {
  expect(requests()).toBeUndefined();
  for (const fault of BY_HEADER.split(', '))
    expect(requests({ 'x-mock-fault': fault })).toEqual({
      latencyMs: 0,
      fault: { operationId: '*', fault, times: 1, ms: 0, message: null },
    });
});

test.each(['latency', 'sever-error', ''])(
  'MOC-04 the header %j is refused with the list of kinds',
  (fault) => {
    expect(() => requests({ 'x-mock-fault': fault })).toThrow(
      expect.objectContaining({
        code: 'unknown-fault',
        status: 400,
        field: 'x-mock-fault',
        parameters: { fault, known: BY_HEADER },
      }),
    );
  },
);
