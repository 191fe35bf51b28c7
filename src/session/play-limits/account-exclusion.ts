import { getUserGetUserInfoQueryKey, userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { mutate } from '../../api/mutate.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';

/**
 * Excludes the player's account, for backends that store exclusions (PLR-02).
 * @param until ms since 1970
 * @throws CallError; it may be sent again, because the end never becomes earlier
 */
export async function excludeAccount(app: App, until: number): Promise<void> {
  const excludeUntil = new Date(until).toISOString();
  const player = await mutate(app, () => userGetUserInfo({ excludeUntil }), { isQuiet: true });
  queryClientOf(app).setQueryData(getUserGetUserInfoQueryKey({}), player);
}
