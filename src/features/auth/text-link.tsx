import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function TextLink({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx('press min-h-88 px-8 text-left font-semibold text-action-text text-base', className)}
    />
  );
}
