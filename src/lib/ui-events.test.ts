import { expect, test } from 'vitest';
import { emitUi, onUi } from './ui-events.ts';

test('RT-04 everybody who listens hears an event, in turn, until he stops', () => {
  const heard: string[] = [];
  const stop = onUi('show-chat', ({ orderId }) => heard.push(`a ${orderId}`));
  const stopOther = onUi('show-chat', ({ orderId }) => heard.push(`b ${orderId}`));
  emitUi('show-chat', { orderId: 'R1' });
  stop();
  emitUi('show-chat', { orderId: 'R2' });
  stopOther();
  emitUi('show-chat', {});
  expect(heard).toEqual(['a R1', 'b R1', 'b R2']);
});

test('RT-04 a listener added or removed during an event does not affect that event', () => {
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  ends.push(
    onUi('show-menu', () => {
      heard.push('first');
      for (const end of ends) end();
      ends.push(onUi('show-menu', () => heard.push('late')));
    }),
    onUi('show-menu', () => heard.push('second')),
  );
  emitUi('show-menu');
  expect(heard).toEqual(['first', 'second']);
  ends.at(-1)?.();
});

test('RT-04 an event without listeners does nothing', () => {
  expect(() => emitUi('back-in-game')).not.toThrow();
});
