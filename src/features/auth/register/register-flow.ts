import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';

export interface NewAccount {
  username: string;
  password: string;
  agentCode?: string;
}

/** States of a registration (spec point 4: step 1 phone and password, then step 3 the code). */
export type RegisterState =
  | { name: 'filling'; problem?: FlowProblem | undefined }
  | { name: 'asking'; account: NewAccount }
  | {
      name: 'coding';
      account: NewAccount;
      /** An answer was lost, and that call may have created the account. */
      mayExist: boolean;
      isSentAgain: boolean;
      problem?: FlowProblem | undefined;
    }
  | { name: 'resending'; account: NewAccount; mayExist: boolean }
  | { name: 'sending'; account: NewAccount; mayExist: boolean }
  /** The account exists although the answer was lost, so the player is logged in with it. */
  | { name: 'entering'; account: NewAccount; taken: FlowProblem }
  | { name: 'done'; token: string };

export type RegisterEvent =
  /** `isCodeWaiting`: a code was sent to this number a moment ago (SES-14). */
  | { type: 'submitted'; account: NewAccount; isCodeWaiting: boolean }
  | { type: 'edited' }
  | { type: 'codeSent' }
  | { type: 'codeNotSent'; problem: FlowProblem; isCodeWaiting: boolean }
  | { type: 'coded' }
  | { type: 'resend' }
  | { type: 'back' }
  | { type: 'answered'; status: number; token: string | undefined }
  | { type: 'failed'; problem: FlowProblem };

/** Status of an opened session (spec point 7). */
const LOGIN_OK = 1;
export const PHONE_TAKEN = 'phone-taken';
/**
 * Refusals of a second try when the first try created the account: the server checks the code first, and it is used up.
 */
const MADE_BEFORE: readonly string[] = [PHONE_TAKEN, 'expired-code'];

export const registerStart: RegisterState = { name: 'filling' };

export function stepOf({ name }: RegisterState): 1 | 3 {
  return name === 'filling' || name === 'asking' ? 1 : 3;
}

function coding(account: NewAccount, mayExist: boolean, problem?: FlowProblem): RegisterState {
  return { name: 'coding', account, mayExist, isSentAgain: false, problem };
}

function answeredState(
  event: { status: number; token: string | undefined },
  otherwise: () => RegisterState,
): RegisterState {
  const { status, token } = event;
  return status === LOGIN_OK && token ? { name: 'done', token } : otherwise();
}

function afterFailure(account: NewAccount, mayExist: boolean, problem: FlowProblem): RegisterState {
  if (mayExist && MADE_BEFORE.includes(problem.code)) return { name: 'entering', account, taken: problem };
  return coding(account, mayExist || problem.isUnknown, problem);
}

/** Pure. An event that does not fit the state, such as a second tap, changes nothing (SES-06 to SES-08). */
export function transition(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (state.name) {
    case 'filling':
      if (event.type === 'submitted')
        return event.isCodeWaiting
          ? coding(event.account, false)
          : { name: 'asking', account: event.account };
      return event.type === 'edited' && state.problem ? registerStart : state;
    case 'asking':
      if (event.type === 'codeSent') return coding(state.account, false);
      if (event.type !== 'codeNotSent') return state;
      return event.isCodeWaiting ? coding(state.account, false) : { name: 'filling', problem: event.problem };
    case 'coding': {
      const { account, mayExist } = state;
      if (event.type === 'coded') return { name: 'sending', account, mayExist };
      if (event.type === 'resend') return { name: 'resending', account, mayExist };
      if (event.type === 'back') return registerStart;
      return event.type === 'edited' && state.problem ? coding(account, mayExist) : state;
    }
    case 'resending': {
      const { account, mayExist } = state;
      if (event.type === 'codeSent') return { name: 'coding', account, mayExist, isSentAgain: true };
      if (event.type === 'codeNotSent') return coding(account, mayExist, event.problem);
      if (event.type === 'coded') return { name: 'sending', account, mayExist };
      return event.type === 'back' ? registerStart : state;
    }
    case 'sending': {
      const { account, mayExist } = state;
      if (event.type === 'answered')
        return answeredState(event, () =>
          coding(account, mayExist || event.status === LOGIN_OK, noSessionGiven),
        );
      return event.type === 'failed' ? afterFailure(account, mayExist, event.problem) : state;
    }
    case 'entering': {
      const { account, taken } = state;
      if (event.type === 'answered')
        return answeredState(event, () =>
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
