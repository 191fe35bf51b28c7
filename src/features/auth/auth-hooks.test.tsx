import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { CallError } from '../../api/call-error.ts';
import { captchaSms } from '../../api/generated/captcha-sms.ts';
import { captchaUsernameSms } from '../../api/generated/captcha-username-sms.ts';
import { userCheckBindViaUser } from '../../api/generated/user-check-bind-via-user.ts';
import { userLogin } from '../../api/generated/user-login.ts';
import { userRegister } from '../../api/generated/user-register.ts';
import { marketOf } from '../../config/markets.ts';
import type { App } from '../../lib/app.ts';
import { useLogin } from './login-form.tsx';
import { useRegisterForm } from './register/register-fields.ts';
import { useRegister } from './register/use-register.ts';
import { useReset } from './reset/reset-popup.tsx';
import { isCodeWaiting } from './sms/sms-wait.ts';

vi.mock('../../api/generated/captcha-sms.ts', () => ({ captchaSms: vi.fn() }));
vi.mock('../../api/generated/captcha-username-sms.ts', () => ({ captchaUsernameSms: vi.fn() }));
vi.mock('../../api/generated/user-check-bind-via-user.ts', () => ({ userCheckBindViaUser: vi.fn() }));
vi.mock('../../api/generated/user-login.ts', () => ({ userLogin: vi.fn() }));
vi.mock('../../api/generated/user-register.ts', () => ({ userRegister: vi.fn() }));

const PHONE = '912345678';
const account = { username: PHONE, password: 'Secreta1' };

let app: App;
let client: QueryClient;
const wrapper = inApp(() => ({ app, client }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  app = deviceApp();
  client = new QueryClient();
  Object.assign(app, { queryClient: client });
  for (const call of [captchaSms, captchaUsernameSms])
    vi.mocked(call).mockResolvedValue({ resendAfterSeconds: 60, codeLength: 6 });
});

function open<Hook extends { send: (event: never) => void }>(hook: () => Hook) {
  const view = renderHook(hook, { wrapper });
  const send = async (event: Parameters<Hook['send']>[0]) => {
    act(() => view.result.current.send(event));
    await settle();
  };
  return { ...view, send };
}

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

test('SES-06 SES-14 a registration sends its origin and the accepted terms and uses up its code', async () => {
  app.ports.localStorage.setItem('cid', 'c1');
  vi.mocked(userRegister).mockResolvedValue({ status: 1, token: 'tk_1' } as Awaited<
    ReturnType<typeof userRegister>
  >);
  const onRegistered = vi.fn();
  const { result, send } = open(() => useRegister(onRegistered));
  act(() => result.current.submit(account));
  await settle();
  expect(isCodeWaiting(app, 'register', PHONE)).toBe(true);
  await send({ type: 'coded', code: '123456' });
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

test('SES-07 SES-09 SES-14 a reset sends one code for several visits, and another on request', async () => {
  vi.mocked(userCheckBindViaUser).mockResolvedValue({ phoneNumber: '912•••678' } as Awaited<
    ReturnType<typeof userCheckBindViaUser>
  >);
  const { result, send } = open(() => useReset(() => undefined));
  for (let visit = 0; visit < 3; visit += 1) {
    await send({ type: 'submitted', username: PHONE });
    expect(result.current.state).toMatchObject({ step: 'coding', phone: '912•••678' });
    if (visit < 2) await send({ type: 'back' });
  }
  expect(captchaUsernameSms).toHaveBeenCalledTimes(1);
  await send({ type: 'resend' });
  expect(result.current.state).toMatchObject({ step: 'coding', isSentAgain: true });
  expect(captchaUsernameSms).toHaveBeenCalledTimes(2);
});
