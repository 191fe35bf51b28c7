import type { CodeStepOf } from '../../../session/code-step.ts';
import type { FlowProblem } from '../flow-problem.ts';

export type BindingFlow =
  | {
      step: 'filling';
      codeFor: string;
      /** An answer was lost, and that call may have bound the phone. */
      mayBeBound: boolean;
      problem?: FlowProblem | undefined;
    }
  | { step: 'requesting'; number: string; codeFor: string; mayBeBound: boolean }
  | { step: 'confirming'; number: string; code: string; codeFor: string; mayBeBound: boolean }
  | { step: 'done' };

export type BindingEvent =
  | { type: 'sendTapped'; number: string }
  | { type: 'edited' }
  | { type: 'codeSent' }
  | { type: 'codeNotSent'; problem: FlowProblem }
  | { type: 'confirmTapped'; number: string; code: string }
  | { type: 'bound' }
  | { type: 'failed'; problem: FlowProblem };

const ALREADY_BOUND = 'already-bound';

export const start: BindingFlow = { step: 'filling', codeFor: '', mayBeBound: false };

/** The part that a reload restores, once a code was sent. A call under way may have bound the phone (SES-11). */
export function codeStepIn(state: BindingFlow, owner: string): CodeStepOf<'binding'> | undefined {
  if (state.step === 'done' || state.codeFor === '') return undefined;
  const { step, codeFor: number, mayBeBound } = state;
  return { flow: 'binding', owner, number, mayBeBound: mayBeBound || step === 'confirming' };
}

export const backAt = ({ number, mayBeBound }: CodeStepOf<'binding'>): BindingFlow => ({
  step: 'filling',
  codeFor: number,
  mayBeBound,
});

export function transition(state: BindingFlow, event: BindingEvent): BindingFlow {
  switch (state.step) {
    case 'filling': {
      const { codeFor, mayBeBound } = state;
      if (event.type === 'sendTapped')
        return { step: 'requesting', number: event.number, codeFor, mayBeBound };
      if (event.type === 'confirmTapped') {
        const { number, code } = event;
        return { step: 'confirming', number, code, codeFor, mayBeBound };
      }
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;
    }
    case 'requesting': {
      const { number, codeFor, mayBeBound } = state;
      if (event.type === 'codeSent') return { step: 'filling', codeFor: number, mayBeBound };
      if (event.type !== 'codeNotSent') return state;
      return event.problem.code === ALREADY_BOUND && mayBeBound
        ? { step: 'done' }
        : { step: 'filling', codeFor, mayBeBound, problem: event.problem };
    }
    case 'confirming': {
      const { codeFor, mayBeBound } = state;
      if (event.type === 'bound') return { step: 'done' };
      if (event.type !== 'failed') return state;
      const { problem } = event;
      // The earlier call, whose answer was lost, has bound the phone.
      if (problem.code === ALREADY_BOUND && mayBeBound) return { step: 'done' };
      return { step: 'filling', codeFor, mayBeBound: mayBeBound || problem.isUnknown, problem };
    }
    case 'done':
      return state;
  }
}
