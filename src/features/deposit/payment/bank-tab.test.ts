import { afterEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { emptyApp } from '../../../lib/app.ts';
import { closeBankTab, isBankTab, openBankTab } from './bank-tab.ts';

afterEach(() => vi.unstubAllGlobals());

function browser() {
  const tab = {
    opener: {} as object | null,
    close: vi.fn(),
    location: { replace: vi.fn() },
    sessionStorage: fakeStorage(),
    localStorage: fakeStorage(),
  };
  vi.stubGlobal('window', { open: () => tab });
  return tab;
}

test('GAM-06 the tab of the bank has no opener, is marked, and closes once', () => {
  const app = deviceApp();
  const tab = browser();
  let openerAtBank: object | null | undefined;
  tab.location.replace.mockImplementation(() => (openerAtBank = tab.opener));
  expect(openBankTab(app, 'https://bank.example/R1')).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith('https://bank.example/R1');
  expect(openerAtBank).toBeNull();
  expect([isBankTab(emptyApp(tab as unknown as Window & typeof globalThis)), isBankTab(app)]).toEqual([
    true,
    false,
  ]);
  closeBankTab(app);
  closeBankTab(app);
  expect(tab.close).toHaveBeenCalledOnce();
});

test('GAM-06 a browser that opens no tab returns false', () => {
  vi.stubGlobal('window', { open: () => null });
  expect(openBankTab(deviceApp(), 'https://bank.example/R1')).toBe(false);
});
