import { type App, part } from './app.ts';
/**
 * The UI events of spec point 4, all 22, with what each carries (RT-04). A sender knows no receiver: they
 * connect rooms that may not import each other. Files of one feature call each other and need no event.
 */
export interface UiEvents {
  /** The header's menu button was tapped: the side menu opens. */
  'show-menu': undefined;
  /** A dialog comes up; origin 401 when a call needed a session (SES-05). */
  'show-popup': { kind: PopupKind; origin?: 401 };
  /** The game asks for the whole screen, or gives it back. */
  'full-screen': { isOn: boolean };
  /** Money came or went outside the framed game: it has to ask for the balance. */
  'update-game': undefined;
  'show-deposit-in-game': undefined;
  /** The panel over the game goes away: closed, or hidden for the game behind it. */
  'close-deposit-in-game': undefined;
  /** The player wants to go on: every field of the form says what is wrong with it. */
  'check-input-value': undefined;
  /** A deposit succeeded or failed (DEP-05). */
  'pay-success': { orderId: string };
  'pay-invalid': { orderId: string };
  /** The lists of games are no longer this player's. */
  'update-game-list': undefined;
  /** The socket says that a deposit ended or was undone, not which; amount in major units (RT-02). */
  'push-notification': { orderId: string; amount: number };
  /** Opens the support chat; with an order, the conversation is about it (DEP-07). */
  'show-chat': { orderId?: string };
  /** The strip below a game, with the time played. */
  'show-game-footer': { isShown: boolean };
  /** Home is scrolled past half of its height: the button to the top belongs on the screen (LOB-13). */
  'show-top-button': { isShown: boolean };
  /** The server's errors in the fields of the form on screen, by field name; empty clears them. */
  'change-input-field-error-tips': { tips: Readonly<Record<string, string>> };
  /** Something the whole page waits for began or ended. */
  'show-system-loading': { isOn: boolean };
  /** Money moved: the balance is refetched. */
  'update-balance': undefined;
  /** The player is back in the game, after a deposit beside it. */
  'back-in-game': undefined;
  /** The day's new-user deposit offer comes up; multiple 1 first tier, 2 second tier, 3 registration bonus (PRO-02). */
  'show-active-box': { multiple: 1 | 2 | 3 };
  /** A screen wants a part of the app's frame out of the way, by a key of its own, until it says otherwise. */
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

type Listener<Name extends UiEventName> = (payload: UiEvents[Name]) => void;
type Payload<Name extends UiEventName> = UiEvents[Name] extends undefined ? [] : [payload: UiEvents[Name]];

const bus = part((): { [Name in UiEventName]?: Set<Listener<Name>> } => ({}));

/** Notifies all listeners, in the order in which they were added. */
export function emitUi<Name extends UiEventName>(app: App, name: Name, ...[payload]: Payload<Name>): void {
  // The tuple is empty only where the payload is undefined, which the compiler cannot follow.
  for (const listener of [...(bus(app)[name] ?? [])]) listener(payload as UiEvents[Name]);
}

/** Listens to an event. @returns a function that stops listening */
export function onUi<Name extends UiEventName>(app: App, name: Name, listener: Listener<Name>): () => void {
  const listeners = bus(app);
  const own: Set<Listener<Name>> = listeners[name] ?? new Set();
  Object.assign(listeners, { [name]: own });
  own.add(listener);
  return () => own.delete(listener);
}
