import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { type App, tellParts } from '../lib/app.ts';
import { codeStepOf, forgetCodeStep, keepCodeStep, readCodeStep } from './code-step.ts';
import { dropOfferedSession, offerSession } from './offered-session.ts';
import { pageDraft } from './page-draft.ts';
import { remember, takePending } from './pending.ts';

let app: App;
beforeEach(() => {
  app = deviceApp();
  vi.useRealTimers();
});

test('SES-03 what a guest wanted is carried out once, all of it', () => {
  remember(app, { destination: 'deposit' });
  remember(app, { favouriteGameId: 'g-1' });
  expect(takePending(app)).toEqual({ destination: 'deposit', favouriteGameId: 'g-1' });
  expect(takePending(app)).toEqual({});
});

test('SES-12 what was typed is empty for the next player', () => {
  const draft = pageDraft({ amount: '' });
  draft.remember(app, { amount: '5000' });
  expect(draft.read(app)).toEqual({ amount: '5000' });
  tellParts(app, false);
  expect(draft.read(app)).toEqual({ amount: '' });
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

test('SES-14 a step writes neither a password nor a code, and goes with its session', () => {
  keepCodeStep(app, { ...step, password: 'secreto1', code: '123456' } as typeof step);
  const written = JSON.stringify(
    Array.from({ length: app.ports.sessionStorage.length }, (_, at) =>
      app.ports.sessionStorage.getItem(app.ports.sessionStorage.key(at) ?? ''),
    ),
  );
  expect(written).toContain('912345678');
  expect(written).not.toMatch(/secreto1|123456"/);
  tellParts(app, false);
  expect(readCodeStep(app)).toBeUndefined();
});

test.each([
  ['a guest on a safe page', {}, true],
  ['a player', { token: 'tk_1' }, false],
  ['a page without encryption', { isSecure: false }, false],
  ['a text that is no token', { offered: 'a b' }, false],
])(
  'RED-03 the session of an address is offered to %s: %s',
  (_title, {
    token,
    isSecure = true,
    offered = 'tk_offered_1',
  }: { token?: string; isSecure?: boolean; offered?: string }, isOffered) => {
    vi.stubGlobal('window', { isSecureContext: isSecure });
    if (token) app.ports.localStorage.setItem('token', token);
    const before = app.parts.size;
    offerSession(app, offered);
    const states = [...app.parts.values()].map((part) =>
      JSON.stringify((part as { getState?: () => unknown }).getState?.() ?? null),
    );
    expect(states.some((state) => state.includes(offered))).toBe(isOffered);
    expect(app.parts.size).toBeGreaterThanOrEqual(before);
    dropOfferedSession(app);
    vi.unstubAllGlobals();
  },
);
