import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import { beginSession } from '../session/begin-session.ts';
import { currentOwner } from './intent-store.ts';

function appOf(username: string, app = Object.assign(deviceApp(), { queryClient: new QueryClient() })) {
  app.queryClient.setQueryData(getUserGetUserInfoQueryKey({}), { username });
  return app;
}

test('WDR-01 the owner of a request is a mark of the player without the name', async () => {
  const app = appOf('912345678');
  const ana = await currentOwner(app);
  const again = await currentOwner(app);
  const eva = await currentOwner(appOf('987654321', app));
  expect(again).toBe(ana);
  expect(eva).not.toBe(ana);
  expect(ana).not.toContain('912345678');
});

test('WDR-01 the owner is unknown for a guest, and after a change of session', async () => {
  await expect(currentOwner(appOf(''))).rejects.toThrow();
  const app = appOf('912345678');
  const requested = currentOwner(app);
  beginSession(app, 'another-token');
  await expect(requested).rejects.toThrow();
});
