import type { FlowProblem } from '../flow-problem.ts';

/** SES-10. */
export type ChangeState =
  | {
      name: 'filling';
      /** An answer was lost, and that call may have changed the password. */
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { name: 'saving'; mayBeDone: boolean }
  | { name: 'done' };

export type ChangeEvent =
  | { type: 'submitted' }
  | { type: 'edited' }
  | { type: 'saved' }
  | { type: 'failed'; problem: FlowProblem };

export const changeStart: ChangeState = { name: 'filling', mayBeDone: false };

export function transition(state: ChangeState, event: ChangeEvent): ChangeState {
  switch (state.name) {
    case 'filling':
      if (event.type === 'submitted') return { name: 'saving', mayBeDone: state.mayBeDone };
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    case 'saving': {
      if (event.type === 'saved') return { name: 'done' };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      return { name: 'filling', mayBeDone: state.mayBeDone || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
