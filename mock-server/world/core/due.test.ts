import { drawBelow } from '@copihue/studio/kit/chance/draw';
import { expect, test } from 'vitest';
import { drawsOf } from '../../../tests/support/simulate.ts';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { dueRunners } from '../../registry/registry.ts';
import { nextDueAt, runDueWith, schedule, unscheduleOrder, unscheduleRound } from './due.ts';

test('MOC-02 due actions run by their time, and those of one moment in the order they were planned', () => {
  const draw = drawsOf('order of what is due');
  const expireLater = { kind: 'expire-packet', packetId: 'later' } as const;
  for (let history = 0; history < 50; history += 1) {
    const { world } = createTestWorld();
    world.state.due = [];
    const planned = Array.from({ length: 12 }, (_, at) => ({ at, delayMs: -drawBelow(draw, 4) * 1000 }));
    for (const { at, delayMs } of planned)
      schedule(world, delayMs, { kind: 'expire-packet', packetId: `packet-${at}` });
    schedule(world, 1, expireLater);
    world.state.due = world.state.due.toSorted(() => drawBelow(draw, 3) - 1);
    const ran: string[] = [];
    const runners = {
      ...dueRunners,
      'expire-packet': (_: unknown, task: { packetId: string }) => ran.push(task.packetId),
    };
    expect(nextDueAt(world)).toBe(Math.min(...world.state.due.map(({ at }) => at)));
    expect(runDueWith(world, runners)).toBe(planned.length);
    const ordered = planned.toSorted((a, b) => a.delayMs - b.delayMs || a.at - b.at);
    expect(ran).toEqual(ordered.map(({ at }) => `packet-${at}`));
    expect(world.state.due).toMatchObject([expireLater]);
  }
});

test('MOC-02 the end of an order or a round drops its own planned actions and no other', () => {
  const { world } = createTestWorld();
  const plan = () => {
    world.state.due = [];
    for (const orderId of ['R1', 'R2']) {
      schedule(world, 1, { kind: 'expire-order', orderId });
      schedule(world, 2, { kind: 'settle-order', orderId });
    }
    for (const roundKey of ['a', 'b']) schedule(world, 3, { kind: 'end-flight', roundKey });
    schedule(world, 4, { kind: 'expire-packet', packetId: 'R1' });
  };
  const left = () =>
    world.state.due.map(
      (task) => `${task.kind} ${Reflect.get(task, 'orderId') ?? Reflect.get(task, 'roundKey') ?? ''}`,
    );
  plan();
  unscheduleOrder(world, 'R1');
  expect(left()).toEqual([
    'expire-order R2',
    'settle-order R2',
    'end-flight a',
    'end-flight b',
    'expire-packet ',
  ]);
  plan();
  unscheduleRound(world, 'a');
  expect(left().filter((task) => task.startsWith('end-'))).toEqual(['end-flight b']);
  expect(left()).toHaveLength(6);
  world.state.due = [];
  expect(nextDueAt(world)).toBe(Number.POSITIVE_INFINITY);
});
