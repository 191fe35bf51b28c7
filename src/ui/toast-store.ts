import { TOAST_DEFAULT_MS, TOAST_FAILURE_MS, TOAST_SUCCESS_MS } from '../config/constants.ts';
import { type App, appState } from '../lib/app.ts';
import { appStore } from '../lib/store.ts';

export type ToastTone = 'info' | 'success' | 'failure';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** Names a failed call to the support (NET-17). */
  code?: string | undefined;
}

const stayOf = (tone: ToastTone) =>
  tone === 'failure' ? TOAST_FAILURE_MS : tone === 'success' ? TOAST_SUCCESS_MS : TOAST_DEFAULT_MS;

const useToasts = appStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
const ids = appState(() => ({ next: 1 }));

export function dismissToast(app: App, id: number): void {
  useToasts.of(app).setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows a toast (APP-13). A text on screen does not show twice: twenty failed calls may have one reason. */
export function showToast(
  app: App,
  tone: ToastTone,
  text: string,
  durationMs = stayOf(tone),
  code?: string,
): void {
  const store = useToasts.of(app);
  if (store.getState().toasts.some((toast) => toast.text === text)) return;
  const id = ids(app).next++;
  store.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text, code }] }));
  setTimeout(() => dismissToast(app, id), durationMs);
}

export const useToastList = () => useToasts((state) => state.toasts);
