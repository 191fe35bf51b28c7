import { expect, test } from 'vitest';
import { clientSystem } from './client-system.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari', 0, 'web'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari', 1, 'web'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0', 10, 'web'],
  ['', 0, 'web'],
])('NTF-01 the browser "%s" with %d fingers is named %s', (userAgent, maxTouchPoints, system) => {
  expect(clientSystem({ userAgent, maxTouchPoints })).toBe(system);
});
