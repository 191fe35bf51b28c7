import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '../../api/call-error.ts';
import { texts } from '../../i18n/texts.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { useCommonFailure } from '../../ui/failure.tsx';

const logIn = () => openPopup({ kind: 'LOGIN' });

function endedFailure() {
  const { session } = texts().system;
  return { title: session.ended(), text: session.endedText(), retry: session.login(), onRetry: logIn };
}

function watchReads(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const look = () => {
    const isEnded = isLoggedIn() && cache.getAll().some(({ state }) => isRefused(state.error));
    if (isEnded === (useCommonFailure.getState().failure !== undefined)) return;
    useCommonFailure.setState({ failure: isEnded ? endedFailure() : undefined });
  };
  look();
  const stops = [cache.subscribe(look), onSessionChange(look)];
  return () => {
    for (const stop of stops) stop();
    useCommonFailure.setState({ failure: undefined });
  };
}

const isRefused = (error: unknown) => error instanceof CallError && error.kind === 'unauthorized';

/**
 * While the answer to a read was that the session ended, every failure of the screen says so and leads to the login, in
 * the place of its own words and its retry (NET-12). After the login the reads are fetched again, and it is gone.
 */
export function useEndedFailures(): void {
  const queryClient = useQueryClient();
  useEffect(() => watchReads(queryClient), [queryClient]);
}
