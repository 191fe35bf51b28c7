import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MenuIcon, type MenuIconName } from './menu-icon.tsx';

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
        <MenuIcon name={icon} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-16">
        <span className="min-w-0 hyphens-auto font-semibold">{name}</span>
        {value}
      </span>
      <Icon name="right" className="size-32 shrink-0 text-muted" />
    </button>
  );
}
