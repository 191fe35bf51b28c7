import type { ReactNode } from 'react';
import { brand } from '../../config/brand.ts';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal, ModalTitle } from '../../ui/modal.tsx';
import type { DialogControl } from '../../ui/use-opened.ts';

export interface ChatWidgetProps extends DialogControl {
  address: string | undefined;
  orderId: string | undefined;
}

function AgentFace({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="24" className="fill-line" />
      <path
        d="M24 8c-8.6 2.3-12.4 9.6-12.4 17.6 0 5.4 1.6 9.6 3.4 12.8 2.2-2.6 2.8-5 3-8 1.3 4.3 3.6 7.7 6 10.6 2.4-2.9 4.7-6.3 6-10.6.2 3 .8 5.4 3 8 1.8-3.2 3.4-7.4 3.4-12.8C36.4 17.6 32.6 10.3 24 8Z"
        className="fill-action"
      />
      <path d="M24 8c-2.6 6-2.6 22 0 33 2.6-11 2.6-27 0-33Z" className="fill-action-strong" />
      <circle cx="19.4" cy="23" r="1.9" className="fill-text" />
      <circle cx="28.6" cy="23" r="1.9" className="fill-text" />
      <path
        d="M20.5 27.6c1.9 1.9 5.1 1.9 7 0"
        className="fill-none stroke-text"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path
        d="M11.4 25.5v-3.1C11.4 15.4 17 10 24 10s12.6 5.4 12.6 12.4v3.1"
        className="fill-none stroke-text"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M9.2 22.8h4.2v7h-4.2zM34.6 22.8h4.2v7h-4.2z" className="fill-text" />
      <path d="M36.7 29.8c0 3-2.3 4.9-5.7 5.2" className="fill-none stroke-text" strokeWidth="1.7" />
    </svg>
  );
}

/** Above every popup, because players ask for help from popups too. */
const CHAT_LAYER = 2_900;

const PANEL = [
  'column h-full max-h-[min(100%,14rem)] overflow-hidden rounded-t-lg border-line/60 border-t',
  'transition-[translate,opacity] duration-[240ms] ease-out data-[ending-style]:duration-[180ms]',
  'data-[starting-style]:translate-y-full data-[ending-style]:translate-y-full',
  'min-[750.01px]:max-h-[11rem] min-[750.01px]:rounded-lg min-[750.01px]:border',
].join(' ');

const PLACE =
  'items-end justify-center pt-[max(0.72rem,env(safe-area-inset-top))] min-[750.01px]:items-center min-[750.01px]:pb-48';

interface ChatPanelProps extends Omit<ChatWidgetProps, 'orderId' | 'address'> {
  status: ReactNode;
  children: ReactNode;
}

export function ChatPanel({ status, children, ...modal }: ChatPanelProps) {
  const { chat, common } = texts();
  return (
    <Modal {...modal} zIndex={CHAT_LAYER} place={PLACE} panel={PANEL}>
      <header className="flex shrink-0 items-center gap-20 border-line/50 border-b bg-raised/50 py-16 pr-16 pl-28">
        <AgentFace className="size-80 shrink-0" />
        <div className="min-w-0 flex-1 leading-tight">
          <ModalTitle className="font-bold text-md">{chat.title({ brand: brand.name })}</ModalTitle>
          <p className="pt-4 text-muted text-sm" role="status">
            {status}
          </p>
        </div>
        <IconButton icon="close" label={common.close()} onClick={modal.onClose} className="text-muted" />
      </header>
      {children}
    </Modal>
  );
}
