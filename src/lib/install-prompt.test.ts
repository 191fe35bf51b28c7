import { afterEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { windowEvents } from '../../tests/support/window-events.ts';
import { installPrompt, storeInstallPrompt } from './install-prompt.ts';

afterEach(() => vi.unstubAllGlobals());

test('PLR-01 the browser’s offer to install is kept for later and not made by the browser itself', () => {
  const app = deviceApp();
  const page = windowEvents();
  expect(installPrompt(app).now).toBeUndefined();
  const stop = storeInstallPrompt(app);
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installPrompt(app).now).toBe(offer);
  stop();
  page.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  expect(installPrompt(app).now).toBe(offer);
});
