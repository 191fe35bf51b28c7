import { fieldOf, isObject, listOf, textOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange, SeenRequest, WireAnswer } from '../switch.ts';
import { codeOf, letThrough } from './change.ts';

/** The codes that the test control has shown, the latest one last. */
function shownCodes() {
  const codes: string[] = [];
  const learn: AnswerChange = ({ body }) => {
    for (const row of listOf(body)) codes.push(textOf(fieldOf(row, 'code')) ?? '');
  };
  return { codes, afters: { '/__mock/sms': learn } };
}

/** Takes another code for the latest one. */
function taking(
  fits: (typed: string, codes: readonly string[]) => boolean,
): Pick<Fault, 'afters' | 'befores'> {
  const { codes, afters } = shownCodes();
  const before = ({ body }: SeenRequest) => {
    const typed = textOf(fieldOf(body, 'verificationCode')) ?? '';
    const latest = codes.at(-1);
    if (latest !== undefined && isObject(body) && fits(typed, codes)) body.verificationCode = latest;
  };
  return { afters, befores: { userResetPwd: before } };
}

const differsAt = (at: number) => (typed: string, codes: readonly string[]) => {
  const latest = codes.at(-1) ?? '';
  return (
    typed.length === latest.length &&
    [...typed].every((sign, index) => (sign === latest[index]) !== (index === at))
  );
};

/** Whoever typed a code that was shown once is told that the number is taken. */
function otherPurpose(): Fault['afters'] {
  const { codes, afters } = shownCodes();
  const taken = (answer: WireAnswer, { body }: SeenRequest) => {
    if (codeOf(answer) === 'expired-code' && codes.includes(String(fieldOf(body, 'verificationCode'))))
      answer.body = { success: false, message: 'x', data: { code: 'phone-taken', field: 'username' } };
  };
  return { ...afters, userRegister: taken };
}

function neverEnding(): AnswerChange {
  let locked: WireAnswer | undefined;
  return (answer) => {
    if (codeOf(answer) === 'login-locked') locked = structuredClone(answer);
    else if (locked) Object.assign(answer, structuredClone(locked));
  };
}

/** Only the first 20 signs of a password count. */
function cutPassword(): Pick<Fault, 'befores'> {
  const known: string[] = [];
  return {
    befores: {
      userRegister: ({ body }) => void known.push(textOf(fieldOf(body, 'password')) ?? ''),
      userLogin: ({ body }) => {
        const typed = textOf(fieldOf(body, 'password')) ?? '';
        const same = known.find((one) => one.length > 20 && one.slice(0, 20) === typed.slice(0, 20));
        if (isObject(body) && same !== undefined) body.password = same;
      },
    },
  };
}

const done = () => ({ status: 1, token: 'tk_let-in' });

function oldAtOnce(): NonNullable<Fault['afters']> {
  const data = { code: 'expired-code', field: 'verificationCode' };
  let late = false;
  return {
    '/__mock/clock': (_answer, { body }) => {
      late = fieldOf(body, 'advanceMs') === 240_000;
    },
    userResetPwd: (answer) => {
      if (late) answer.body = { success: false, message: 'x', data };
    },
  };
}

function lettingIn(): NonNullable<Fault['afters']> {
  let right: unknown;
  return {
    userResetPwd: (_answer, { body }) => {
      right = fieldOf(body, 'password');
    },
    userLogin: (answer, request) => {
      if (fieldOf(request.body, 'password') === right) letThrough(['login-locked'], done)(answer, request);
    },
  };
}

export const codeFaults: readonly Fault[] = [
  ...planted('laws', {
    'captchaUsernameSms code-rules': {
      ...Object.fromEntries([0, 2, 5].map((at) => [`any digit ${at + 1} of a code`, taking(differsAt(at))])),
      'a code of before, or of another number': taking((typed, codes) => codes.includes(typed)),
      'a code that is never too old, and never void': {
        afters: { userResetPwd: letThrough(['expired-code'], done) },
      },
      'a code that is too old after a moment': { afters: oldAtOnce() },
      'a code for every purpose': { afters: otherPurpose() ?? {} },
    },
    'userLogin same-refusal': {
      'another refusal for a number that nobody has': (answer, { body }) => {
        if (codeOf(answer) === 'wrong-credentials' && isObject(answer.body))
          answer.body.message = `${String(answer.body.message)} ${String(fieldOf(body, 'username')).slice(-1)}`;
      },
    },
    'userLogin password-exact': { 'only 20 signs of a password count': cutPassword() },
    'userLogin lock-rules': {
      'a lock that lets the right password in': { afters: lettingIn() },
      'a lock that never ends': neverEnding(),
    },
  }),
];
