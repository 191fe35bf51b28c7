import { beforeEach, expect, test } from 'vitest';
import { type App, emptyApp } from './app.ts';
import { emitUi, onUi } from './ui-events.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

test('RT-04 each listener gets an event, in turn, until it ends', () => {
  const heard: string[] = [];
  const stop = onUi(app, 'show-chat', ({ orderId }) => heard.push(`a ${orderId}`));
  const stopOther = onUi(app, 'show-chat', ({ orderId }) => heard.push(`b ${orderId}`));
  emitUi(app, 'show-chat', { orderId: 'R1' });
  stop();
  emitUi(app, 'show-chat', { orderId: 'R2' });
  stopOther();
  emitUi(app, 'show-chat', {});
  expect(heard).toEqual(['a R1', 'b R1', 'b R2']);
});

test('RT-04 a listener added or removed during an event does not affect that event', () => {
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  ends.push(
    onUi(app, 'show-menu', () => {
      heard.push('first');
      for (const end of ends) end();
      ends.push(onUi(app, 'show-menu', () => heard.push('late')));
    }),
    onUi(app, 'show-menu', () => heard.push('second')),
  );
  emitUi(app, 'show-menu');
  expect(heard).toEqual(['first', 'second']);
  ends.at(-1)?.();
});
