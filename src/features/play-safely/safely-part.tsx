import { type ReactNode, useId } from 'react';
import type { PlayLimits } from '../../session/play-limits/limit-rules.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** What every tool of the screen is told. */
export interface PartProps {
  limits: PlayLimits;
  /** The server's time, in ms since 1970. */
  now: number;
  username: string;
}

interface SafelyPartProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

/** One tool of the screen: what it does, and its controls. */
export function SafelyPart({ icon, title, text, children }: SafelyPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-surface px-28 pt-32 pb-28">
      <h2 id={id} className="flex items-center gap-16 font-bold text-md">
        <Icon name={icon} className="size-44 shrink-0 text-action-text" />
        {title}
      </h2>
      <p className="pt-10 text-muted text-sm">{text}</p>
      <div className="pt-24">{children}</div>
    </section>
  );
}
