import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { CallError } from '../../../api/call-error.ts';
import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import { type App, AppContext } from '../../../lib/app.ts';
import { codeStepOf, keepCodeStep } from '../../../session/code-step.ts';
import { useBinding } from './binding-form.tsx';

vi.mock('../../../api/generated/captcha-sms.ts', () => ({ captchaSms: vi.fn() }));
vi.mock('../../../session/use-player.ts', () => ({ usePlayer: () => ({ username: 'ana' }) }));

const NUMBER = '977776666';

let app: App;
const wrapper = ({ children }: { children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
const open = () => renderHook(() => useBinding(() => undefined), { wrapper });

beforeEach(() => {
  app = Object.assign(deviceApp(), { queryClient: new QueryClient() });
});

test.each([
  ['ana', NUMBER],
  ['eva', undefined],
])('SES-14 a number that %s was binding in this tab is restored for ana as %s', (owner, number) => {
  keepCodeStep(app, { flow: 'binding', owner, number: NUMBER, mayBeBound: false });
  const { result } = open();
  expect(result.current.kept?.number).toBe(number);
  expect(result.current.state).toMatchObject({ step: 'filling', codeFor: number ?? '' });
});

const path = '/captcha/sms';
const lost = new CallError({ kind: 'network', status: 0, path });
const limited = (retryAfterSeconds: number) =>
  new CallError({ kind: 'http', status: 429, path, retryAfterSeconds });

test.each([
  ['a minute, the code step opens, also after a reload', limited(50), NUMBER],
  ['an hour, no code step opens', limited(3_600), undefined],
])('SES-11 after a lost answer and a refusal that names a wait of %s', async (_what, error, codeFor) => {
  vi.mocked(captchaSms).mockRejectedValueOnce(lost).mockRejectedValueOnce(error);
  const { result } = open();
  const ask = () => act(async () => result.current.send({ type: 'sendTapped', number: NUMBER }));
  await ask();
  expect(result.current.state).toMatchObject({ codeFor: '', problem: { kind: 'lost' } });
  await ask();
  expect(result.current.state).toMatchObject(
    codeFor ? { codeFor } : { codeFor: '', problem: { kind: 'limited' } },
  );
  expect(codeStepOf(app, 'binding')?.number).toBe(codeFor);
});
