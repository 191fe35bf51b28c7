import { TOAST_FAILURE_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { isChunkFailure, reloadOnce } from './lost-script.ts';

/** A popup or menu that could not be loaded or threw: it goes away, and the page under it stays (APP-11). */
export function onLayerFailure(error: unknown): void {
  const isLost = isChunkFailure(error);
  // Without a connection every chunk fails, and a reload would lose the page as well.
  if (isLost && navigator.onLine && reloadOnce(error)) return;
  const { failures, crashed } = texts();
  showToast('failure', isLost ? failures.network() : crashed.title(), TOAST_FAILURE_MS);
}
