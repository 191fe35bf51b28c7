import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { CallError } from '../../api/call-error.ts';
import { captchaSms } from '../../api/generated/captcha-sms.ts';
import { captchaUsernameSms } from '../../api/generated/captcha-username-sms.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { userBindPhone } from '../../api/generated/user-bind-phone.ts';
import { userCheckBindViaUser } from '../../api/generated/user-check-bind-via-user.ts';
import { userLogin } from '../../api/generated/user-login.ts';
import { userRegister } from '../../api/generated/user-register.ts';
import { userResetPwd } from '../../api/generated/user-reset-pwd.ts';
import { marketOf } from '../../config/markets.ts';
import { codeStepOf, keepCodeStep } from '../../session/code-step.ts';
import { useBinding } from './binding/binding-form.tsx';
import { useLogin } from './login-form.tsx';
import { useRegisterForm } from './register/register-fields.ts';
import { useRegister } from './register/use-register.ts';
import { useReset } from './reset/reset-popup.tsx';
import { isCodeWaiting } from './sms/sms-wait.ts';

vi.mock('../../api/generated/captcha-sms.ts', () => ({ captchaSms: vi.fn() }));
vi.mock('../../api/generated/captcha-username-sms.ts', () => ({ captchaUsernameSms: vi.fn() }));
vi.mock('../../api/generated/user-check-bind-via-user.ts', () => ({ userCheckBindViaUser: vi.fn() }));
vi.mock('../../api/generated/user-login.ts', () => ({ userLogin: vi.fn() }));
vi.mock('../../api/generated/user-bind-phone.ts', () => ({ userBindPhone: vi.fn() }));
vi.mock('../../api/generated/user-reset-pwd.ts', () => ({ userResetPwd: vi.fn() }));
vi.mock('../../session/use-player.ts', () => ({ usePlayer: () => ({ username: 'ana' }) }));
vi.mock('../../api/generated/user-register.ts', () => ({ userRegister: vi.fn() }));

const PHONE = '912345678';
const account = { username: PHONE, password: 'Secreta1' };

const app = freshApp();
const wrapper = inApp(app);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  for (const call of [captchaSms, captchaUsernameSms])
    vi.mocked(call).mockResolvedValue({ resendAfterSeconds: 60, codeLength: 6 });
});

const credentials = { country: 'CL', ...account };
const failure = (kind: CallError['kind'], status: number) =>
  new CallError({ kind, status, path: '/user/login', message: 'No coinciden.' });

test.each([
  ['a refusal', failure('refused', 200), { refusal: 'No coinciden.', hasNoSession: false }],
  ['a 401', failure('unauthorized', 401), { refusal: 'No coinciden.', hasNoSession: false }],
  ['a failure of the server', failure('http', 503), { refusal: undefined, hasNoSession: false }],
  ['an unknown status', { status: 2, token: 't1' }, { refusal: '', hasNoSession: false }],
  ['no token', { status: 1 }, { refusal: undefined, hasNoSession: true }],
  ['an empty token', { status: 1, token: '' }, { refusal: undefined, hasNoSession: true }],
])(
  'SES-04 NET-09 a login that gets %s is no login, and an edit clears what the form shows',
  async (_what, answer, shown) => {
    vi.mocked(userLogin).mockImplementation(async () => {
      if (answer instanceof CallError) throw answer;
      return answer;
    });
    const onLogin = vi.fn();
    const { result } = renderHook(() => useLogin(onLogin), { wrapper });
    act(() => result.current.logIn(credentials));
    await settle();
    expect(result.current).toMatchObject({ ...shown, isBusy: false });
    act(() => void result.current.onEdited());
    await settle();
    expect(result.current).toMatchObject({ refusal: undefined, hasNoSession: false });
    expect(onLogin).not.toHaveBeenCalled();
  },
);

test('SES-03 two taps log in once, and typing meanwhile changes nothing', async () => {
  vi.mocked(userLogin).mockResolvedValue({ status: 1, token: 't1' });
  const onLogin = vi.fn();
  const { result } = renderHook(() => useLogin(onLogin), { wrapper });
  act(() => {
    result.current.logIn(credentials);
    result.current.logIn(credentials);
  });
  act(() => void result.current.onEdited());
  await settle();
  expect(userLogin).toHaveBeenCalledTimes(1);
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ token: 't1', country: 'CL', username: PHONE });
  expect(result.current.isBusy).toBe(true);
});

const TOKEN = { status: 1, token: 'tk_1' };
const lost = new CallError({ kind: 'network', path: '/user/register' });
const refusal = (code: RefusalCode, field = '') =>
  new CallError({ kind: 'refused', status: 200, path: '/user/register', message: 'No.', code, field });
const taken = refusal('phone-taken', 'username');

/** Each call gets the next of the answers. */
function answer(call: (body: never) => Promise<unknown>, answers: readonly unknown[]): void {
  const mock = vi.mocked(call as () => Promise<unknown>);
  for (const one of answers) {
    if (one instanceof CallError) mock.mockRejectedValueOnce(one);
    else mock.mockResolvedValueOnce(one);
  }
}

