import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CallError } from '../../api/call-error.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { texts } from '../../i18n/texts.ts';
import { type App, appState, useApp } from '../../lib/app.ts';
import { combineCleanups, listen } from '../../lib/listen.ts';
import { appStore } from '../../lib/store.ts';
import { isLoggingIn } from '../../popups/open-popups.ts';
import { openPopup, usePopupStore } from '../../popups/popup-store.ts';
import { sessionEnd } from '../../session/session-end.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { useCommonFailure } from '../../ui/failure.tsx';
import { giveFocusBack } from '../../ui/give-focus-back.ts';

const logIn = (app: App) => openPopup(app, { kind: 'LOGIN' });

function endedFailure(app: App) {
  const { session } = texts().system;
  return {
    title: session.ended(),
    text: session.endedText(),
    retry: session.login(),
    onRetry: () => logIn(app),
  };
}

function watchReads(app: App): () => void {
  const cache = queryClientOf(app).getQueryCache();
  const look = () => {
    const isEnded = isLoggedIn(app) && cache.getAll().some(({ state }) => isRefused(state.error));
    if (isEnded === (useCommonFailure.of(app).getState().failure !== undefined)) return;
    useCommonFailure.of(app).setState({ failure: isEnded ? endedFailure(app) : undefined });
  };
  look();
  return combineCleanups(cache.subscribe(look), onSessionChange(app, look), () =>
    useCommonFailure.of(app).setState({ failure: undefined }),
  );
}

const isRefused = (error: unknown) => error instanceof CallError && error.kind === 'unauthorized';

/** While reads fail because the session has ended, every failure says so and offers the login (NET-12). */
function useEndedFailures(): void {
  const app = useApp();
  useEffect(() => watchReads(app), [app]);
}

/** In ms after a tap: a call within this time belongs to the tap. A money order first reads the device's records. */
const TAP_MS = 2_000;
/** In ms: the longest time a call waits for the player's answer, because its button is busy. */
const WAIT_MS = 12_000;
const CONTROLS = 'a, button, label, input, [role=tab]';
const GAP_PX = 8;

const useNote = appStore<{ control: HTMLElement | undefined }>(() => ({ control: undefined }));

interface Question {
  answer: (goesOn: boolean) => void;
  promise: Promise<boolean>;
}

const dialogState = appState((): { question?: Question | undefined } => ({}));

function settle(app: App, goesOn: boolean): void {
  const state = dialogState(app);
  state.question?.answer(goesOn);
  state.question = undefined;
}

const hideNote = (app: App) => useNote.of(app).setState({ control: undefined });

function followLogin(app: App, control: HTMLElement): void {
  const epoch = currentEpoch(app);
  const stop = usePopupStore.of(app).subscribe(() => {
    if (isLoggingIn(app)) return;
    stop();
    queueMicrotask(() => {
      // A page never changes its owner, so it is the same player who is back.
      settle(app, isLoggedIn(app) && epoch !== currentEpoch(app));
      giveFocusBack(control);
    });
  });
}

/** The last tapped control, if the call belongs to its tap; a key press on a control is a click too. */
function tappedFor(app: App, startedAt: number): HTMLElement | undefined {
  const { target, at = 0 } = sessionEnd(app).tap ?? {};
  const passed = startedAt - at;
  if (!(target instanceof Element) || passed < 0 || passed > TAP_MS) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS) ?? target;
  return control instanceof HTMLElement ? control : undefined;
}

/**
 * Offers the login after a tap.
 * @returns undefined without a tap; else whether the player logged in: then the call is sent again
 */
export function openContinueDialog(
  app: App,
  startedAt: number,
  isPopupOpen: boolean,
): Promise<boolean> | undefined {
  const control = tappedFor(app, startedAt);
  if (!control || !isLoggedIn(app)) return undefined;
  if (!isPopupOpen && isLoggingIn(app)) return undefined;
  const state = dialogState(app);
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
    // The login may be open by then, or the note may belong to a later tap.
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
    note.current?.showPopover?.();
    note.current?.querySelector('button')?.focus({ preventScroll: true });
    const dismiss = (event: Event) => {
      const isInside = event.target instanceof Node && note.current?.contains(event.target);
      if (isInside || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
      hideNote(app);
      settle(app, false);
      giveFocusBack(control);
    };
    return combineCleanups(
      listen('pointerdown', dismiss, true),
      listen('keydown', dismiss, true),
      listen('popstate', dismiss, true),
    );
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
 * The note beside the tapped control (NET-12). Mutations wait for the answer and are sent again; reads are fetched
 * again after any login. Calls without a tap stay silent (NET-05).
 */
export function SessionEnded() {
  const app = useApp();
  const control = useNote((state) => state.control);
  useEffect(() => () => forgetQuestion(app), [app]);
  useEndedFailures();
  if (!control) return null;
  // A dialog traps the focus, so the note is inside it.
  return createPortal(<Note control={control} />, control.closest('[role=dialog]') ?? document.body);
}
