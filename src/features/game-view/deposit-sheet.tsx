// A file of its own: a game without a deposit loads no dialog.
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from '../../ui/use-opened.ts';

interface DepositSheetProps extends DialogControl {
  /** The deposit, as the route composes it; it gets the way back to the game. */
  panel: (onBackToGame: () => void) => ReactNode;
}

/** The deposit panel over a game: the whole deposit happens in it, the game waits below (GAM-06). */
export function DepositSheet({ panel, ...control }: DepositSheetProps) {
  const { game } = texts();
  return (
    <Dialog title={game.depositTitle()} closeLabel={game.backToGame()} {...control}>
      <div className="-mx-32 bg-ground px-24 [--nav-height:0px]">{panel(control.onClose)}</div>
    </Dialog>
  );
}
