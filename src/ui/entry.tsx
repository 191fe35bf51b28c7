import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { LineIcon } from './line-icon.tsx';

/** Not in icon.tsx, because the first view needs none of these icons. */
const PATHS = {
  transactions: <path d="M7.5 4v15M4 15.5 7.5 19l3.5-3.5M16.5 20V5M13 8.5 16.5 5 20 8.5" />,
  history: <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12l-1.5-2M4 12l2.2-1.5M12 7.5v5l3.2 1.8" />,
  promotion: <path d="M4 10v4h3.5L17 19V5L7.5 10zM7.5 14l1.2 5.5h2.6L10 15M20 9.5v5" />,
  bonus: <path d="M12 3.5l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.5l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  packet: <path d="M6 3.5h12v17H6zM6 9c2.5 2.2 9.5 2.2 12 0M12 9.2v3.6M10.6 11h2.8" />,
  key: <path d="M8 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 11.5h9M17.5 11.5V15M20.5 11.5v2.5" />,
  phone: <path d="M7 3h10v18H7zM10.5 18h3" />,
  language: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z" />
  ),
  terms: <path d="M6 3h9l3.5 3.5V21H6zM14.5 3v4h4M9 11.5h6.5M9 15h6.5" />,
  logout: <path d="M10 4H5v16h5M10 12h10.5M16.5 8l4 4-4 4" />,
} satisfies Record<string, ReactNode>;

type OwnIcon = keyof typeof PATHS;
export type EntryIcon = OwnIcon | IconName;

const isOwn = (icon: EntryIcon): icon is OwnIcon => icon in PATHS;

export interface EntryContentProps {
  icon: EntryIcon;
  name: string;
  value?: ReactNode;
  leads?: boolean;
}

export function EntryContent({ icon, name, value, leads = true }: EntryContentProps) {
  const look = 'size-44 shrink-0 text-muted';
  return (
    <>
      {isOwn(icon) ? (
        <LineIcon className={look}>{PATHS[icon]}</LineIcon>
      ) : (
        <Icon name={icon} className={look} />
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-16">
        <span className="min-w-0 hyphens-auto font-semibold">{name}</span>
        {value}
      </span>
      {leads && <Icon name="right" className="size-32 shrink-0 text-muted" />}
    </>
  );
}
