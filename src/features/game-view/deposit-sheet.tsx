// Apart from its user, so that a game without a deposit loads no dialog.
import { type ReactNode, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Dialog, type StepBack } from '../../ui/dialog.tsx';
import type { DialogControl } from '../../ui/use-opened.ts';

export type DepositPanel = (onBackToGame: () => void, onStep: (back: StepBack) => void) => ReactNode;

export function DepositSheet({ panel, ...control }: DialogControl & { panel: DepositPanel }) {
  const { game } = texts();
  const [back, setBack] = useState<StepBack>();
  return (
    <Dialog
      title={game.depositTitle()}
      closeLabel={game.backToGame()}
      steps={{ at: back ? 2 : 1, onBack: () => {}, ...back }}
      {...control}
    >
      <div className="-mx-32 bg-ground px-24 [--nav-height:0px]">{panel(control.onClose, setBack)}</div>
    </Dialog>
  );
}
