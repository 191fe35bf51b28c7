import { useEffect, useState } from 'react';
import type { Balance } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { useBalanceRetry } from '../../session/use-player.ts';
import { BalancePill, PlusMark, plusLook } from '../../ui/balance-pill.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useUiEvent } from '../../ui/use-ui-event.ts';

export function FullScreenIcon({ isFull }: { isFull: boolean }) {
  return (
    <LineIcon className="size-44">
      <path
        d={isFull ? 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' : 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'}
      />
    </LineIcon>
  );
}

const MINUTE_MS = 60_000;

interface GameHeaderProps {
  balance: Balance | undefined;
  isLeaving: boolean;
  isFull: boolean;
  onBack: () => void;
  onDeposit: () => void;
  onFullScreen: () => void;
}

/** Back, balance, deposit and full screen (GAM-06); in landscape a strip without the amount. */
export function GameHeader({ balance, isLeaving, isFull, onBack, onDeposit, onFullScreen }: GameHeaderProps) {
  const { header, game } = texts();
  return (
    <header className="flex min-h-104 shrink-0 items-center justify-between gap-12 border-line/40 border-b bg-ground px-12 pt-[env(safe-area-inset-top)] low:row-span-2 low:flex-col low:border-r low:border-b-0 low:px-0 low:pl-[env(safe-area-inset-left)] low:[&>div>:first-child]:sr-only low:[&>div]:pl-0">
      {isLeaving ? (
        <span className="grid size-88 place-items-center">
          <Spinner />
        </span>
      ) : (
        <IconButton icon="back" label={game.leave()} onClick={onBack} />
      )}
      <BalancePill balance={balance} onRetry={useBalanceRetry()} testId="game-balance">
        <button
          data-part="deposits"
          type="button"
          onClick={onDeposit}
          aria-label={header.deposit()}
          className={plusLook}
        >
          <PlusMark />
        </button>
      </BalancePill>
      <IconButton
        icon={<FullScreenIcon isFull={isFull} />}
        label={isFull ? game.shrink() : game.fullScreen()}
        onClick={onFullScreen}
      />
    </header>
  );
}

export function GameFooter({ isBonus }: { isBonus: boolean }) {
  const { footer } = texts().game;
  const [isShown, setShown] = useState(true);
  const [minutes, setMinutes] = useState(0);
  useUiEvent('show-game-footer', (event) => setShown(event.isShown));
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(
      () => setMinutes(Math.floor((performance.now() - since) / MINUTE_MS)),
      MINUTE_MS,
    );
    return () => clearInterval(timer);
  }, []);
  if (!isShown) return null;
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-24 border-line/40 border-t bg-ground px-24 pt-8 pb-[calc(0.08rem+env(safe-area-inset-bottom))] text-muted text-xs low:col-start-2 low:pt-2 low:pb-2">
      <span className="tabular">{minutes > 0 && footer.played({ minutes })}</span>
      {isBonus && <span className="text-gold">{footer.bonus()}</span>}
      <span>{footer.adults()}</span>
    </footer>
  );
}
