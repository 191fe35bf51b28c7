import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const TONES = {
  action: 'bg-action text-text lift-action active:bg-action-strong',
  quiet: 'border border-edge bg-raised text-text',
  ghost: 'text-action-text',
};
const SIZES = {
  small: 'reach min-h-64 px-28 text-sm',
  normal: 'min-h-88 px-36 text-base',
  large: 'min-h-96 px-40 text-md',
};

interface ButtonLook {
  tone?: keyof typeof TONES | undefined;
  size?: keyof typeof SIZES | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

export function buttonLook({ tone = 'action', size = 'normal', wide, className }: ButtonLook = {}): string {
  return clsx(
    'press inline-flex items-center justify-center gap-12 rounded-full py-8 text-center font-semibold disabled:pointer-events-none disabled:opacity-45',
    TONES[tone],
    SIZES[size],
    wide && 'w-full',
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner (app.css) and ignores further taps; the label stays for screen readers. */
  isBusy?: boolean;
}

export function Button({ tone, size, wide, isBusy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonLook({ tone, size, wide, className })}
    >
      {children}
    </button>
  );
}