async function registerUpToCode(onRegistered: Parameters<typeof useRegister>[0] = () => undefined) {
  const { result, unmount } = renderHook(() => useRegister(onRegistered), { wrapper });
  act(() => result.current.submit(account));
  await settle();
  const sendCode = async () => {
    const { step } = result.current;
    act(() => result.current.submitCode('123456', step ?? expect.fail()));
    const stored = codeStepOf(app, 'register');
    await settle();
    return stored;
  };
  return { result, sendCode, unmount };
}

test('SES-12 a login and a registration that are answered after their form was closed start no session', async () => {
  for (const call of [userLogin, userRegister]) answer(call, [TOKEN]);
  const onSession = vi.fn();
  const login = renderHook(() => useLogin(onSession), { wrapper });
  act(() => login.result.current.logIn(credentials));
  login.unmount();
  const { sendCode, unmount } = await registerUpToCode(onSession);
  const sent = sendCode();
  unmount();
  await sent;
  for (const call of [userLogin, userRegister]) expect(call).toHaveBeenCalledOnce();
  expect(onSession).not.toHaveBeenCalled();
});

test('SES-06 SES-14 a registration sends its origin and the accepted terms and uses up its code', async () => {
  app.ports.localStorage.setItem('cid', 'c1');
  answer(userRegister, [TOKEN]);
  const onRegistered = vi.fn();
  const { sendCode } = await registerUpToCode(onRegistered);
  expect(isCodeWaiting(app, 'register', PHONE)).toBe(true);
  expect(await sendCode(), 'a reload may find the account made').toMatchObject({ mayExist: true });
  expect(onRegistered).toHaveBeenCalledWith({ token: 'tk_1', country: 'CL' });
  expect(vi.mocked(userRegister).mock.calls[0]?.[0]).toMatchObject({
    ...account,
    country: 'CL',
    verificationCode: '123456',
    cid: 'c1',
    terms: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(isCodeWaiting(app, 'register', PHONE)).toBe(false);
});

test.each([
  ['a wrong code', [refusal('wrong-code')], [], { code: 'wrong-code' }, false],
  ['a taken number', [taken], [], { code: 'phone-taken' }, false],
  ['no answer', [lost], [], { kind: 'lost' }, true],
  ['no answer, then a wrong code', [lost, refusal('wrong-code')], [], { code: 'wrong-code' }, true],
  ['no token', [{ status: 1 }], [], { kind: 'no-session' }, true],
  ['another status', [{ status: 0 }], [], { kind: 'no-session' }, false],
  ['no answer, then the number of another', [lost, taken], [taken], { code: 'phone-taken' }, false],
  ['no answer, then taken, no login', [lost, taken], [{ status: 0 }], { code: 'phone-taken' }, false],
  ['no answer, then taken and a lost login', [lost, taken], [lost], { kind: 'lost' }, true],
  ['no token, then taken, none', [{ status: 1 }, taken], [{ status: 1 }], { kind: 'no-session' }, true],
])(
  'SES-08 NET-09 a registration that gets %s says so and can be sent again',
  async (_what, answers, logins, problem, mayExist) => {
    answer(userRegister, answers);
    answer(userLogin, logins);
    const { result, sendCode } = await registerUpToCode();
    for (const _ of answers) await sendCode();
    expect(result.current).toMatchObject({ problem, isSending: false, step: { username: PHONE, mayExist } });
    expect(userLogin).toHaveBeenCalledTimes(logins.length);
    act(() => result.current.onEdited());
    await settle();
    expect(result.current).toMatchObject({ problem: undefined, step: { mayExist } });
  },
);

test.each([taken, refusal('expired-code', 'verificationCode')])(
  'SES-08 an account whose answer was lost is entered, not called taken or its code too old (%#)',
  async (second) => {
    answer(userRegister, [lost, second]);
    answer(userLogin, [TOKEN]);
    const onRegistered = vi.fn();
    const { sendCode } = await registerUpToCode(onRegistered);
    await sendCode();
    await sendCode();
    expect(onRegistered).toHaveBeenCalledWith({ token: 'tk_1', country: 'CL' });
  },
);

test('SES-06 who is too young is back at step 1 with the reason', async () => {
  answer(userRegister, [refusal('under-age', 'birthDate')]);
  const { result, sendCode } = await registerUpToCode();
  await sendCode();
  expect(result.current).toMatchObject({ step: undefined, problem: { code: 'under-age' } });
});

test('SES-07 another code is announced; one that is refused says why, although the one before may be good', async () => {
  const { result } = await registerUpToCode();
  for (const [answers, isSentAgain, problem] of [
    [[], true, undefined],
    [[lost], false, { kind: 'lost' }],
  ] as const) {
    answer(captchaSms, answers);
    act(() => result.current.resend(PHONE));
    await settle();
    expect(result.current).toMatchObject({ isSentAgain, problem, step: { username: PHONE } });
  }
  expect(captchaSms).toHaveBeenCalledTimes(3);
});

test('SES-07 what becomes of another code is not shown once the first one was sent in', async () => {
  const { result, sendCode } = await registerUpToCode();
  answer(userRegister, [refusal('wrong-code')]);
  vi.mocked(captchaSms).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    throw lost;
  });
  act(() => result.current.resend(PHONE));
  await sendCode();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toMatchObject({ problem: { code: 'wrong-code' }, isRequesting: false });
});

