/** @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'onClick'> {
  onClick?: (event: MouseEvent & { currentTarget: HTMLButtonElement }) => void;
  isOff?: boolean;
}

/** A button that is off is not `disabled`, which would take the focus away from keyboard players. Tab skips it. */
export function Button({ isOff, onClick, ...rest }: ButtonProps) {
  const look = isOff === undefined ? {} : { 'aria-disabled': isOff, tabIndex: isOff ? -1 : 0 };
  return <button type="button" {...look} {...rest} onClick={(event) => !isOff && onClick?.(event)} />;
}

export const Picture = ({ src, look = '' }: { src: string | undefined; look?: string }) => (
  <img src={src} class={look} alt="" draggable={false} />
);

export const Unseen = ({ children }: { children: ComponentChildren }) => (
  <span class="unseen">{children} </span>
);
