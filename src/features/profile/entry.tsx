import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ProfileIcon, type ProfileIconName } from './profile-icon.tsx';

interface EntryContent {
  icon: ProfileIconName;
  name: string;
  /** What is set there now. */
  value?: ReactNode;
}

const LOOK = 'flex min-h-104 w-full items-center gap-24 px-28 py-12 text-left text-base';

function Content({ icon, name, value, leads }: EntryContent & { leads: boolean }) {
  return (
    <>
      <ProfileIcon name={icon} />
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

/** A line that only tells. */
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
