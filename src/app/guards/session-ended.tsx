import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../i18n/texts.ts';
import { type App, part, useApp } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { openPopup, usePopupStore } from '../../popups/popup-store.ts';
import { sessionEnd } from '../../session/session-end.ts';
import { currentEpoch, isLoggedIn } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { giveFocusBack } from '../../ui/give-focus-back.ts';
import { useEndedFailures } from './use-ended-failures.ts';

/** A call that starts so soon after a tap was made for it; a money order looks into the device's records first. In ms. */
const TAP_MS = 2_000;
/** How long a call waits for the player's answer: a button is not busy for ever. In ms. */
const WAIT_MS = 12_000;
/** Layers that are part of logging in. */
const LOGIN_LAYERS = new Set(['LOGIN', 'REGISTER', 'RESET_PASSWORD']);
const CONTROLS = 'a, button, label, input, [role=tab]';
const GAP_PX = 8;

/** The control whose tap met the end of the session; the note stands beside it. */
const useNote = appStore<{ control: HTMLElement | undefined }>(() => ({ control: undefined }));

interface Question {
  answer: (goesOn: boolean) => void;
  promise: Promise<boolean>;
}

const asked = part((): { question?: Question | undefined } => ({}));

const isLoggingIn = (app: App) =>
  usePopupStore
    .of(app)
    .getState()
    .stack.some(({ kind }) => LOGIN_LAYERS.has(kind));

function settle(app: App, goesOn: boolean): void {
  const state = asked(app);
  state.question?.answer(goesOn);
  state.question = undefined;
}

const hideNote = (app: App) => useNote.of(app).setState({ control: undefined });

/** Waits until the player has logged in, or has closed the popup. */
function followLogin(app: App, control: HTMLElement): void {
  const epoch = currentEpoch(app);
  const stop = usePopupStore.of(app).subscribe(() => {
    if (isLoggingIn(app)) return;
    stop();
    // The session begins just after its popup closed.
    queueMicrotask(() => {
      const isBack = isLoggedIn(app) && epoch !== currentEpoch(app);
      settle(app, isBack && sessionEnd(app).isSamePlayer === true);
      giveFocusBack(control);
    });
  });
}

/** The control whose tap a call follows at once, never one from before; a key press that works a control is a click as well. */
function tappedFor(app: App, startedAt: number): HTMLElement | undefined {
  const { target, at = 0 } = sessionEnd(app).tap ?? {};
  const passed = startedAt - at;
  if (!(target instanceof Element) || passed < 0 || passed > TAP_MS) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS) ?? target;
  return control instanceof HTMLElement ? control : undefined;
}

/**
 * Answers a player whose tap met the end of the session.
 * @param startedAt when the call was started, as performance.now()
 * @param isPopupOpen the login popup is open already
 * @returns undefined when no tap caused the call; else whether the player logged in again, and the call is to be sent again
 */
export function askToGoOn(app: App, startedAt: number, isPopupOpen: boolean): Promise<boolean> | undefined {
  const control = tappedFor(app, startedAt);
  if (!control || !isLoggedIn(app)) return undefined;
  if (!isPopupOpen && isLoggingIn(app)) return undefined;
  const state = asked(app);
  if (state.question) return state.question.promise;
  let answer: (goesOn: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const own = { promise, answer };
  state.question = own;
  if (isPopupOpen) followLogin(app, control);
  else {
    useNote.of(app).setState({ control });
    // Not while the login is open, and never the question of a later tap.
    setTimeout(
      () => state.question === own && useNote.of(app).getState().control && settle(app, false),
      WAIT_MS,
    );
  }
  return promise;
}

function forgetQuestion(app: App): void {
  hideNote(app);
  settle(app, false);
}

/** Above or below what was tapped, where there is more room; above the nav bar when that is gone. */
function placeBeside(control: HTMLElement): { top: number } | { bottom: number } | { bottom: string } {
  const { top, bottom } = control.getBoundingClientRect();
  if (!control.isConnected || bottom < 0 || top > innerHeight)
    return { bottom: 'calc(var(--nav-height, 0px) + 0.2rem)' };
  return top > innerHeight - bottom ? { bottom: innerHeight - top + GAP_PX } : { top: bottom + GAP_PX };
}

function Note({ control }: { control: HTMLElement }) {
  const app = useApp();
  const { session } = texts().system;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the top layer, so that no sheet covers it or moves it.
    note.current?.showPopover?.();
    note.current?.querySelector('button')?.focus({ preventScroll: true });
    const dismiss = (event: Event) => {
      const isInside = event.target instanceof Node && note.current?.contains(event.target);
      if (isInside || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
      hideNote(app);
      settle(app, false);
      giveFocusBack(control);
    };
    const types = ['pointerdown', 'keydown', 'popstate'];
    for (const type of types) addEventListener(type, dismiss, true);
    return () => {
      for (const type of types) removeEventListener(type, dismiss, true);
    };
  }, [control, app]);

  const logIn = () => {
    control.focus();
    hideNote(app);
    followLogin(app, control);
    openPopup(app, { kind: 'LOGIN' });
  };
  return (
    <div
      ref={note}
      popover="manual"
      role="alert"
      style={placeBeside(control)}
      className="column fixed inset-x-0 inset-y-auto z-[3500] m-0 mx-auto w-auto border-0 bg-transparent px-24 text-text"
    >
      <div className="lift flex flex-wrap items-center justify-between gap-16 rounded-md border border-line bg-raised p-24">
        <p className="min-w-0 flex-1 basis-240 text-base">{session.ended()}</p>
        <Button size="small" onClick={logIn}>
          {session.login()}
        </Button>
      </div>
    </div>
  );
}

/**
 * Where a tap met a session that has ended, says so beside what was tapped and offers the login (NET-12). One place for
 * every call: mutations wait for the player's answer and are then sent again, so that what was typed and begun goes on;
 * what a screen reads is fetched again after any login. What nobody tapped for stays silent (NET-05).
 */
export function SessionEnded() {
  const app = useApp();
  const control = useNote((state) => state.control);
  useEffect(() => () => forgetQuestion(app), [app]);
  useEndedFailures();
  if (!control) return null;
  // Beside the control also where a dialog keeps the focus inside.
  return createPortal(<Note control={control} />, control.closest('[role=dialog]') ?? document.body);
}
