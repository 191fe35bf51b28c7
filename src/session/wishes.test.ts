import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { type App, emptyApp, notifySession } from '../lib/app.ts';
import { type CodeStep, codeStepOf, forgetCodeStep, keepCodeStep, readCodeStep } from './code-step.ts';
import { pageDraft } from './page-draft.ts';
import { remember, takePending } from './pending.ts';
import { sessionEnd } from './session-end.ts';

const app = freshApp();
beforeEach(() => {
  vi.useRealTimers();
});

test('SES-03 what a guest wanted is carried out once, all of it', () => {
  remember(app, { destination: '/deposit' });
  remember(app, { favouriteGameId: 'g-1' });
  expect(takePending(app)).toEqual({ destination: '/deposit', favouriteGameId: 'g-1' });
  expect(takePending(app)).toEqual({});
});

test.each<[kept: unknown, typed: object]>([
  [
    { amount: '5000', more: { rut: '1-9' }, is: true },
    { amount: '5000', more: { rut: '1-9' }, is: true },
  ],
  [
    { amount: '5000', offer: 'o-1', more: {}, is: false },
    { amount: '5000', offer: 'o-1', more: {}, is: false },
  ],
  ...[
    ...[5, null, [], { amount: 5, more: {}, is: true }, { amount: '', offer: 1, more: {}, is: true }],
    ...[null, ['rut'], { rut: 5 }].map((more) => ({ amount: '', more, is: true })),
  ].map((broken): [unknown, object] => [broken, { amount: '', offer: undefined, more: {}, is: false }]),
])(
  'APP-07 NET-12 what a form kept as %j is there after a reload of the tab unless it is broken',
  (kept, typed) => {
    const empty = { amount: '', offer: undefined as string | undefined, more: {}, is: false };
    pageDraft<unknown>('form', undefined).remember(app, kept);
    expect(pageDraft('form', empty).read(app)).toEqual(typed);
    expect(pageDraft('other', empty).read(app)).toEqual(empty);
  },
);

test('SES-12 what was typed is empty for the next player, and once it is sent', () => {
  const draft = pageDraft('form', { amount: '' });
  expect(draft.read(app)).toEqual({ amount: '' });
  for (const end of [() => notifySession(app, false), () => draft.forget(app)]) {
    draft.remember(app, { amount: '5000' });
    expect(draft.read(app)).toEqual({ amount: '5000' });
    end();
    expect(draft.read(app)).toEqual({ amount: '' });
  }
});

const step = { flow: 'reset', username: '912345678', phone: '912•••678', mayBeDone: false } as const;

test('SES-14 a step that waits for a code comes back for ten minutes, and to its own flow', () => {
  vi.useFakeTimers();
  keepCodeStep(app, step);
  forgetCodeStep(app, 'deposit');
  expect(codeStepOf(app, 'reset')).toEqual(step);
  expect(codeStepOf(app, 'deposit')).toBeUndefined();
  vi.advanceTimersByTime(9.9 * 60_000);
  expect(readCodeStep(app)).toEqual(step);
  vi.advanceTimersByTime(0.2 * 60_000);
  expect(readCodeStep(app)).toBeUndefined();
  vi.useRealTimers();
});

const resend = { until: 60_000, lengthMs: 60_000 };
const steps: [string, CodeStep][] = [
  ['registering', { flow: 'register', username: '912345678', agentCode: 'AB12', mayExist: true }],
  ['registering without a code of an agent', { flow: 'register', username: '912345678', mayExist: false }],
  ['a new password', step],
  ['binding', { flow: 'binding', owner: 'a1', number: '912345678', mayBeBound: true }],
  ['a deposit', { flow: 'deposit', orderId: 'R1', sentTo: '912•••678', resend }],
  [
    'a deposit whose code was not sent',
    { flow: 'deposit', orderId: 'R1', sentTo: '', isUnsent: true, resend },
  ],
];

test.each(steps)(
  'SES-14 a reload comes back to the step of %s; a logout, or its end, forgets it',
  (_of, kept) => {
    expect(codeStepOf(app, kept.flow)).toBeUndefined();
    for (const end of [
      (page: App) => notifySession(page, false),
      (page: App) => forgetCodeStep(page, kept.flow),
    ]) {
      keepCodeStep(app, kept);
      const reloaded = emptyApp(app.ports);
      expect(codeStepOf(reloaded, kept.flow)).toEqual(kept);
      end(reloaded);
      expect(codeStepOf(emptyApp(app.ports), kept.flow)).toBeUndefined();
    }
  },
);

test('SES-14 a step writes neither a password nor a code, and goes with its session', () => {
  keepCodeStep(app, { ...step, password: 'secreto1', code: '123456' } as typeof step);
  const written = JSON.stringify(
    Array.from({ length: app.ports.sessionStorage.length }, (_, at) =>
      app.ports.sessionStorage.getItem(app.ports.sessionStorage.key(at) ?? ''),
    ),
  );
  expect(written).toContain('912345678');
  expect(written).not.toMatch(/secreto1|123456"/);
  notifySession(app, false);
  expect(readCodeStep(app)).toBeUndefined();
});

test.each(['{broken', '{"step":{"flow":"other"},"ends":{"until":9e15}}'])(
  'SES-14 a code step whose memory is broken (%s) is not restored',
  (text) => {
    app.ports.sessionStorage.setItem('codeStep', text);
    expect(readCodeStep(app)).toBeUndefined();
  },
);

test('NET-12 a tap that met an ended session is its own page’s', () => {
  expect(sessionEnd(app).tap).toBeUndefined();
  sessionEnd(app).tap = { target: null, at: 5 };
  expect([sessionEnd(app).tap?.at, sessionEnd(deviceApp()).tap]).toEqual([5, undefined]);
});
