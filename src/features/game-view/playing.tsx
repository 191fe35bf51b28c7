import type { FromGame } from '@copihue/contract/frame-messages';
import type { Framing } from '@copihue/contract/game-hosts';
import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isOff } from '../../config/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { type App, useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { refetchExclusion } from '../../session/play-limits/account-exclusion.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { PageTitle } from '../../ui/section.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import type { DepositPanel } from './deposit-sheet.tsx';
import { noteVisit } from './game-address.ts';
import { FullScreenIcon, GameFooter, GameHeader } from './game-bars.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameFrame } from './use-game-frame.ts';
import { useHeldBalance } from './use-held-balance.ts';

const DepositSheet = lazy(() => import('./deposit-sheet.tsx').then((m) => ({ default: m.DepositSheet })));

const openDeposit = (app: App) => isOff('deposits') || emitUi(app, 'show-deposit-in-game');

/** Covers the frame until the game is ready. The fade is delayed, because a moving cover does not fade. */
function Poster({ isGone }: { isGone: boolean }) {
  const cover = useLocation({ select: ({ state }) => state.cover });
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute inset-0 grid content-center justify-items-center gap-40 bg-ground transition-opacity delay-200',
        isGone && 'opacity-0',
      )}
    >
      {cover !== undefined && (
        <img
          src={cover}
          alt=""
          width={300}
          height={400}
          className="becomes-game h-auto w-360 rounded-md low:w-240"
        />
      )}
      <Spinner />
    </div>
  );
}

export function Playing(props: {
  src: string;
  address: string;
  framing: Framing;
  isBonus: boolean;
  depositPanel: DepositPanel;
  overlay: (onLeave: () => void) => ReactNode;
  onLeave: () => void;
  onExpired: () => void;
  onShowing: (isShowing: boolean) => void;
}) {
  const app = useApp();
  const { src, address, framing, isBonus, depositPanel, overlay, onLeave, onExpired, onShowing } = props;
  const { game } = texts();
  const { balance, isHeld, hold, release } = useHeldBalance();
  useEffect(() => {
    onShowing(isHeld);
    return () => onShowing(false);
  }, [isHeld, onShowing]);
  const { isFull } = useFullScreen();
  const deposit = useOpened<true>();
  const [isLeaving, setLeaving] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [name, setName] = useState<string>(game.frame());

  const onMessage = (message: FromGame) => {
    if (message.type === 'ready' && message.name) setName(message.name);
    if (message.type === 'round') hold(message.stake);
    if (message.type === 'balance') release();
    if (message.type === 'need-deposit') openDeposit(app);
    if (message.type === 'exit') void leave();
    if (message.type === 'excluded') void refetchExclusion(app);
    if (message.type === 'expired') onExpired();
  };
  const { ref, settle } = useGameFrame(framing.origin, onMessage);
  useUiEvent('show-deposit-in-game', () => deposit.open(true));
  useUiEvent('close-deposit-in-game', deposit.close);

  const leave = useCallback(async () => {
    setLeaving(true);
    await settle();
    onLeave();
  }, [settle, onLeave]);

  useEffect(() => noteVisit(app, address), [address, app]);

  // The game learns of money that changed outside it, such as a deposit; it knows its own rounds.
  const total = balance?.total;
  const known = useRef(total);
  useEffect(() => {
    if (known.current !== undefined && total !== known.current) emitUi(app, 'update-game');
    known.current = total;
  }, [total, app]);

  return (
    <>
      <PageTitle>{name}</PageTitle>
      {!isFull || document.fullscreenElement ? (
        <GameHeader
          balance={balance}
          isLeaving={isLeaving}
          isFull={isFull}
          onBack={() => void leave()}
          onDeposit={() => openDeposit(app)}
          onFullScreen={() => emitUi(app, 'full-screen', { isOn: !isFull })}
        />
      ) : (
        <IconButton
          icon={<FullScreenIcon isFull />}
          label={game.shrink()}
          onClick={() => emitUi(app, 'full-screen', { isOn: false })}
          className="fixed top-[max(0.12rem,env(safe-area-inset-top))] left-12 z-10 bg-scrim"
        />
      )}
      <div className="relative min-h-0 flex-1 low:col-start-2">
        <iframe
          ref={ref}
          src={src}
          title={name}
          sandbox={framing.sandbox}
          referrerPolicy="no-referrer"
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
          className="size-full border-0 bg-ground"
        />
        <Poster isGone={isLoaded} />
      </div>
      <GameFooter isBonus={isBonus} />
      {overlay(() => void leave())}
      {deposit.value && (
        <Suspense fallback={<LoadingLayer />}>
          <DepositSheet
            {...deposit.control}
            onClose={() => emitUi(app, 'close-deposit-in-game')}
            onClosed={() => {
              deposit.control.onClosed();
              emitUi(app, 'back-in-game');
            }}
            panel={depositPanel}
          />
        </Suspense>
      )}
    </>
  );
}
