import type { ReactNode, RefObject } from 'react';
import { brand } from '../../config/brand.ts';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal, ModalTitle } from '../../ui/modal.tsx';
import { AgentFace } from './agent-face.tsx';
import type { ChatWidgetProps } from './chat-widget-props.ts';

/** Above every popup of the stack: help is asked for from there too. */
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
  /** How the connection stands, in a few words. */
  status: ReactNode;
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The frame of the chat: a tall sheet with support's name; what is inside brings its own scrolling. */
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
