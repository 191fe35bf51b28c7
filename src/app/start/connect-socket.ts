// Loads with the library when the connection is due (RT-01).
import { userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { hosts, settings } from '../../config/this-page.ts';
import type { App } from '../../lib/app.ts';
import { combineCleanups } from '../../lib/listen.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { isBalanceFailed } from '../../money/refresh-balance.ts';
import { openSocket } from '../../realtime/open-socket.ts';
import { currentToken, onSessionChange } from '../../session/session-store.ts';

export function connectSocket(app: App): () => void {
  const socket = openSocket(app, {
    host: hosts.socket,
    token: () => currentToken(app),
    ...(settings.socketTickets && {
      ticket: async () =>
        currentToken(app) === null ? undefined : (await userGetUserInfo({ socketTicket: true })).socketTicket,
    }),
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
  });
  const end = onSessionChange(app, (isLogin) => (isLogin ? socket.login() : socket.logout()));
  return combineCleanups(end, socket.stop);
}
