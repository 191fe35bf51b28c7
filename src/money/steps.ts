import { useEffect, useState, useSyncExternalStore } from 'react';

/** A running flow: the screen reads its state and sends it events. */
export interface Steps<State, Event> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  /** An event that has no meaning in the present state changes nothing. */
  send: (event: Event) => void;
  /** Enters a state without an event. */
  moveTo: (state: State) => void;
  start: () => void;
  /** The page goes: later answers change nothing any more. */
  stop: () => void;
}

/**
 * Runs a pure flow: entering a state makes its call, and the answer is the next event.
 * @param enter called for every state that is entered; `isHere` is false as soon as the flow has moved on
 */
export function createSteps<State extends object, Event>(
  initialState: State,
  transition: (state: State, event: Event) => State,
  enter: (entered: State, isHere: () => boolean) => unknown,
): Steps<State, Event> {
  const listeners = new Set<() => void>();
  let state = initialState;
  let isRunning = false;

  const moveTo = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
    if (isRunning) void enter(next, () => isRunning && state === next);
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const next = transition(state, event);
      if (isRunning && next !== state) moveTo(next);
    },
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

type Runner<State> = Pick<Steps<State, never>, 'state' | 'subscribe' | 'start' | 'stop'>;

/** Keeps a runner alive as long as the screen. @returns the runner and its present state */
export function useRunner<State, Made extends Runner<State>>(
  create: () => Made & Runner<State>,
): { runner: Made; state: State } {
  const [runner] = useState(create);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  useEffect(() => {
    runner.start();
    return runner.stop;
  }, [runner]);
  return { runner, state };
}
