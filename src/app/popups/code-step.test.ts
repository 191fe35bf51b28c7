import { beforeEach, describe, expect, test } from 'vitest';
import { CODE_FLOWS, SECRETS, statesOf } from '../../../tests/support/code-flows.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { backAt as bindingAt, codeStepIn as bindingStep } from '../../features/auth/binding/binding-flow.ts';
import {
  backAt as registerAt,
  transition as registerNext,
  codeStepIn as registerStep,
} from '../../features/auth/register/register-flow.ts';
import { backAt as resetAt, codeStepIn as resetStep } from '../../features/auth/reset/reset-flow.ts';
import { type App, emptyApp } from '../../lib/app.ts';
import {
  type CodeStep,
  type CodeStepOf,
  codeStepOf,
  forgetCodeStep,
  keepCodeStep,
  readCodeStep,
} from '../../session/code-step.ts';

let app: App;
beforeEach(() => {
  app = deviceApp();
});
const stored = () => app.ports.sessionStorage.getItem('codeStep') ?? '';

describe.each(Object.entries(CODE_FLOWS))('every state of %s', (name, flow) => {
  const states = statesOf(flow);

  test('SES-14 APP-07 neither password, code nor account number reaches storage, and a reload reads what was kept', () => {
    let kept = 0;
    for (const state of states) {
      const step = flow.stored(state);
      if (!step) continue;
      kept += 1;
      keepCodeStep(app, step);
      for (const secret of Object.values(SECRETS)) expect(stored()).not.toContain(secret);
      const reloaded = emptyApp(app.ports);
      expect(readCodeStep(reloaded)).toEqual(JSON.parse(JSON.stringify(step)));
      expect(step.flow).toBe(name);
    }
    expect(kept).toBeGreaterThan(3);
    expect(states.some((state) => flow.stored(state) && JSON.stringify(state).includes(SECRETS.code))).toBe(
      true,
    );
  });

  test('SES-14 the first state and the last one keep nothing', () => {
    expect(flow.stored(flow.start)).toBeUndefined();
    const ended = states.filter((state) => ['done', 'waiting'].includes((state as { step: string }).step));
    expect(ended.length).toBeGreaterThan(0);
    for (const state of ended) expect(flow.stored(state)).toBeUndefined();
  });
});

test('SES-14 what is not named is not written, even when somebody hands it over', () => {
  const step = { flow: 'register', username: '955554444', mayExist: false, ...SECRETS } as const;
  keepCodeStep(app, step);
  for (const secret of Object.values(SECRETS)) expect(stored()).not.toContain(secret);
});

test('SES-14 a call that was under way may have been carried out: the step that comes back knows', () => {
  const account = { username: '955554444', password: SECRETS.password };
  const sent = registerStep({ step: 'sending', account, code: SECRETS.code, mayExist: false });
  expect(sent && registerAt(sent)).toMatchObject({ step: 'coding', mayExist: true });
  const reset = { username: '955554444', phone: '955•••444', password: SECRETS.password, code: SECRETS.code };
  const saved = resetStep({ step: 'saving', ...reset, mayBeDone: false });
  expect(saved && resetAt(saved)).toMatchObject({ step: 'coding', mayBeDone: true });
  const bound = bindingStep(
    { step: 'confirming', number: '955554444', code: SECRETS.code, codeFor: '955554444', mayBeBound: false },
    'mark',
  );
  expect(bound && bindingAt(bound)).toMatchObject({ codeFor: '955554444', mayBeBound: true });
});

test('SES-14 a registration that came back sends nothing before its password is there', () => {
  const back = registerAt({ flow: 'register', username: '955554444', agentCode: 'A7K2', mayExist: false });
  expect(registerNext(back, { type: 'coded', code: SECRETS.code })).toBe(back);
  expect(registerNext(back, { type: 'coded', code: SECRETS.code, password: SECRETS.password })).toMatchObject(
    {
      step: 'sending',
      account: { username: '955554444', password: SECRETS.password, agentCode: 'A7K2' },
    },
  );
});

const reset: CodeStepOf<'reset'> = {
  flow: 'reset',
  username: '955554444',
  phone: '955•••444',
  mayBeDone: false,
};

test('SES-14 a step expires, and a flow forgets its own step alone', () => {
  keepCodeStep(app, reset);
  forgetCodeStep(app, 'register');
  expect(codeStepOf(app, 'register')).toBeUndefined();
  expect(codeStepOf(app, 'reset')).toEqual(reset);
  const { step } = JSON.parse(stored()) as { step: CodeStep };
  const ends = { until: Date.now() - 1, serverUntil: 1, lengthMs: 1 };
  app.ports.sessionStorage.setItem('codeStep', JSON.stringify({ step, ends }));
  expect(readCodeStep(app)).toBeUndefined();
  keepCodeStep(app, reset);
  forgetCodeStep(app, 'reset');
  expect(stored()).toBe('');
});

test.each([
  '{broken',
  'null',
  '7',
  '{"step":{"flow":"reset"}}',
  '{"step":{"flow":"other"},"ends":{"until":9e15}}',
])('SES-14 a broken memory (%s) comes back to nothing', (text) => {
  app.ports.sessionStorage.setItem('codeStep', text);
  expect(readCodeStep(app)).toBeUndefined();
});
