import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';

/** Icons of the menu on the 24-unit grid of ui/icon.tsx; here, because the first view needs none of them. */
const PATHS = {
  transactions: <path d="M7.5 4v15M4 15.5 7.5 19l3.5-3.5M16.5 20V5M13 8.5 16.5 5 20 8.5" />,
  history: <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12l-1.5-2M4 12l2.2-1.5M12 7.5v5l3.2 1.8" />,
  promotion: (
    <path d="M4 10.5h16V20H4zM3 7h18v3.5H3zM12 7v13M12 7C9 7 7 5.8 7 4.4 7 3.5 7.8 3 8.7 3 10.5 3 12 5 12 7Zm0 0c3 0 5-1.2 5-2.6 0-.9-.8-1.4-1.7-1.4C13.5 3 12 5 12 7Z" />
  ),
  notices: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />,
  language: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z" />
  ),
  logout: <path d="M10 4H5v16h5M10 12h10.5M16.5 8l4 4-4 4" />,
} satisfies Record<string, ReactNode>;

export type MenuIconName = keyof typeof PATHS;

interface MenuEntryProps {
  icon: MenuIconName;
  name: string;
  /** What is chosen there now, or is offered. */
  value?: ReactNode;
  onTap: () => void;
}

/** One line of the menu. */
export function MenuEntry({ icon, name, value, onTap }: MenuEntryProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="press -mx-12 flex min-h-104 w-[calc(100%+0.24rem)] items-center gap-24 rounded-md px-16 text-left text-base active:bg-raised"
    >
      <span className="text-muted">
        <LineIcon className="size-44 shrink-0">{PATHS[icon]}</LineIcon>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-16">
        <span className="min-w-0 hyphens-auto font-semibold">{name}</span>
        {value}
      </span>
      <Icon name="right" className="size-32 shrink-0 text-muted" />
    </button>
  );
}
