import type { ChangePasswordRequest } from '../../../api/generated/contract.schemas.ts';
import type { FlowProblem } from '../flow-problem.ts';

export type ChangePasswordFlow =
  | {
      step: 'filling';
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { step: 'saving'; passwords: ChangePasswordRequest; mayBeDone: boolean }
  | { step: 'done' };

export type ChangePasswordEvent =
  | { type: 'submitted'; passwords: ChangePasswordRequest }
  | { type: 'edited' }
  | { type: 'saved' }
  | { type: 'failed'; problem: FlowProblem };

export const start: ChangePasswordFlow = { step: 'filling', mayBeDone: false };

export function transition(state: ChangePasswordFlow, event: ChangePasswordEvent): ChangePasswordFlow {
  switch (state.step) {
    case 'filling':
      if (event.type === 'submitted')
        return { step: 'saving', passwords: event.passwords, mayBeDone: state.mayBeDone };
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    case 'saving': {
      if (event.type === 'saved') return { step: 'done' };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      return { step: 'filling', mayBeDone: state.mayBeDone || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
