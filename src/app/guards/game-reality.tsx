import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import { usePlayLimits } from '../../session/play-limits/use-play-limits.ts';

const RealityCheck = lazy(async () => {
  const [{ RealityCheck: check }] = await Promise.all([
    import('../../features/play-safely/reality-check.tsx'),
    loadTexts('safely'),
  ]);
  return { default: check };
});

/** The reality check of a player who set one, beside a game (PLR-02). */
export function GameReality({ onLeave }: { onLeave: () => void }) {
  const view = usePlayLimits();
  if (view.state !== 'ready' || view.limits.realityMinutes === null) return null;
  return (
    // A lost script must not take the game away.
    <CatchBoundary getResetKey={() => 'reality'} errorComponent={() => null}>
      <Suspense>
        <RealityCheck everyMinutes={view.limits.realityMinutes} onLeave={onLeave} />
      </Suspense>
    </CatchBoundary>
  );
}
