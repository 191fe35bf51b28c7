// A file of its own: it loads later, with after-start.tsx.
import type { Query } from '@tanstack/react-query';
import { guestCalls } from '../../api/generated/contract.ts';
import { closeLogins } from '../../popups/open-popups.ts';
import { takePending } from '../../session/pending.ts';
import { isLoggedIn, isPageOver, onSessionChange } from '../../session/session-store.ts';
import type { WholeApp } from './create-app.ts';

const ofPlayers = { predicate: ({ queryKey }: Query) => !guestCalls.has(String(queryKey[1])) };

/** A session begins, here or in another tab: a login that is open closes, and the player's data are fetched (SES-15). */
export function followLogins(app: WholeApp): () => void {
  const { queryClient } = app;
  let wasLogin = isLoggedIn(app);
  // A session may have begun before this started.
  if (wasLogin) closeLogins(app);
  return onSessionChange(app, (isLogin) => {
    if (isLogin || isPageOver(app)) {
      closeLogins(app);
      takePending(app);
    }
    // What a player who is back has on the screen stays until the answers come; a guest's empty answers never show.
    if (isLogin && wasLogin) void queryClient.invalidateQueries(ofPlayers);
    else if (isLogin) void queryClient.resetQueries(ofPlayers);
    wasLogin = isLogin;
  });
}
