import { useEffect } from 'react';
import { CallError } from '../../api/call-error.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { texts } from '../../i18n/texts.ts';
import { type App, useApp } from '../../lib/app.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { useCommonFailure } from '../../ui/failure.tsx';

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
  const stops = [cache.subscribe(look), onSessionChange(app, look)];
  return () => {
    for (const stop of stops) stop();
    useCommonFailure.of(app).setState({ failure: undefined });
  };
}

const isRefused = (error: unknown) => error instanceof CallError && error.kind === 'unauthorized';

/**
 * While a read fails because the session has ended, every failure on the screen says so and offers the login, instead
 * of its own text and retry (NET-12). The login fetches the reads again.
 */
export function useEndedFailures(): void {
  const app = useApp();
  useEffect(() => watchReads(app), [app]);
}
