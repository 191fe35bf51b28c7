import type { FlowProblem } from '../flow-problem.ts';

/** SES-11. The form holds the number and the code. */
export type BindingState =
  | {
      name: 'filling';
      codeFor: string;
      /** An answer was lost, and that call may have bound the phone. */
      mayBeBound: boolean;
      problem?: FlowProblem | undefined;
    }
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

const ALREADY_BOUND = 'already-bound';

export const bindingStart: BindingState = { name: 'filling', codeFor: '', mayBeBound: false };

/** Pure. An event that does not fit the state, such as a second tap, changes nothing. */
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
      // The call whose answer was lost has bound the phone.
      if (problem.code === ALREADY_BOUND && mayBeBound) return { name: 'done' };
      return { name: 'filling', codeFor, mayBeBound: mayBeBound || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
