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

test('WDR-01 a request belongs to the player by a mark that does not tell the name', async () => {
  const app = appOf('912345678');
  const ana = await currentOwner(app);
  const again = await currentOwner(app);
  const eva = await currentOwner(appOf('987654321', app));
  expect(again).toBe(ana);
  expect(eva).not.toBe(ana);
  expect(ana).not.toContain('912345678');
});

test('WDR-01 nobody owns a request of a guest, or of a session that changed during the question', async () => {
  await expect(currentOwner(appOf(''))).rejects.toThrow();
  const app = appOf('912345678');
  const asked = currentOwner(app);
  beginSession(app, 'another-token');
  await expect(asked).rejects.toThrow();
});
