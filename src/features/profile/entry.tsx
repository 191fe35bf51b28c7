import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';

/** Icons of the profile on the 24-unit grid of ui/icon.tsx; here, because the first view needs none of them. */
const PATHS = {
  transactions: <path d="M7.5 4v15M4 15.5 7.5 19l3.5-3.5M16.5 20V5M13 8.5 16.5 5 20 8.5" />,
  history: <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12l-1.5-2M4 12l2.2-1.5M12 7.5v5l3.2 1.8" />,
  promotion: <path d="M4 10v4h3.5L17 19V5L7.5 10zM7.5 14l1.2 5.5h2.6L10 15M20 9.5v5" />,
  bonus: <path d="M12 3.5l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.5l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  packet: <path d="M6 3.5h12v17H6zM6 9c2.5 2.2 9.5 2.2 12 0M12 9.2v3.6M10.6 11h2.8" />,
  notices: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />,
  key: <path d="M8 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 11.5h9M17.5 11.5V15M20.5 11.5v2.5" />,
  phone: <path d="M7 3h10v18H7zM10.5 18h3" />,
  language: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z" />
  ),
  shield: <path d="M12 3 5 5.5v6c0 4.6 3 7.9 7 9.5 4-1.6 7-4.9 7-9.5v-6zM9 12l2.2 2.2L15.2 10" />,
  terms: <path d="M6 3h9l3.5 3.5V21H6zM14.5 3v4h4M9 11.5h6.5M9 15h6.5" />,
  logout: <path d="M10 4H5v16h5M10 12h10.5M16.5 8l4 4-4 4" />,
} satisfies Record<string, ReactNode>;

interface EntryContent {
  icon: keyof typeof PATHS;
  name: string;
  /** What is set there now. */
  value?: ReactNode;
}

const LOOK = 'flex min-h-104 w-full items-center gap-24 px-28 py-12 text-left text-base';

function Content({ icon, name, value, leads }: EntryContent & { leads: boolean }) {
  return (
    <>
      <LineIcon className="size-44 shrink-0 text-muted">{PATHS[icon]}</LineIcon>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-16">
        <span className="min-w-0 font-semibold">{name}</span>
        {value && <span className="text-muted text-sm">{value}</span>}
      </span>
      {leads && <Icon name="right" className="size-32 shrink-0 text-muted" />}
    </>
  );
}

interface EntryLinkProps extends EntryContent {
  to: NonNullable<LinkProps['to']>;
  /** Done in the screen's place by a plain tap; another tab and a copied address get the screen. */
  onTapHere?: () => void;
}

/** A line that leads to a screen. */
export function EntryLink({ to, onTapHere, ...content }: EntryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onTapHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTapHere();
  };
  return (
    <Link to={to} onClick={onClick} className={clsx('press', LOOK)}>
      <Content {...content} leads />
    </Link>
  );
}

/** A line that does something. */
export function EntryButton({ onTap, ...content }: EntryContent & { onTap: () => void }) {
  return (
    <button type="button" onClick={onTap} className={clsx('press', LOOK)}>
      <Content {...content} leads />
    </button>
  );
}

/** A line that only shows a value. */
export function EntryText(content: EntryContent) {
  return (
    <p className={LOOK}>
      <Content {...content} leads={false} />
    </p>
  );
}

/** A titled card of lines. */
export function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="px-28 pb-14 font-semibold text-md">{title}</h2>
      <div className="divide-y divide-line/50 rounded-md bg-surface">{children}</div>
    </section>
  );
}
