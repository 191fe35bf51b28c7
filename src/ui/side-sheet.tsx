import type { ReactNode } from 'react';
import { texts } from '../i18n/texts.ts';
import { IconButton } from './icon-button.tsx';
import { Modal, type ModalProps, ModalTitle } from './modal.tsx';

interface SideSheetProps extends Pick<ModalProps, 'isOpen' | 'onClose' | 'onClosed' | 'zIndex'> {
  title: string;
  heading: ReactNode;
  children: ReactNode;
}

const PANEL = [
  'h-full w-[min(max(5.9rem,13em),92%)] overflow-hidden rounded-r-lg border-line/60 border-r',
  'transition-[translate] duration-[240ms] ease-out data-[ending-style]:duration-[180ms]',
  'data-[starting-style]:-translate-x-full data-[ending-style]:-translate-x-full',
].join(' ');

export function SideSheet({ title, heading, children, ...modal }: SideSheetProps) {
  return (
    <Modal {...modal} place="column justify-start overflow-hidden" panel={PANEL}>
      <header className="flex min-h-104 shrink-0 items-center justify-between gap-8 pt-[env(safe-area-inset-top)] pr-8 pl-32">
        <ModalTitle className="sr-only">{title}</ModalTitle>
        {heading}
        <IconButton
          icon="close"
          label={texts().common.close()}
          onClick={modal.onClose}
          className="text-muted"
        />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-28 overflow-y-auto overscroll-contain px-32 pb-[max(0.4rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </Modal>
  );
}
