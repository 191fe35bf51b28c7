import { type App, appState } from './app.ts';
import { createListeners } from './listen.ts';

/** The 22 UI events of spec point 4 (RT-04); they connect rooms that may not import each other. */
export interface UiEvents {
  'show-menu': undefined;
  /** Origin 401 when a call needed a session (SES-05). */
  'show-popup': { kind: PopupKind; origin?: 401 };
  'full-screen': { isOn: boolean };
  /** Money moved outside the framed game, which must refetch the balance. */
  'update-game': undefined;
  'show-deposit-in-game': undefined;
  /** The panel over the game closes, or hides for the game behind it. */
  'close-deposit-in-game': undefined;
  /** The player wants to continue, so every field of the form shows its error. */
  'check-input-value': undefined;
  'pay-success': { orderId: string };
  'pay-invalid': { orderId: string };
  'update-game-list': undefined;
  /** Some deposit ended or was undone; amount in major units (RT-02). */
  'push-notification': { orderId: string; amount: number };
  /** With an order, the conversation is about it (DEP-07). */
  'show-chat': { orderId?: string };
  'show-game-footer': { isShown: boolean };
  /** Home is scrolled past half of its height (LOB-13). */
  'show-top-button': { isShown: boolean };
  /** The server's errors for the fields of the form on screen, by field name; an empty record clears them. */
  'change-input-field-error-tips': { tips: Readonly<Record<string, string>> };
  'show-system-loading': { isOn: boolean };
  'update-balance': undefined;
  /** The player returns to the game after a deposit beside it. */
  'back-in-game': undefined;
  /** The new-user deposit offer opens: 1 first tier, 2 second tier, 3 registration bonus (PRO-02). */
  'show-active-box': { multiple: 1 | 2 | 3 };
  /** A screen hides the app's frame, under its own key, until it shows it again. */
  'hide-nav-bar': { by: symbol; isHidden: boolean };
  'hide-header': { by: symbol; isHidden: boolean };
  'close-new-user-deposit-popup': undefined;
}

/** Dialog kinds of spec point 2 (SES-01). */
export type PopupKind =
  | 'LOGIN'
  | 'REGISTER'
  | 'BINDING_PHONE'
  | 'RESET_PASSWORD'
  | 'CHANGE_PASSWORD'
  | 'DEPOSIT_ACTIVE_POPUP';

export type UiEventName = keyof UiEvents;

type Listeners<Name extends UiEventName> = ReturnType<typeof createListeners<[payload: UiEvents[Name]]>>;
type Payload<Name extends UiEventName> = UiEvents[Name] extends undefined ? [] : [payload: UiEvents[Name]];

const bus = appState((): { [Name in UiEventName]?: Listeners<Name> } => ({}));

export function emitUi<Name extends UiEventName>(app: App, name: Name, ...[payload]: Payload<Name>): void {
  // The tuple is empty only for an undefined payload, which the compiler cannot follow.
  bus(app)[name]?.notify(payload as UiEvents[Name]);
}

export function onUi<Name extends UiEventName>(
  app: App,
  name: Name,
  listener: (payload: UiEvents[Name]) => void,
): () => void {
  const listeners = bus(app);
  const own: Listeners<Name> = listeners[name] ?? createListeners();
  Object.assign(listeners, { [name]: own });
  return own.add(listener);
}
