import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx('press grid size-88 shrink-0 place-items-center rounded-full text-text', className)}
    >
      <Icon name={icon} />
    </button>
  );
}
