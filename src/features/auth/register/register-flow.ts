import type { CodeStepOf } from '../../../session/code-step.ts';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';

export interface NewAccount {
  username: string;
  /** Empty after a reload, because passwords are not stored (SES-14). */
  password: string;
  agentCode?: string;
  birthDate?: string;
}

/** States of a registration (spec point 4: step 1 phone and password, then step 3 the code). */
export type RegisterFlow =
  | { step: 'filling'; problem?: FlowProblem | undefined }
  | { step: 'requesting'; account: NewAccount }
  | {
      step: 'coding';
      account: NewAccount;
      mayExist: boolean;
      isSentAgain: boolean;
      problem?: FlowProblem | undefined;
    }
  | { step: 'resending'; account: NewAccount; mayExist: boolean }
  | { step: 'sending'; account: NewAccount; code: string; mayExist: boolean }
  /** The account exists although the answer was lost, so the player is logged in with it. */
  | { step: 'entering'; account: NewAccount; taken: FlowProblem }
  | { step: 'done'; username: string; token: string };

export type RegisterEvent =
  /** `isCodeWaiting`: a code was sent to this number a moment ago (SES-14). */
  | { type: 'submitted'; account: NewAccount; isCodeWaiting: boolean }
  | { type: 'edited' }
  | { type: 'codeSent' }
  | { type: 'codeNotSent'; problem: FlowProblem; isCodeWaiting: boolean }
  | { type: 'coded'; code: string; password?: string | undefined }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'answered'; status: number; token: string | undefined }
  | { type: 'failed'; problem: FlowProblem };

const LOGIN_OK = 1;
export const PHONE_TAKEN = 'phone-taken';
/** Refusals of a second try after the first one made the account: its code is used up. */
const MADE_BEFORE: readonly string[] = [PHONE_TAKEN, 'expired-code'];

export const start: RegisterFlow = { step: 'filling' };

export function stepOf({ step }: RegisterFlow): 1 | 3 {
  return step === 'filling' || step === 'requesting' ? 1 : 3;
}

/** The part that a reload restores. A call under way may have created the account. */
export function codeStepIn(state: RegisterFlow): CodeStepOf<'register'> | undefined {
  if (!('account' in state) || state.step === 'requesting') return undefined;
  const { username, agentCode, birthDate } = state.account;
  const mayExist = 'mayExist' in state && state.step !== 'sending' ? state.mayExist : true;
  return { flow: 'register', username, agentCode, birthDate, mayExist };
}

export const backAt = ({ mayExist, username, agentCode, birthDate }: CodeStepOf<'register'>): RegisterFlow =>
  coding(
    { username, password: '', ...(agentCode && { agentCode }), ...(birthDate && { birthDate }) },
    mayExist,
  );

function coded(
  state: Extract<RegisterFlow, { step: 'coding' | 'resending' }>,
  { code, password = state.account.password }: Extract<RegisterEvent, { type: 'coded' }>,
): RegisterFlow {
  const { account, mayExist } = state;
  return password === '' ? state : { step: 'sending', account: { ...account, password }, code, mayExist };
}

function coding(account: NewAccount, mayExist: boolean, problem?: FlowProblem): RegisterFlow {
  return { step: 'coding', account, mayExist, isSentAgain: false, problem };
}

function answeredState(
  { username }: NewAccount,
  event: { status: number; token: string | undefined },
  otherwise: () => RegisterFlow,
): RegisterFlow {
  const { status, token } = event;
  return status === LOGIN_OK && token ? { step: 'done', username, token } : otherwise();
}

function afterFailure(account: NewAccount, mayExist: boolean, problem: FlowProblem): RegisterFlow {
  if (mayExist && MADE_BEFORE.includes(problem.code)) return { step: 'entering', account, taken: problem };
  if (problem.code === 'under-age') return { step: 'filling', problem };
  return coding(account, mayExist || problem.isUnknown, problem);
}

/** Pure. An event that does not fit the state, such as a second tap, changes nothing (SES-06 to SES-08). */
export function transition(state: RegisterFlow, event: RegisterEvent): RegisterFlow {
  switch (state.step) {
    case 'filling':
      if (event.type === 'submitted')
        return event.isCodeWaiting
          ? coding(event.account, false)
          : { step: 'requesting', account: event.account };
      return event.type === 'edited' && state.problem ? start : state;
    case 'requesting':
      if (event.type === 'codeSent') return coding(state.account, false);
      if (event.type !== 'codeNotSent') return state;
      return event.isCodeWaiting ? coding(state.account, false) : { step: 'filling', problem: event.problem };
    case 'coding': {
      const { account, mayExist } = state;
      if (event.type === 'coded') return coded(state, event);
      if (event.type === 'resend') return { step: 'resending', account, mayExist };
      if (event.type === 'back') return start;
      return event.type === 'edited' && state.problem ? coding(account, mayExist) : state;
    }
    case 'resending': {
      const { account, mayExist } = state;
      if (event.type === 'codeSent') return { step: 'coding', account, mayExist, isSentAgain: true };
      if (event.type === 'codeNotSent') return coding(account, mayExist, event.problem);
      if (event.type === 'coded') return coded(state, event);
      return event.type === 'back' ? start : state;
    }
    case 'sending': {
      const { account, mayExist } = state;
      if (event.type === 'answered')
        return answeredState(account, event, () =>
          coding(account, mayExist || event.status === LOGIN_OK, noSessionGiven),
        );
      return event.type === 'failed' ? afterFailure(account, mayExist, event.problem) : state;
    }
    case 'entering': {
      const { account, taken } = state;
      if (event.type === 'answered')
        return answeredState(account, event, () =>
          event.status === LOGIN_OK ? coding(account, true, noSessionGiven) : coding(account, false, taken),
        );
      if (event.type !== 'failed') return state;
      const { problem } = event;
      return problem.isUnknown ? coding(account, true, problem) : coding(account, false, taken);
    }
    case 'done':
      return state;
  }
}
