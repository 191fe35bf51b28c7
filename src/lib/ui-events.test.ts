import { readdirSync, readFileSync } from 'node:fs';
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

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
const declared = sources.find((text) => text.includes('export interface UiEvents')) ?? '';
const names = [...declared.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, name]) => name);

test.each(names)('RT-04 the event %s has a sender and a receiver', (name) => {
  const isIn = (before: string) =>
    sources.some((text) => new RegExp(`(?:${before})[^;]*'${name}'`).test(text));
  expect([isIn('emitUi\\(|useHidden\\('), isIn('onUi\\(|useUiEvent\\(|REFETCH_EVENTS = ')]).toEqual([
    true,
    true,
  ]);
});

test('RT-04 there are the 22 events of the specification', () => {
  expect(names).toHaveLength(22);
});
