import { type ReactNode, useSyncExternalStore } from 'react';
import { WorldChoice } from './world-choice.tsx';

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export const useHash = (): string => useSyncExternalStore(onHash, () => location.hash.slice(1));

interface PageFrameProps {
  title: string;
  link?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ title, link, children }: PageFrameProps) {
  return (
    <div className="mx-auto max-w-7xl px-3 pb-16 sm:px-6">
      <title>{`Copihue · ${title.toLowerCase()}`}</title>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <h1 className="flex items-center gap-3 font-semibold text-lg">
          <img src="/__mock/flower.svg" alt="" className="size-8 rounded-lg" />
          <span>{title}</span>
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <WorldChoice />
          {link}
        </div>
      </header>
      {children}
    </div>
  );
}
