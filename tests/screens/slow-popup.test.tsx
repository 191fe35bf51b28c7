import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { DOUBLE_TAP_MS } from '../../src/ui/loading-layer.tsx';
import { pause } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { openKinds } from './the-app.ts';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});
vi.mock('../../src/app/popups/login-popup.tsx', async (load) => {
  await code.arrived;
  return load();
});

test('SES-01 a popup whose code does not come can be given up, another one opens meanwhile, and it opens later', async () => {
  await renderApp('/promotion');
  await loadTexts('auth', 'profile');
  const { header, common, auth, profile } = texts();
  fireEvent.click(await screen.findByText(header.login()));
  await screen.findByLabelText(common.close());
  await pause(DOUBLE_TAP_MS);
  fireEvent.click(screen.getByLabelText(common.close()));
  await waitFor(() => expect(screen.queryByText(common.loading())).toBeNull());
  expect(openKinds()).toEqual([]);

  // The second popup is opened before the first one has loaded.
  fireEvent.click(await screen.findByText(header.login()));
  fireEvent.click(await screen.findByText(header.register()));
  expect(await screen.findByText(profile.register.title())).toBeDefined();
  expect(openKinds()).toEqual(['LOGIN', 'REGISTER']);
  code.arrive();
  expect(await screen.findByText(auth.login.title())).toBeDefined();
  expect(openKinds()).toEqual(['LOGIN', 'REGISTER']);
});
