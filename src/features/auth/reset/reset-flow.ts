import type { FlowProblem } from '../flow-problem.ts';

/** Spec point 4: 1 phone, 2 code, 3 new password. The server checks the code together with the password. */
export type ResetState =
  | {
      name: 'filling';
      problem?: FlowProblem | undefined /** The account has no bound phone (SES-09). */;
      isUnknown?: boolean;
    }
  | { name: 'asking'; username: string }
  | {
      name: 'coding';
      username: string;
      phone: string;
      isSentAgain: boolean;
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { name: 'resending'; username: string; phone: string; mayBeDone: boolean }
  | {
      name: 'renewing';
      username: string;
      phone: string;
      code: string;
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { name: 'saving'; username: string; phone: string; code: string; mayBeDone: boolean }
  | { name: 'done'; username: string };

export type ResetEvent =
  | { type: 'submitted'; username: string }
  | { type: 'edited' }
  | { type: 'codeSent'; phone: string }
  | { type: 'codeNotSent'; problem: FlowProblem }
  | { type: 'coded'; code: string }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'passwordChosen' }
  | { type: 'saved' }
  | { type: 'failed'; problem: FlowProblem };

export const resetStart: ResetState = { name: 'filling' };

const STEPS: Readonly<Record<ResetState['name'], 1 | 2 | 3>> = {
  filling: 1,
  asking: 1,
  coding: 2,
  resending: 2,
  renewing: 3,
  saving: 3,
  done: 3,
};

export const stepOf = ({ name }: ResetState): 1 | 2 | 3 => STEPS[name];

/** Pure. An event that does not fit the state, such as a second tap, changes nothing (SES-09). */
export function transition(state: ResetState, event: ResetEvent): ResetState {
  switch (state.name) {
    case 'filling':
      if (event.type === 'submitted') return { name: 'asking', username: event.username };
      return event.type === 'edited' && (state.problem || state.isUnknown) ? resetStart : state;
    case 'asking': {
      const { username } = state;
      if (event.type === 'codeSent') {
        if (event.phone === '') return { name: 'filling', isUnknown: true };
        return { name: 'coding', username, phone: event.phone, isSentAgain: false, mayBeDone: false };
      }
      return event.type === 'codeNotSent' ? { name: 'filling', problem: event.problem } : state;
    }
    case 'coding': {
      const { username, phone, mayBeDone } = state;
      if (event.type === 'coded') return { name: 'renewing', username, phone, code: event.code, mayBeDone };
      if (event.type === 'resend') return { name: 'resending', username, phone, mayBeDone };
      if (event.type === 'back') return resetStart;
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'resending': {
      const { username, phone, mayBeDone } = state;
      const coding = { name: 'coding', username, phone, mayBeDone } as const;
      if (event.type === 'codeSent') return { ...coding, isSentAgain: true };
      if (event.type === 'codeNotSent') return { ...coding, isSentAgain: false, problem: event.problem };
      if (event.type === 'coded') return { name: 'renewing', username, phone, code: event.code, mayBeDone };
      return event.type === 'back' ? resetStart : state;
    }
    case 'renewing': {
      const { username, phone, code, mayBeDone } = state;
      if (event.type === 'passwordChosen') return { name: 'saving', username, phone, code, mayBeDone };
      if (event.type === 'back') return { name: 'coding', username, phone, isSentAgain: false, mayBeDone };
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'saving': {
      const { mayBeDone, ...rest } = state;
      if (event.type === 'saved') return { name: 'done', username: state.username };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      return { ...rest, name: 'renewing', mayBeDone: mayBeDone || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
