import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { createFlow, useFlow } from './flow.ts';

interface State {
  step: 'resting' | 'asking' | 'answered';
  by?: string;
}
type Event = { type: 'asked' } | { type: 'left' } | { type: 'answered'; by: string };

function transition(state: State, event: Event): State {
  if (event.type === 'asked') return { step: 'asking' };
  if (event.type === 'left') return { step: 'resting' };
  return state.step === 'asking' ? { step: 'answered', by: event.by } : state;
}

test.each<[string, readonly ('asked' | 'left' | 'stop')[], string | undefined]>([
  ['counts', ['asked'], 'first'],
  ['does not count after it was left', ['asked', 'left'], undefined],
  ['does not count for the same question asked again', ['asked', 'left', 'asked'], 'second'],
  ['does not count once nobody follows it', ['asked', 'stop'], undefined],
])('DEP-04 SES-04 an answer to a flow %s', async (_what, happened, by) => {
  const answers: (() => void)[] = [];
  const names = ['first', 'second'];
  const flow = createFlow<State, Event>({ step: 'resting' }, transition, ({ step }, dispatch) => {
    const name = step === 'asking' && names[answers.length];
    if (name) answers.push(() => dispatch({ type: 'answered', by: name }));
  });
  flow.start();
  for (const type of happened) type === 'stop' ? flow.stop() : flow.send({ type });
  for (const answer of answers) answer();
  expect(flow.state().by).toBe(by);
});

test('SES-08 a stopped flow takes no step', () => {
  const entered: (() => boolean)[] = [];
  const flow = createFlow<State, Event>({ step: 'resting' }, transition, (_state, _dispatch, isCurrent) =>
    entered.push(isCurrent),
  );
  flow.start();
  expect(entered.map((isCurrent) => isCurrent())).toEqual([true]);
  flow.stop();
  flow.send({ type: 'asked' });
  expect([entered.map((isCurrent) => isCurrent()), flow.state().step]).toEqual([[false], 'resting']);
});

test('SES-08 a flow is entered once, when it starts, and an event that does not fit its state changes nothing', () => {
  const entered: string[] = [];
  const flow = createFlow<State, Event>({ step: 'resting' }, transition, ({ step }) => entered.push(step));
  flow.moveTo({ step: 'asking' });
  expect([entered, flow.state().step]).toEqual([[], 'asking']);
  flow.start();
  flow.start();
  expect(entered).toEqual(['asking']);
  const received: string[] = [];
  flow.subscribe(() => received.push(flow.state().step));
  flow.send({ type: 'answered', by: 'first' });
  flow.send({ type: 'answered', by: 'second' });
  expect([entered, received, flow.state().by]).toEqual([['asking', 'answered'], ['answered'], 'first']);
});

test('SES-08 a flow runs as long as its screen, which shows its steps', () => {
  const entered: string[] = [];
  const { result, unmount } = renderHook(() =>
    useFlow<State, Event>({ step: 'resting' }, transition, ({ step }) => entered.push(step)),
  );
  act(() => result.current.send({ type: 'asked' }));
  expect([entered, result.current.state.step]).toEqual([['resting', 'asking'], 'asking']);
  unmount();
  result.current.send({ type: 'left' });
  expect(entered).toEqual(['resting', 'asking']);
});
