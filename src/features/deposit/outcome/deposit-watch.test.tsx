import { expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { catchUpWithDeposits, startDepositWatch } from './deposit-watch.ts';
import { createOutcomeRunner } from './outcome-runner.ts';

vi.mock('./outcome-runner.ts', () => ({ createOutcomeRunner: vi.fn() }));

test('DEP-04 RT-03 one watch a page asks again whenever the phone is online again or the page is looked at', () => {
  const watch = { recheck: vi.fn(), catchUp: vi.fn() };
  vi.mocked(createOutcomeRunner).mockReturnValue(watch as unknown as ReturnType<typeof createOutcomeRunner>);
  const app = deviceApp();
  catchUpWithDeposits(app);
  expect(startDepositWatch(app)).toBe(startDepositWatch(app));
  expect(createOutcomeRunner).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(watch.recheck).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(watch.recheck).toHaveBeenCalledTimes(2);
  catchUpWithDeposits(app);
  expect(watch.catchUp).toHaveBeenCalledOnce();
});
