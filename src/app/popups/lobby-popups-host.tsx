import { CatchBoundary, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ARRIVAL_POPUP_DELAY_MS } from '../../config/constants.ts';
import { loadTexts } from '../../i18n/texts.ts';

const Host = lazy(async () => {
  const [host] = await Promise.all([import('./lobby-popups.tsx'), loadTexts('notices')]);
  return { default: host.LobbyPopupsHost };
});

/** The popups of the lobby, whose code is loaded when home has been there for a while (NTF-01). */
export function LobbyPopups() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isHome) return;
    const timer = setTimeout(() => setDue(true), ARRIVAL_POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isHome]);
  if (!isDue) return null;
  return (
    // A lost script means no popups, and nothing else.
    <CatchBoundary getResetKey={() => 'lobby-popups'} errorComponent={() => null}>
      <Suspense>
        <Host />
      </Suspense>
    </CatchBoundary>
  );
}
