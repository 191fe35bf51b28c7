import type { CodeStepOf } from '../../../session/code-step.ts';
import type { Account } from '../account-rules.ts';
import type { FlowProblem } from '../flow-problem.ts';

/** Spec point 4: 1 phone, 2 code, 3 new password. The server checks the code together with the password. */
export type ResetFlow =
  | {
      step: 'filling';
      problem?: FlowProblem | undefined /** The account has no bound phone (SES-09). */;
      isUnknown?: boolean;
    }
  | { step: 'requesting'; username: string }
  | {
      step: 'coding';
      username: string;
      phone: string;
      isSentAgain: boolean;
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { step: 'resending'; username: string; phone: string; mayBeDone: boolean }
  | {
      step: 'renewing';
      username: string;
      phone: string;
      code: string;
      mayBeDone: boolean;
      problem?: FlowProblem | undefined;
    }
  | { step: 'saving'; username: string; password: string; phone: string; code: string; mayBeDone: boolean }
  | { step: 'done'; account: Account };

export type ResetEvent =
  | { type: 'submitted'; username: string }
  | { type: 'edited' }
  | { type: 'codeSent'; phone: string }
  | { type: 'codeNotSent'; problem: FlowProblem }
  | { type: 'coded'; code: string }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'passwordChosen'; password: string }
  | { type: 'saved' }
  | { type: 'failed'; problem: FlowProblem };

/** The part that a reload restores; the code must be typed again. A call under way may have changed the password. */
export function codeStepIn(state: ResetFlow): CodeStepOf<'reset'> | undefined {
  if (!('phone' in state)) return undefined;
  const { username, phone, mayBeDone, step } = state;
  return { flow: 'reset', username, phone, mayBeDone: mayBeDone || step === 'saving' };
}

export const backAt = ({ username, phone, mayBeDone }: CodeStepOf<'reset'>): ResetFlow => ({
  step: 'coding',
  username,
  phone,
  isSentAgain: false,
  mayBeDone,
});

export const start: ResetFlow = { step: 'filling' };

const STEPS: Readonly<Record<ResetFlow['step'], 1 | 2 | 3>> = {
  filling: 1,
  requesting: 1,
  coding: 2,
  resending: 2,
  renewing: 3,
  saving: 3,
  done: 3,
};

export const stepOf = ({ step }: ResetFlow): 1 | 2 | 3 => STEPS[step];

export function transition(state: ResetFlow, event: ResetEvent): ResetFlow {
  switch (state.step) {
    case 'filling':
      if (event.type === 'submitted') return { step: 'requesting', username: event.username };
      return event.type === 'edited' && (state.problem || state.isUnknown) ? start : state;
    case 'requesting': {
      const { username } = state;
      if (event.type === 'codeSent') {
        if (event.phone === '') return { step: 'filling', isUnknown: true };
        return { step: 'coding', username, phone: event.phone, isSentAgain: false, mayBeDone: false };
      }
      return event.type === 'codeNotSent' ? { step: 'filling', problem: event.problem } : state;
    }
    case 'coding': {
      const { username, phone, mayBeDone } = state;
      if (event.type === 'coded') return { step: 'renewing', username, phone, code: event.code, mayBeDone };
      if (event.type === 'resend') return { step: 'resending', username, phone, mayBeDone };
      if (event.type === 'back') return start;
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'resending': {
      const { username, phone, mayBeDone } = state;
      const coding = { step: 'coding', username, phone, mayBeDone } as const;
      if (event.type === 'codeSent') return { ...coding, isSentAgain: true };
      if (event.type === 'codeNotSent') return { ...coding, isSentAgain: false, problem: event.problem };
      if (event.type === 'coded') return { step: 'renewing', username, phone, code: event.code, mayBeDone };
      return event.type === 'back' ? start : state;
    }
    case 'renewing': {
      const { username, phone, code, mayBeDone } = state;
      if (event.type === 'passwordChosen')
        return { step: 'saving', username, password: event.password, phone, code, mayBeDone };
      if (event.type === 'back') return { step: 'coding', username, phone, isSentAgain: false, mayBeDone };
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'saving': {
      const { username, password, mayBeDone, ...rest } = state;
      if (event.type === 'saved') return { step: 'done', account: { username, password } };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      return { ...rest, step: 'renewing', username, mayBeDone: mayBeDone || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
