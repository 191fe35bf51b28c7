import type { App } from '../lib/app.ts';
import { type PopupKind, usePopupStore } from './popup-store.ts';

const LOGINS: readonly PopupKind[] = ['LOGIN', 'REGISTER', 'RESET_PASSWORD'];

export const isPopupOpen = (app: App, ...kinds: readonly PopupKind[]): boolean =>
  usePopupStore
    .of(app)
    .getState()
    .stack.some(({ kind }) => kinds.includes(kind));

export const isLoggingIn = (app: App): boolean => isPopupOpen(app, ...LOGINS);

export function closeLogins(app: App): void {
  usePopupStore
    .of(app)
    .setState(({ stack }) => ({ stack: stack.filter(({ kind }) => !LOGINS.includes(kind)) }));
}
