import type { CallError } from '../../api/call-error.ts';
import { ping } from '../../api/generated/ping.ts';
import { texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { showToast } from '../../ui/toast-store.ts';
import { hasTyped } from '../../ui/typed-fields.ts';
import { forgetRelease } from './forget-release.ts';

export function isChunkFailure(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

export const isReached = (): Promise<boolean> =>
  ping({}).then(
    () => true,
    ({ kind }: CallError) => kind !== 'network' && kind !== 'timeout',
  );

/** After a reload the page comes from the server and stores its release again. @returns whether the worker is removed */
export const leaveWorker = async (): Promise<boolean> =>
  (await isReached()) && Boolean(await (await navigator.serviceWorker.getRegistration())?.unregister());

/**
 * Reloads once per lost script and tab (APP-11), without loss of typed text and without the stored release, which
 * misses a script (PLR-01).
 * @returns whether it reloads
 */
export async function reloadOnce(
  app: App,
  error: Error,
  reload: () => void = () => location.reload(),
): Promise<boolean> {
  if (hasTyped(app)) return false;
  const stored = readTab(app, 'lostScripts');
  const lost: unknown[] = Array.isArray(stored) ? stored : [];
  if (lost.includes(error.message)) return false;
  // If storage is refused, the count is unknown, so the page does not reload.
  if (!writeTab(app, 'lostScripts', [...lost, error.message])) return false;
  await forgetRelease(error.message.match(/https?:\S+/g) ?? []).catch(() => undefined);
  reload();
  return true;
}

/** Finds out why a script is missing. A new release reloads the page. @returns true when offline */
export async function isLostOffline(app: App, error: unknown): Promise<boolean> {
  if (!isChunkFailure(error)) return false;
  const isOffline = !(await isReached());
  if (!isOffline) await reloadOnce(app, error);
  return isOffline;
}

/** Removes a popup or menu that could not load or threw; the page below stays (APP-11). */
export async function reportLayerFailure(app: App, error: unknown): Promise<void> {
  const isOffline = await isLostOffline(app, error);
  const { failures, crashed } = texts();
  showToast(app, 'failure', isOffline ? failures.offline() : crashed.title());
}
