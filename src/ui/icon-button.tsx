import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A drawing of its own is beside its use (LineIcon). */
  icon: IconName | ReactElement;
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx('press grid size-88 shrink-0 place-items-center rounded-full', className)}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
