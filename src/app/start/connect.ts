// Apart from its user: it loads later, with after-start.tsx.
import { hosts } from '../../config/this-build.ts';
import type { App } from '../../lib/app.ts';
import { together } from '../../lib/listen.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { startRealtime } from '../../realtime/socket.ts';
import { currentToken, onSessionChange } from '../../session/session-store.ts';

/** Connects the socket, and names the player to the server as the session begins. @returns ends it */
export function connectSocket(app: App): () => void {
  const realtime = startRealtime(app, {
    host: hosts.socket,
    token: () => currentToken(app),
    onRecharge: (event) => emitUi(app, 'push-notification', event),
    onBalance: () => emitUi(app, 'update-balance'),
    onMissed: () => {
      emitUi(app, 'update-balance');
      // What was announced while the connection was down is asked for (RT-03).
      void import('../../features/deposit/outcome/deposit-watch.ts').then((watch) =>
        watch.catchUpWithDeposits(app),
      );
    },
    // Its time has come already.
    pace: { startDelayMs: 0 },
  });
  const end = onSessionChange(app, (isLogin) => (isLogin ? realtime.login() : realtime.logout()));
  return together(end, realtime.stop);
}
