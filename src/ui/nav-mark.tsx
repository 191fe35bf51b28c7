import { createPortal } from 'react-dom';

interface NavMarkProps {
  nav: Element;
  /** The chat has a seventh of the bar, so 28 % is the second entry's corner and 45 % the third's. */
  className: string;
  count: number;
  label: string;
}

/** A number on an entry of the bar: in sight wherever the page is, and nothing moves. */
export const NavMark = ({ nav, className, count, label }: NavMarkProps) =>
  createPortal(
    <>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-4 grid h-[1.6em] min-w-[1.6em] place-items-center rounded-full bg-gold px-8 font-bold text-2xs text-ground ${className}`}
      >
        {count}
      </span>
      <span className="sr-only">{label}</span>
    </>,
    nav,
  );
