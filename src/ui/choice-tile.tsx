import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface ChoiceTileProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

export function ChoiceTile({ name, value, isChosen, onChoose, className, children }: ChoiceTileProps) {
  return (
    <label
      className={clsx(
        'press flex cursor-pointer rounded-md border-2 border-transparent bg-surface',
        'has-focus-visible:outline-2 has-focus-visible:outline-gold has-checked:border-text has-checked:bg-raised',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

export function ChoiceRow({ picture, children, ...tile }: ChoiceTileProps & { picture: ReactNode }) {
  return (
    <ChoiceTile
      {...tile}
      className={clsx('min-h-112 flex-wrap items-center gap-20 px-24 py-16', tile.className)}
    >
      {picture}
      <span className="min-w-0 flex-1 basis-[9em]">{children}</span>
      {tile.isChosen && <Icon name="check" className="size-40 shrink-0" />}
    </ChoiceTile>
  );
}

export function MethodPicture({ src, eager }: { src: string; eager?: 'normal' }) {
  return <Picture src={src} width={72} {...(eager && { eager })} className="size-72 shrink-0 rounded-sm" />;
}
