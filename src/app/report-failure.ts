import { CallError } from '../api/call-error.ts';
import { TOAST_FAILURE_MS, TOAST_HTTP_ERROR_MS } from '../config/constants.ts';
import { texts } from '../i18n/texts.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Tells the player that a call failed, by the error catalogue of spec point 8. A 401 says nothing here: the login
 * popup answers it (NET-05).
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof CallError) || error.kind === 'unauthorized') return;
  const { failures } = texts();
  switch (error.kind) {
    case 'refused':
      return showToast('failure', error.message || failures.refused(), TOAST_FAILURE_MS);
    case 'http':
      return showToast('failure', error.message || failures.http({ status: error.status ?? 0 }), TOAST_HTTP_ERROR_MS);
    case 'network':
    case 'timeout':
    case 'malformed':
      return showToast('failure', failures[error.kind](), TOAST_FAILURE_MS);
  }
}
