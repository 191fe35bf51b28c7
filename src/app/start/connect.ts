// A file of its own: it loads later, with after-start.tsx.
import { hosts } from '../../config/this-page.ts';
import type { App } from '../../lib/app.ts';
import { combineCleanups } from '../../lib/listen.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { isBalanceFailed } from '../../money/refresh-balance.ts';
import { startRealtime } from '../../realtime/socket.ts';
import { currentToken, onSessionChange } from '../../session/session-store.ts';

/** Connects the socket, and sends the player's login when the session begins. @returns ends it */
export function connectSocket(app: App): () => void {
  const realtime = startRealtime(app, {
    host: hosts.socket,
    token: () => currentToken(app),
    onRecharge: (event) => emitUi(app, 'push-notification', event),
    onBalance: () => emitUi(app, 'update-balance'),
    onMissed: () => {
      if (currentToken(app) === null) return;
      // A failed balance stays on screen with its retry: a read at each connect would look like endless loading.
      if (!isBalanceFailed(app)) emitUi(app, 'update-balance');
      // Fetches the announcements that were missed without a connection (RT-03).
      void import('../../features/deposit/outcome/deposit-watch.ts').then((watch) =>
        watch.catchUpWithDeposits(app),
      );
    },
    pace: { startDelayMs: 0 },
  });
  const end = onSessionChange(app, (isLogin) => (isLogin ? realtime.login() : realtime.logout()));
  return combineCleanups(end, realtime.stop);
}
