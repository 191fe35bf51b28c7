import type { Player } from '../../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';
import { clientSystem } from '../../lib/client-system.ts';
import { utcDay } from '../../lib/day.ts';
import { readMarks, takeMark } from '../../lib/device-records.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { installPrompt } from '../../lib/install-prompt.ts';
import { appStore } from '../../lib/store.ts';
import { isLoggedIn } from '../../session/session-store.ts';

type InstallWay = 'prompt' | 'share-menu';

export const useInstallOffer = appStore<{ way: InstallWay | undefined }>(() => ({ way: undefined }));

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

export const isAddableOnIos = () => clientSystem(navigator) === 'ios' && !isInstalled();

function installWay(app: App): InstallWay | undefined {
  if (installPrompt(app).now && !isInstalled()) return 'prompt';
  // A browser inside another app lacks this menu entry. Its user agent has no "Safari/".
  return isAddableOnIos() && navigator.userAgent.includes('Safari/') ? 'share-menu' : undefined;
}

export async function noteVisit(app: App): Promise<void> {
  if (await takeMark(app, 'install', 'first-visit', Date.now())) writeTab(app, 'firstVisitOn', utcDay());
}

/** How to offer the installation, once on a device, from the second visit and a deposit on (PLR-01). */
export async function offeredWay(app: App): Promise<InstallWay | undefined> {
  const player = queryClientOf(app).getQueryData<Player>(getUserGetUserInfoQueryKey({}));
  if (!isLoggedIn(app) || !player?.rechargeCount || readTab(app, 'firstVisitOn') === utcDay())
    return undefined;
  const marks = await readMarks(app, 'install');
  return marks.has('first-visit') && !marks.has('offered') ? installWay(app) : undefined;
}

export const noteOffered = (app: App) => takeMark(app, 'install', 'offered', Date.now());

export function followInstall(app: App): () => void {
  const drop = () => {
    delete installPrompt(app).now;
  };
  addEventListener('appinstalled', drop);
  return () => removeEventListener('appinstalled', drop);
}
