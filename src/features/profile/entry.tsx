import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { EntryContent, type EntryContentProps } from '../../ui/entry.tsx';

const LOOK = 'flex min-h-104 w-full items-center gap-24 px-28 py-12 text-left text-base';

function Content({ value, ...content }: EntryContentProps) {
  return <EntryContent {...content} value={value && <span className="text-muted text-sm">{value}</span>} />;
}

interface EntryLinkProps extends EntryContentProps {
  to: NonNullable<LinkProps['to']>;
  /** A plain tap runs this instead of opening the screen; a new tab and a copied address open the screen. */
  onTapHere?: () => void;
}

export function EntryLink({ to, onTapHere, ...content }: EntryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onTapHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTapHere();
  };
  return (
    <Link to={to} onClick={onClick} className={clsx('press', LOOK)}>
      <Content {...content} />
    </Link>
  );
}

export function EntryButton({ onTap, ...content }: EntryContentProps & { onTap: () => void }) {
  return (
    <button type="button" onClick={onTap} className={clsx('press', LOOK)}>
      <Content {...content} />
    </button>
  );
}

export function EntryText(content: EntryContentProps) {
  return (
    <p className={LOOK}>
      <Content {...content} leads={false} />
    </p>
  );
}

export function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="px-28 pb-14 font-semibold text-md">{title}</h2>
      <div className="divide-y divide-line/50 rounded-md bg-surface">{children}</div>
    </section>
  );
}
