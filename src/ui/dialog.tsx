import type { ReactNode } from 'react';
import { POPUP_LAYER_START } from '../config/constants.ts';
import { IconButton } from './icon-button.tsx';
import { Modal, type ModalProps, ModalTitle } from './modal.tsx';

interface DialogProps extends Pick<ModalProps, 'isOpen' | 'onClose' | 'onClosed' | 'firstFocus'> {
  title: string;
  closeLabel: string;
  /** Place in the stack of popups, 0 at the bottom. */
  layer?: number;
  /** In the place of the close button's opposite corner, e.g. a back arrow. */
  start?: ReactNode;
  children: ReactNode;
}

const PLACE =
  'items-end justify-center pt-[max(0.48rem,env(safe-area-inset-top))] min-[750.01px]:items-center min-[750.01px]:pb-48';

const PANEL = [
  'column max-h-full overflow-hidden rounded-t-lg border-line/60 border-t',
  'transition-[translate,opacity] duration-[240ms] ease-out data-[ending-style]:duration-[180ms]',
  'data-[starting-style]:translate-y-full data-[ending-style]:translate-y-full',
  'min-[750.01px]:rounded-lg min-[750.01px]:border',
  'min-[750.01px]:data-[starting-style]:translate-y-32 min-[750.01px]:data-[ending-style]:translate-y-32',
  'min-[750.01px]:data-[starting-style]:opacity-0 min-[750.01px]:data-[ending-style]:opacity-0',
].join(' ');

/**
 * The frame of every popup: a sheet from the bottom edge on a phone, a card in the middle of anything wider. What does
 * not fit scrolls inside.
 */
export function Dialog({ title, closeLabel, layer = 0, start, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} zIndex={POPUP_LAYER_START + layer} place={PLACE} panel={PANEL}>
      <header className="flex shrink-0 items-center gap-8 py-16 pr-16 pl-32">
        {start}
        <ModalTitle className="min-w-0 flex-1 font-bold text-lg leading-tight">{title}</ModalTitle>
        <IconButton icon="close" label={closeLabel} onClick={modal.onClose} className="text-muted" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-32 pb-[max(0.4rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </Modal>
  );
}
