import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { noteVisit } from './first-visit.ts';
import type { FromGame } from './frame-messages.ts';
import { GameHeader } from './game-header.tsx';
import type { Framing } from './game-hosts.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGameFrame } from './use-game-frame.ts';
import { useHeldBalance } from './use-held-balance.ts';

const DepositSheet = lazy(() => import('./deposit-sheet.tsx').then((m) => ({ default: m.DepositSheet })));

interface PlayingProps {
  /** Address to frame; the page keeps the one it was given. */
  src: string;
  /** Address this visit belongs to. */
  address: string;
  framing: Framing;
  depositPanel: (onBackToGame: () => void) => ReactNode;
  onLeave: () => void;
  /** The game's entry is used up. */
  onExpired: () => void;
}

/** A game in its frame, with the header and the deposit panel beside it (GAM-06). */
export function Playing({ src, address, framing, depositPanel, onLeave, onExpired }: PlayingProps) {
  const { common, game } = texts();
  const { balance, hold, release } = useHeldBalance();
  const fullScreen = useFullScreen();
  const [deposit, setDeposit] = useState<'closed' | 'open' | 'closing'>('closed');
  const [isLeaving, setLeaving] = useState(false);

  const onMessage = (message: FromGame) => {
    if (message.type === 'round') hold(message.stake);
    if (message.type === 'balance') release();
    if (message.type === 'need-deposit') setDeposit('open');
    if (message.type === 'exit') void leave();
    if (message.type === 'expired') onExpired();
  };
  const { ref, send, settle } = useGameFrame(framing.origin, onMessage);

  const leave = useCallback(async () => {
    setLeaving(true);
    await settle();
    onLeave();
  }, [settle, onLeave]);

  useEffect(() => noteVisit(address), [address]);

  // Money that came or went elsewhere, a deposit above all, is told to the game; what the game did it knows itself.
  const total = balance?.total;
  const known = useRef(total);
  useEffect(() => {
    if (known.current !== undefined && total !== known.current) send('balance');
    known.current = total;
  }, [total, send]);

  return (
    <>
      {!fullScreen.isFull || document.fullscreenElement ? (
        <GameHeader
          balance={balance}
          isLeaving={isLeaving}
          isFull={fullScreen.isFull}
          onBack={() => void leave()}
          onDeposit={() => setDeposit('open')}
          onFullScreen={fullScreen.toggle}
        />
      ) : (
        <IconButton
          icon="shrink"
          label={game.shrink()}
          onClick={fullScreen.toggle}
          className="fixed top-[max(0.12rem,env(safe-area-inset-top))] left-12 z-10 bg-scrim"
        />
      )}
      <iframe
        ref={ref}
        src={src}
        title={game.frame()}
        sandbox={framing.sandbox}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        className="min-h-0 w-full flex-1 border-0 bg-ground"
      />
      {deposit !== 'closed' && (
        <Suspense fallback={<LoadingLayer label={common.loading()} />}>
          <DepositSheet
            isOpen={deposit === 'open'}
            onClose={() => setDeposit('closing')}
            onClosed={() => setDeposit('closed')}
            panel={depositPanel}
          />
        </Suspense>
      )}
    </>
  );
}
