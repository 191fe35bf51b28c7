import { CallError } from '../../api/call-error.ts';
import { TOAST_HTTP_ERROR_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Shows a failed call (error catalogue, spec point 8), but not a 401, which opens the login (NET-05). */
export function reportFailure(app: App, error: unknown): void {
  if (!(error instanceof CallError) || error.kind === 'unauthorized') return;
  const { failures } = texts();
  const { kind, message, status = 0, requestId } = error;
  const isRefused = kind === 'refused';
  const isHttp = kind === 'http';
  // A single failed call does not prove a lost connection (PLR-01).
  const name = isRefused || isHttp || navigator.onLine ? kind : 'offline';
  const text = message || failures[name]({ status });
  showToast(
    app,
    'failure',
    text,
    isHttp ? TOAST_HTTP_ERROR_MS : undefined,
    isRefused ? undefined : requestId,
  );
}
