import { CallError } from '../../api/call-error.ts';
import { TOAST_HTTP_ERROR_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Shows a failed call to the player (error catalogue of spec point 8), except a 401, which opens the login (NET-05).
 */
export function reportFailure(app: App, error: unknown): void {
  if (!(error instanceof CallError) || error.kind === 'unauthorized') return;
  const { failures } = texts();
  const { kind, message, status = 0 } = error;
  if (kind === 'refused') showToast(app, 'failure', message || failures.refused());
  else if (kind === 'http')
    showToast(app, 'failure', message || failures.http({ status }), TOAST_HTTP_ERROR_MS);
  // A single failed call does not prove a lost connection (PLR-01).
  else showToast(app, 'failure', failures[navigator.onLine ? kind : 'offline']());
}
