import { texts } from '../../i18n/texts.ts';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface ChatButtonProps {
  unread: number;
  /** The widget is being fetched for the first time. */
  isLoading: boolean;
  onTap: () => void;
}

/** The round button that opens the chat (CHT-01), with the number of unread answers. */
export function ChatButton({ unread, isLoading, onTap }: ChatButtonProps) {
  const { chat } = texts();
  return (
    <button
      type="button"
      aria-label={unread > 0 ? chat.openUnread({ count: unread }) : chat.open()}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={onTap}
      className="press lift pointer-events-auto relative grid size-[max(0.88rem,44px)] place-items-center rounded-full border border-edge bg-raised text-text"
    >
      {isLoading ? (
        <Spinner />
      ) : (
        <LineIcon className="size-48">
          <path d="M4.5 5.5h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H10L6 18.8v-3.3H4.5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Z" />
          <path d="M21 9.5v6.7a2 2 0 0 1-2 2h-.6v2.3l-2.8-2.3H12.5" className="text-action-text" />
          <path d="M7 10.5h.01M10.5 10.5h.01M14 10.5h.01" strokeWidth="2.2" />
        </LineIcon>
      )}
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute -top-10 -right-6 grid h-40 min-w-40 place-items-center rounded-full border-2 border-ground bg-action px-8 font-bold text-2xs text-text leading-none"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  );
}
