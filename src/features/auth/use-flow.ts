import { useReducer, useRef } from 'react';

/**
 * Keeps the state of a flow and changes it by a pure transition.
 * @returns the state, and `send`, which returns the next state, or undefined when the event did not fit. `send` applies
 * at once, because a second tap can come before the next render.
 */
export function useFlow<State, Event>(
  transition: (state: State, event: Event) => State,
  start: State,
): [state: State, send: (event: Event) => State | undefined] {
  const state = useRef(start);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const send = (event: Event): State | undefined => {
    const next = transition(state.current, event);
    if (next === state.current) return undefined;
    state.current = next;
    render();
    return next;
  };
  return [state.current, send];
}
