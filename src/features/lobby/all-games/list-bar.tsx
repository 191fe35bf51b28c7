import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { ChatIcon } from '../../../ui/chat-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface ListBarProps {
  title: string;
  onBack: () => void;
  narrowings: number;
  onFilter?: () => void;
}

/** Replaces the app's header, which is hidden here, and has the chat button, because the nav bar is hidden too. */
export function ListBar({ title, onBack, narrowings, onFilter }: ListBarProps) {
  const app = useApp();
  const { common, home, games } = texts();
  return (
    <header className="flex min-h-104 items-center gap-4 pr-12 pl-8">
      <IconButton icon="back" label={common.back()} onClick={onBack} />
      <h1 className="min-w-0 flex-1 py-8 hyphens-auto font-bold text-lg leading-tight">{title}</h1>
      {onFilter && (
        <button
          type="button"
          onClick={onFilter}
          aria-label={narrowings > 0 ? games.filterSet({ count: narrowings }) : games.filter()}
          className="press relative grid size-88 place-items-center rounded-full text-text"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            className="size-44"
          >
            <path d="M4 7h7m5 0h4M4 17h3m5 0h8" />
            <circle cx="13.5" cy="7" r="2.4" />
            <circle cx="9.5" cy="17" r="2.4" />
          </svg>
          {narrowings > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-8 right-6 grid size-32 place-items-center rounded-full bg-text font-bold text-2xs text-ground"
            >
              {narrowings}
            </span>
          )}
        </button>
      )}
      <Link
        to="/searchgame"
        aria-label={home.search()}
        className="press grid size-88 place-items-center rounded-full text-text"
      >
        <Icon name="search" className="size-44" />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={games.toChat()}
        data-part="chat"
        onClick={() => emitUi(app, 'show-chat', {})}
        className="press grid size-88 place-items-center rounded-full text-text"
      >
        <ChatIcon className="size-44" />
      </button>
    </header>
  );
}
