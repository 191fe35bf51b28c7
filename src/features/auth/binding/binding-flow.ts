import type { FlowProblem } from '../flow-problem.ts';

/** Where the binding of a phone stands (SES-11). Number and code are the form's. */
export type BindingState =
  | {
      name: 'filling';
      /** Number the last code went to; empty when none did. */
      codeFor: string;
      /** True after an answer was lost that may have bound the phone. */
      mayBeBound: boolean;
      problem?: FlowProblem | undefined;
    }
  /** A code is being asked for. */
  | { name: 'asking'; number: string; codeFor: string; mayBeBound: boolean }
  | { name: 'confirming'; codeFor: string; mayBeBound: boolean }
  | { name: 'done' };

export type BindingEvent =
  | { type: 'sendTapped'; number: string }
  | { type: 'edited' }
  | { type: 'codeSent' }
  | { type: 'codeNotSent'; problem: FlowProblem }
  | { type: 'confirmTapped' }
  | { type: 'bound' }
  | { type: 'failed'; problem: FlowProblem };

/** Refusal for an account that has a phone already. */
const ALREADY_BOUND = 'already-bound';

export const bindingStart: BindingState = { name: 'filling', codeFor: '', mayBeBound: false };

/** Pure: an event that does not fit the state, such as a second tap, changes nothing. */
export function transition(state: BindingState, event: BindingEvent): BindingState {
  switch (state.name) {
    case 'filling': {
      const { codeFor, mayBeBound } = state;
      if (event.type === 'sendTapped') return { name: 'asking', number: event.number, codeFor, mayBeBound };
      if (event.type === 'confirmTapped') return { name: 'confirming', codeFor, mayBeBound };
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'asking': {
      const { number, codeFor, mayBeBound } = state;
      if (event.type === 'codeSent') return { name: 'filling', codeFor: number, mayBeBound };
      if (event.type !== 'codeNotSent') return state;
      return event.problem.code === ALREADY_BOUND && mayBeBound
        ? { name: 'done' }
        : { name: 'filling', codeFor, mayBeBound, problem: event.problem };
    }
    case 'confirming': {
      const { codeFor, mayBeBound } = state;
      if (event.type === 'bound') return { name: 'done' };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      // The answer that was lost had bound it.
      if (problem.code === ALREADY_BOUND && mayBeBound) return { name: 'done' };
      return { name: 'filling', codeFor, mayBeBound: mayBeBound || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
