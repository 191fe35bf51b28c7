import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createMockBackend, type MockBackend } from '../../mock-server/create-mock-backend.ts';
import type { Recording } from '../../mock-server/traffic/recorded-calls.ts';
import { recordedHandlers } from '../support/recorded-calls.ts';
import { BOUND, control } from './account-steps.ts';
import { renderApp, tokenOf } from './render-app.tsx';

const call = (backend: MockBackend, path: string, body: object, headers: Record<string, string> = {}) =>
  backend.handle(
    new Request(`http://backend.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    'combined',
  );

async function recordingOf(backend: MockBackend): Promise<Recording> {
  return (await backend.handle(new Request('http://backend.test/__mock/recording'), 'main')).json();
}

/** JSON, as in the file that the console saves and a test reads. */
function throughFile(recording: Recording): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'copihue-calls.json');
  writeFileSync(file, JSON.stringify(recording));
  return JSON.parse(readFileSync(file, 'utf8'));
}

test("MOC-04 calls of the console's log are the fixture of a test: the screen shows what was recorded", async () => {
  const backend = createMockBackend({ games: 48 });
  await control(backend, 'bonus', { phone: BOUND, amount: 4321, wagerTimes: 2, days: 7 });
  const headers = { token: await tokenOf(backend), lang: 'ks' };
  for (const path of ['/lobby/batchBanners', '/game/categories', '/game/list', '/notice/list'])
    await call(backend, path, { country: 'CL' }, headers);
  for (const path of ['/wallet/balance', '/recharge/orders']) await call(backend, path, {}, headers);

  const recording = await recordingOf(backend);
  expect(recording.leftOut).toEqual([]);
  expect(JSON.stringify(recording)).not.toContain(headers.token);
  // The world behind has no bonus, so the screen shows that only the recording answers.
  const { calls } = await renderApp('/bonus', {
    player: true,
    handlers: recordedHandlers(throughFile(recording)),
  });
  expect(await screen.findAllByText(/^4,321\.00/)).toBeDefined();
  expect(calls).toContain('/wallet/balance');
});

test('MOC-04 a recording has what kept the contract, and says what it leaves out', async () => {
  const backend = createMockBackend({ games: 48 });
  await call(backend, '/ping', {}, { 'x-mock-fault': 'server-error' });
  await call(backend, '/ping', {}, { 'x-mock-fault': 'malformed' });
  await call(backend, '/ping', {}, { 'x-mock-fault': 'drop-before' });
  await call(backend, '/game/list', { country: 'chile' });
  await call(backend, '/ping', {});
  await call(backend, '/nowhere', {});
  const { calls, leftOut } = await recordingOf(backend);
  expect(calls.map(({ path, status }) => `${path} ${status}`)).toEqual(['/ping 500', '/ping 200']);
  expect(leftOut).toEqual([
    '/ping: its answer breaks the contract',
    '/ping: its connection was broken',
    '/game/list: its request breaks the contract',
  ]);
});

test('MOC-04 a recording that the contract has left behind names the call and the field', () => {
  const answer = {
    success: true,
    message: '',
    data: { total: 'much', cash: 0, bonus: 0, withdrawable: 0, currencyAlias: 'CLP' },
  };
  const row = { operationId: 'walletBalance', path: '/wallet/balance', lang: 'ks' } as const;
  expect(() =>
    recordedHandlers({ calls: [{ ...row, request: {}, status: 200, answer }], leftOut: [] }),
  ).toThrow(/^\/wallet\/balance: the recorded answer breaks the contract: data\.total type number/);
});
