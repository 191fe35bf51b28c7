import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface DepositSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** The deposit, as the route composes it; it gets the way back to the game. */
  panel: (onBackToGame: () => void) => ReactNode;
}

/** The deposit panel over a game: the whole deposit happens in it, the game waits below (GAM-06). */
export function DepositSheet({ isOpen, onClose, onClosed, panel }: DepositSheetProps) {
  const { game } = texts();
  return (
    <Dialog
      title={game.depositTitle()}
      closeLabel={game.backToGame()}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className="-mx-32 bg-ground px-24 [--nav-height:0px]">{panel(onClose)}</div>
    </Dialog>
  );
}
