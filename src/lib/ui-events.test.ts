import { expect, test } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { emitUi, onUi } from './ui-events.ts';

const app = freshApp();

test('RT-04 each listener gets an event, in turn, until it ends', () => {
  const received: string[] = [];
  const stop = onUi(app, 'show-chat', ({ orderId }) => received.push(`a ${orderId}`));
  const stopOther = onUi(app, 'show-chat', ({ orderId }) => received.push(`b ${orderId}`));
  emitUi(app, 'show-chat', { orderId: 'R1' });
  stop();
  emitUi(app, 'show-chat', { orderId: 'R2' });
  stopOther();
  emitUi(app, 'show-chat', {});
  expect(received).toEqual(['a R1', 'b R1', 'b R2']);
});

test('RT-04 a listener added or removed during an event does not affect that event', () => {
  const received: string[] = [];
  const ends: (() => void)[] = [];
  ends.push(
    onUi(app, 'show-menu', () => {
      received.push('first');
      for (const end of ends) end();
      ends.push(onUi(app, 'show-menu', () => received.push('late')));
    }),
    onUi(app, 'show-menu', () => received.push('second')),
  );
  emitUi(app, 'show-menu');
  expect(received).toEqual(['first', 'second']);
  ends.at(-1)?.();
});
