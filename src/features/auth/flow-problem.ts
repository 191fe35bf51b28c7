import type { CallError } from '../../api/call-error.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';

/** Why a step of an account flow failed. */
export interface FlowProblem {
  kind: /** The server refused. */
    | 'refused'
    /** Too many requests: HTTP 429. */
    | 'limited'
    /** The session is over. */
    | 'signed-out'
    /** Accepted, but without a token: there is no session. */
    | 'no-session'
    /** No answer arrived. */
    | 'lost'
    /** The server failed, or its answer makes no sense. */
    | 'failed';
  /** The server's message; empty without one. */
  message: string;
  /** Stable name of the refusal (contract, FailureDetail); empty when there is none. */
  code: RefusalCode | '';
  /** Field of the request it belongs to; empty when there is none. */
  field: string;
  /** True when the server may have carried out the request. */
  isUnknown: boolean;
}

const TOO_MANY_REQUESTS = 429;
/** Code of the refusal of a call that guests may make and that still needs a session (/user/bindPhone). */
const LOGIN_NEEDED = 'login-needed';

function kindOf({ kind, status, code }: CallError): FlowProblem['kind'] {
  if (kind === 'unauthorized' || code === LOGIN_NEEDED) return 'signed-out';
  if (kind === 'refused') return 'refused';
  if (status === TOO_MANY_REQUESTS) return 'limited';
  return kind === 'network' || kind === 'timeout' ? 'lost' : 'failed';
}

/** What a failed call means to the form that made it. */
export function problemOf(failure: CallError): FlowProblem {
  const { message, code = '', field = '', isUnknown } = failure;
  return { kind: kindOf(failure), message, code, field, isUnknown };
}

/** A login or registration that brought a token neither in its answer nor in the header (NET-09). */
export const noSessionGiven: FlowProblem = {
  kind: 'no-session',
  message: '',
  code: '',
  field: '',
  isUnknown: false,
};

/** The fields a form shows; everything else is shown in its note. */
export type ProblemPlace = 'phone' | 'code' | 'password' | 'oldPassword' | 'agentCode' | 'note';

const PLACES: Readonly<Record<string, ProblemPlace>> = {
  phoneNumber: 'phone',
  username: 'phone',
  verificationCode: 'code',
  password: 'password',
  oldPassword: 'oldPassword',
  agentCode: 'agentCode',
};

/** Where a problem is shown; `shown` are the fields on screen. Too many codes were asked for: that is the number's. */
export function placeOf({ kind, field }: FlowProblem, shown: readonly ProblemPlace[]): ProblemPlace {
  if (kind === 'limited' && shown.includes('phone')) return 'phone';
  const place = PLACES[field] ?? 'note';
  return shown.includes(place) ? place : 'note';
}
