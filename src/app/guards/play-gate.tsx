import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hasOpenRound } from '../../features/lobby/games/open-rounds.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { isSettled, retryOf } from '../../lib/read.ts';
import { blockAt } from '../../session/play-limits/limit-rules.ts';
import { usePlayLimits } from '../../session/play-limits/use-play-limits.ts';
import { lazyWithTexts, optionalLayer } from '../../ui/lazy-layer.tsx';
import { Spinner } from '../../ui/loading.tsx';

const CHECK_EVERY_MS = 2_000;

interface PlayedGame {
  gameId: string | undefined;
  /** The game is showing a result that the server already knows. */
  isShowing: boolean;
}

/**
 * A break must not take a flight away, and a check must not lie over "cash out" (PLR-02).
 * @returns true after the round
 */
function useRoundEnd(isDue: boolean, { gameId, isShowing }: PlayedGame): boolean {
  const app = useApp();
  const [isOver, setOver] = useState(false);
  if (isOver && !isDue) setOver(false);
  useEffect(() => {
    if (!isDue || isOver || isShowing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const check = async () => {
      const isOpen = gameId !== undefined && (await hasOpenRound(app, gameId));
      if (isGone) return;
      if (isOpen === false) setOver(true);
      // Without an answer the round may still be open.
      else timer = setTimeout(check, CHECK_EVERY_MS);
    };
    void check();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isDue, isOver, isShowing, gameId, app]);
  return isDue && isOver;
}

const BlockedScreen = lazyWithTexts(
  () => import('../../features/play-safely/blocked-screen.tsx').then((m) => m.BlockedScreen),
  'safely',
);
const RealityCheck = optionalLayer(
  () => import('../../features/play-safely/reality-check.tsx').then((m) => m.RealityCheck),
  'safely',
);

interface PlayGateProps {
  children: ReactNode;
  /** Skips the check without a change of the tree, so that the children keep their state. */
  isExempt?: boolean;
  onLeave?: () => void;
}

/** Blocks games and deposits during a break or an exclusion (PLR-02). */
export function PlayGate({ children, isExempt = false, onLeave }: PlayGateProps) {
  const { common } = texts();
  const read = usePlayLimits();
  const wait = (
    <div
      role="status"
      aria-label={common.loading()}
      className="grid min-h-600 place-items-center opacity-100 transition-opacity delay-150 duration-200 starting:opacity-0"
    >
      <Spinner />
    </div>
  );
  if (isExempt) return children;
  if (!isSettled(read)) return wait;
  const block = read.data ? blockAt(read.data.limits, read.data.now) : null;
  if (read.data && !block) return children;
  return (
    <Suspense fallback={wait}>
      <BlockedScreen block={block} onRetry={retryOf(read)} onLeave={onLeave} />
    </Suspense>
  );
}

/** As `PlayGate`, but a round that is on the screen when the break begins is played to its end. */
export function GameGate({ children, game, onLeave }: PlayGateProps & { game: PlayedGame }) {
  const { data } = usePlayLimits();
  const isBlocked = data !== undefined && blockAt(data.limits, data.now) !== null;
  const [wasOpen, setOpen] = useState(false);
  if (data && !isBlocked && !wasOpen) setOpen(true);
  const isRoundOver = useRoundEnd(isBlocked && wasOpen, game);
  return (
    <PlayGate isExempt={isBlocked && wasOpen && !isRoundOver} {...(onLeave && { onLeave })}>
      {children}
    </PlayGate>
  );
}

function AfterRound({ game, children }: { game: PlayedGame; children: ReactNode }) {
  return useRoundEnd(true, game) && children;
}

export function GameReality({ game, onLeave }: { game: PlayedGame; onLeave: () => void }) {
  const everyMinutes = usePlayLimits().data?.limits.realityMinutes;
  return (
    everyMinutes && (
      <RealityCheck
        everyMinutes={everyMinutes}
        onLeave={onLeave}
        afterRound={(check) => <AfterRound game={game}>{check}</AfterRound>}
      />
    )
  );
}
