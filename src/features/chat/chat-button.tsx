import { texts } from '../../i18n/texts.ts';
import { ChatIcon } from '../../ui/chat-icon.tsx';
import { Spinner } from '../../ui/loading.tsx';

interface ChatButtonProps {
  unread: number;
  isBusy: boolean;
  onTap: () => void;
}

export function ChatButton({ unread, isBusy, onTap }: ChatButtonProps) {
  const { chat } = texts();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      onClick={onTap}
      className="press pointer-events-auto flex w-[14.2%] flex-col items-center justify-center gap-4 py-10 text-center text-[min(var(--text-xs),0.42rem)] text-muted leading-tight"
    >
      <span aria-hidden="true" className="relative grid h-52 w-84 place-items-center">
        {isBusy ? <Spinner /> : <ChatIcon className="size-42" />}
        {unread > 0 && (
          <span className="tabular absolute -top-10 -right-6 grid h-40 min-w-40 place-items-center rounded-full border-2 border-surface bg-action px-8 font-bold text-2xs text-text leading-none">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="max-w-full">
        {chat.short()}
      </span>
      <span className="sr-only">{unread > 0 ? chat.openUnread({ count: unread }) : chat.open()}</span>
    </button>
  );
}
