import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { CallError } from '../../api/call-error.ts';
import type { LoginResult } from '../../api/generated/contract.schemas.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { texts } from '../../i18n/texts.ts';
import { type AccountProblem, accountProblems } from './account-rules.ts';

export interface FlowProblem {
  kind:
    | 'refused'
    | 'limited'
    | 'signed-out'
    | 'no-session'
    | 'lost'
    /** The server failed, or its answer is malformed. */
    | 'failed';
  message: string;
  code: RefusalCode | '';
  field: string;
  isUnknown: boolean;
}

const TOO_MANY_REQUESTS = 429;
/** Refusal code of a call that guests may make, but that needed a session after all (/user/bindPhone). */
const LOGIN_NEEDED = 'login-needed';

function kindOf({ kind, status, code }: CallError): FlowProblem['kind'] {
  if (kind === 'unauthorized' || code === LOGIN_NEEDED) return 'signed-out';
  if (kind === 'refused') return 'refused';
  if (status === TOO_MANY_REQUESTS) return 'limited';
  return kind === 'network' || kind === 'timeout' ? 'lost' : 'failed';
}

export function problemOf(failure: CallError): FlowProblem {
  const { message, code = '', field = '', isUnknown } = failure;
  return { kind: kindOf(failure), message, code, field, isUnknown };
}

interface Outcome<Answer> {
  onSuccess?: (answer: Answer) => void;
  onError?: (failure: CallError) => void;
}

/**
 * A call whose form shows the refusals itself, one at a time. Its outcome counts until `leave` and while the form is open.
 * @param isYes whether an answer ends the form, which then stays busy until it is gone
 */
export function useFormCall<Body, Answer>(
  call: (body: Body) => Promise<Answer>,
  isYes: (answer: Answer) => boolean = () => true,
) {
  // biome-ignore lint/plugin: what a form sends is no read.
  const { mutate, reset, error, data, isPending, isSuccess, variables } = useMutation<
    Answer,
    CallError,
    Body
  >({ mutationFn: (body) => call(body), meta: { isQuiet: true } });
  // A second tap can come before the first one is rendered.
  const isStarted = useRef(false);
  const end = () => {
    isStarted.current = false;
  };
  const run = (body: Body, outcome: Outcome<Answer> = {}) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(body, { ...outcome, onSettled: end });
  };
  const leave = () => {
    end();
    reset();
  };
  const isDone = isSuccess && isYes(data);
  const problem = useMemo(() => (error ? problemOf(error) : undefined), [error]);
  return {
    run,
    leave,
    /** Takes away what the form shows of the last try. */
    onEdited: () => (error || (isSuccess && !isDone)) && leave(),
    problem,
    data,
    body: variables,
    isUnderWay: isPending,
    isDone,
    isBusy: isPending || isDone,
  };
}

export const LOGIN_OK = 1;
export const hasSession = ({ status, token }: LoginResult) => status === LOGIN_OK && Boolean(token);

/** The answer has a token neither in its body nor in its header (NET-09). */
export const noSessionGiven: FlowProblem = {
  kind: 'no-session',
  message: '',
  code: '',
  field: '',
  isUnknown: false,
};

export type ProblemPlace = 'phone' | 'code' | 'password' | 'oldPassword' | 'birthDate' | 'agentCode' | 'note';

const PLACES: Readonly<Record<string, ProblemPlace>> = {
  phoneNumber: 'phone',
  username: 'phone',
  verificationCode: 'code',
  password: 'password',
  oldPassword: 'oldPassword',
  birthDate: 'birthDate',
  agentCode: 'agentCode',
};

/** Decides the place of a problem; `shown` are the fields on screen. "Too many codes" belongs to the phone number. */
export function placeOf({ kind, field }: FlowProblem, shown: readonly ProblemPlace[]): ProblemPlace {
  if (kind === 'limited' && shown.includes('phone')) return 'phone';
  const place = PLACES[field] ?? 'note';
  return shown.includes(place) ? place : 'note';
}

const isAccountProblem = (problem: string | undefined): problem is AccountProblem =>
  accountProblems.some((name) => name === problem);

export function problemText(problem: string | undefined): string | undefined {
  return isAccountProblem(problem) ? texts().auth.register[problem]() : undefined;
}

export function problemWords({ kind, message }: FlowProblem): string {
  const { problem } = texts().profile;
  switch (kind) {
    case 'refused':
      return message || problem.refused();
    case 'limited':
      return message || problem.limited();
    case 'signed-out':
      // The form was open with a session, so "session ended" says more than the server's request to log in.
      return problem.signedOut();
    case 'no-session':
      return texts().auth.login.noSession();
    case 'failed':
      return message || problem.failed();
    case 'lost':
      return problem.lost();
  }
}

export function problemIn(problem: FlowProblem | undefined, fields: readonly ProblemPlace[], words?: string) {
  const place = problem && placeOf(problem, fields);
  return {
    place,
    errorAt: (at: ProblemPlace) => (problem && place === at ? (words ?? problemWords(problem)) : undefined),
  };
}
