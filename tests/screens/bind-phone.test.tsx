import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import {
  BOUND,
  becomeUnbound,
  code,
  codeFor,
  control,
  enter,
  expectError,
  expectNote,
  expectToast,
  field,
  findField,
  OTHER,
  open,
  phone,
  tap,
  wrongCodeFor,
} from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds } from './the-app.ts';

const words = () => texts().profile.binding;

async function arrive() {
  // The countdown stands still, however long the test takes.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const app = await renderApp('/me');
  await becomeUnbound();
  await open('BINDING_PHONE');
  await findField(phone());
  return app;
}

/** State of the only button (SES-11), its text, and whether it is enabled. */
function buttonNow() {
  const element = document.querySelector<HTMLButtonElement>('button[data-state]');
  return [Number(element?.dataset.state), element?.textContent, element?.disabled === false];
}

test('SES-11 the button goes 1, 2, 3, 5; then the toast, and the profile says bound', async () => {
  const { backend, queryClient, calls } = await arrive();
  expect(buttonNow()).toEqual([1, words().send(), false]);
  enter(phone(), '94444');
  expect(buttonNow()).toEqual([1, words().send(), false]);
  enter(phone(), `+56 ${OTHER}`);
  expect(buttonNow()).toEqual([2, words().send(), true]);
  tap(words().send());
  await findField(code());
  expect(buttonNow()).toEqual([3, words().wait({ time: '1:00' }), false]);
  await control(backend, 'faults', { operationId: 'userBindPhone', fault: 'latency', ms: 60, times: 1 });
  enter(code(), await codeFor(backend, OTHER));
  expect(buttonNow()).toEqual([5, words().confirming(), false]);
  await expectToast(words().success());
  await waitFor(() => expect(openKinds()).toEqual([]));
  expect(countOf(calls, '/user/bindPhone')).toBe(1);
  await waitFor(() =>
    expect(
      queryClient
        .getQueriesData({ queryKey: ['POST', '/user/getUserInfo'] })
        .flat()
        .at(-1),
    ).toMatchObject({
      isPhoneBound: true,
    }),
  );
});

test('SES-11 the number of another player and a wrong code get messages under their fields; a lost connection leaves the code, and the button is in state 4 and confirms it', async () => {
  const { backend } = await arrive();
  enter(phone(), BOUND);
  tap(words().send());
  await expectError(phone(), 'ya tiene una cuenta');
  enter(phone(), OTHER);
  tap(words().send());
  await findField(code());
  enter(code(), await wrongCodeFor(backend, OTHER));
  await expectError(code(), 'no es correcto');
  expect(field(code()).value).toBe('');
  expect(field(phone()).value).toBe(OTHER);
  await control(backend, 'faults', { operationId: 'userBindPhone', fault: 'drop-after' });
  enter(code(), await codeFor(backend, OTHER));
  await expectNote(texts().profile.problem.lost());
  expect(buttonNow()).toEqual([4, words().confirm(), true]);
  await control(backend, 'faults', { clear: true });
  // The server had bound the phone, although its answer was lost.
  tap(words().confirm());
  await expectToast(words().success());
});
