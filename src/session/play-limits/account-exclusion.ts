import { getUserGetUserInfoQueryKey, userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { mutate } from '../../api/mutate.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';

/** The exclusion began on another device: the page reads its end, and every gate follows (PLR-02). */
export const refetchExclusion = (app: App) =>
  queryClientOf(app).invalidateQueries({ queryKey: getUserGetUserInfoQueryKey({}) });

/** Excludes the account, where the backend stores exclusions (PLR-02). @throws CallError; may be repeated */
export async function excludeAccount(app: App, until: number): Promise<void> {
  const excludeUntil = new Date(until).toISOString();
  const player = await mutate(app, () => userGetUserInfo({ excludeUntil }), { isQuiet: true });
  queryClientOf(app).setQueryData(getUserGetUserInfoQueryKey({}), player);
}
