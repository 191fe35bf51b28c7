import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface NoticeStateProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

export function NoticeState({ icon, title, text, children }: NoticeStateProps) {
  return (
    <section className="flex flex-col items-center gap-20 px-48 py-80 text-center">
      <span className="grid size-144 place-items-center rounded-full bg-raised text-action-text">
        <Icon name={icon} className="size-64" />
      </span>
      <h2 className="mt-12 text-balance font-bold text-lg">{title}</h2>
      <p className="max-w-560 text-balance text-base text-muted">{text}</p>
      {children && <div className="mt-12 flex flex-wrap justify-center gap-20">{children}</div>}
    </section>
  );
}
