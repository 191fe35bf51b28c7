import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createListeners } from './listen.ts';

/** A running flow (decision 49): a screen reads its state and sends it events. */
export interface Flow<State, Event> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  /** An event that does not fit the state changes nothing. */
  send: (event: Event) => void;
  moveTo: (state: State) => void;
  start: () => void;
  stop: () => void;
}

/** Makes a state's call. @param dispatch changes nothing once the flow has left @param isCurrent false from then on */
export type Enter<State, Event> = (
  entered: State,
  dispatch: (event: Event) => void,
  isCurrent: () => boolean,
  before: State,
) => unknown;

/** Runs a pure transition: entering a state makes its call, and the answer is the next event. */
export function createFlow<State extends object, Event>(
  start: State,
  transition: (state: State, event: Event) => State,
  enter: Enter<State, Event>,
): Flow<State, Event> {
  const listeners = createListeners();
  let state = start;
  let isRunning = false;

  const send = (event: Event) => {
    const next = transition(state, event);
    if (isRunning && next !== state) moveTo(next);
  };
  const moveTo = (next: State) => {
    const before = state;
    state = next;
    listeners.notify();
    const isCurrent = () => isRunning && state === next;
    if (isRunning) void enter(next, (event) => isCurrent() && send(event), isCurrent, before);
  };
  return {
    state: () => state,
    subscribe: listeners.add,
    send,
    moveTo,
    start() {
      if (isRunning) return;
      isRunning = true;
      moveTo({ ...state });
    },
    stop() {
      isRunning = false;
    },
  };
}

type Running<State> = Pick<Flow<State, never>, 'state' | 'subscribe' | 'start' | 'stop'>;

/** Starts and stops a runner with its screen. @returns the runner and its present state */
export function useRunner<State, Made extends Running<State>>(
  create: () => Made & Running<State>,
): { runner: Made; state: State } {
  const [runner] = useState(create);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  useEffect(() => {
    runner.start();
    return runner.stop;
  }, [runner]);
  return { runner, state };
}

export function useFlow<State extends object, Event>(
  start: State,
  transition: (state: State, event: Event) => State,
  enter: Enter<State, Event>,
): { state: State; send: (event: Event) => void } {
  const onEnter = useEffectEvent(enter);
  const { runner, state } = useRunner(() => createFlow(start, transition, onEnter));
  return { state, send: runner.send };
}