test.each([
  ['A7K2', { hasAgentCode: true, agentCode: 'A7K2' }],
  ['A7K', { hasAgentCode: false, agentCode: '' }],
  ['<script>', { hasAgentCode: false, agentCode: '' }],
])(
  'SES-06 the agent code %j of a link is in the form only if it is well formed, and the terms are not accepted',
  (stored, begins) => {
    app.ports.localStorage.setItem('agentcode', stored);
    const { result } = renderHook(() => useRegisterForm(marketOf('CL'), undefined), { wrapper });
    expect(result.current.getValues()).toMatchObject({ ...begins, hasAccepted: false });
  },
);

async function resetUpToCode(onDone: Parameters<typeof useReset>[0] = () => undefined) {
  const { result } = renderHook(() => useReset(onDone), { wrapper });
  answer(userCheckBindViaUser, Array(4).fill({ phoneNumber: '912•••678' }));
  const submit = async () => {
    act(() => result.current.submit(PHONE));
    await settle();
  };
  await submit();
  return { result, submit };
}

test('SES-07 SES-09 SES-14 a reset sends one code for several visits, and another on request', async () => {
  const { result, submit } = await resetUpToCode();
  for (const visit of [1, 2, 3]) {
    if (visit > 1) await submit();
    expect(result.current).toMatchObject({ step: 2, sent: { phone: '912•••678' } });
    if (visit < 3) act(() => result.current.back());
    expect(codeStepOf(app, 'reset') === undefined).toBe(visit < 3);
  }
  expect(captchaUsernameSms).toHaveBeenCalledTimes(1);
  act(() => void result.current.resend());
  await settle();
  expect(result.current).toMatchObject({ step: 2, isSentAgain: true });
  expect(captchaUsernameSms).toHaveBeenCalledTimes(2);
});

test('SES-09 SES-14 after a lost answer the password may have been set, whatever the next answer and after a reload', async () => {
  const onDone = vi.fn();
  const { result } = await resetUpToCode(onDone);
  answer(userResetPwd, [lost, refusal('expired-code', 'verificationCode'), {}]);
  act(() => result.current.submitCode('123456'));
  for (const problem of [{ kind: 'lost' }, { code: 'expired-code' }]) {
    act(() => result.current.save('Nueva-clave1'));
    expect(codeStepOf(app, 'reset')).toMatchObject({ mayBeDone: true });
    await settle();
    expect(result.current).toMatchObject({ step: 3, problem, isSaving: false, sent: { mayBeDone: true } });
  }
  act(() => result.current.save('Nueva-clave1'));
  await settle();
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ username: PHONE, password: 'Nueva-clave1' });
});

const bindings = [
  ['a minute, the code step opens, also after a reload', 50, PHONE],
  ['an hour, no code step opens', 3_600, undefined],
] as const;
test.each(bindings)(
  'SES-11 after a lost answer and a refusal that names a wait of %s',
  async (_what, retryAfterSeconds, number) => {
    answer(captchaSms, [
      lost,
      new CallError({ kind: 'http', status: 429, path: '/captcha/sms', retryAfterSeconds }),
    ]);
    const { result } = renderHook(() => useBinding(() => undefined), { wrapper });
    for (const kind of ['lost', 'limited']) {
      expect(result.current.codeFor).toBe('');
      act(() => result.current.send(PHONE));
      await settle();
      expect(result.current.problem?.kind).toBe(kind === 'limited' && number ? undefined : kind);
    }
    expect(result.current.codeFor).toBe(number ?? '');
    expect(codeStepOf(app, 'binding')?.number).toBe(number);
  },
);

test.each([
  ['ana', PHONE],
  ['eva', ''],
])('SES-14 a number that %s was binding in this tab is restored for ana as "%s"', (owner, number) => {
  keepCodeStep(app, { flow: 'binding', owner, number: PHONE, mayBeBound: false });
  const { result } = renderHook(() => useBinding(() => undefined), { wrapper });
  expect(result.current.codeFor).toBe(number);
});

test.each(['confirm', 'send'] as const)(
  'SES-11 a phone that a lost answer had bound is bound, not refused, on the next %s',
  async (next) => {
    const bound = refusal('already-bound', 'username');
    const onBound = vi.fn();
    const { result } = renderHook(() => useBinding(onBound), { wrapper });
    answer(userBindPhone, [bound, lost, bound]);
    for (const problem of [bound.code, '']) {
      act(() => result.current.confirm(PHONE, '123456'));
      await settle();
      expect(result.current.problem?.code).toBe(problem);
    }
    expect(onBound).not.toHaveBeenCalled();
    if (next === 'send') answer(captchaSms, [bound]);
    act(() => (next === 'send' ? result.current.send('977776666') : result.current.confirm(PHONE, '123456')));
    await settle();
    expect(onBound).toHaveBeenCalledOnce();
    expect(result.current.isConfirming).toBe(true);
  },
);
