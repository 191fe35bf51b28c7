import { brand } from '../config/brand.ts';

export function Logo() {
  return (
    <span className="flex h-52 min-w-0 flex-wrap items-center gap-x-8 overflow-hidden">
      <svg aria-hidden="true" viewBox="0 0 32 40" className="h-52 w-auto shrink-0">
        <path
          d="M16 3c1.5 3 1 5-.6 7.2"
          fill="none"
          stroke="#5cb87a"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d="M16 8C9 10 6 17 6 24c0 5 1.5 9 3 12 2-2.6 2.4-5 2.6-8 1 4.5 2.4 8 4.4 11 2-3 3.4-6.5 4.4-11 .2 3 .6 5.4 2.6 8 1.5-3 3-7 3-12 0-7-3-14-10-16Z"
          fill="#e0244d"
        />
        <path
          d="M16 8c-3.4 3-4.6 9-4.4 20 1 4.5 2.4 8 4.4 11 2-3 3.4-6.5 4.4-11C20.6 17 19.4 11 16 8Z"
          fill="#ff5a7b"
        />
        <path
          d="M14.5 13c-1 3-1.3 7-1.2 11"
          fill="none"
          stroke="#ffc2cf"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-bold text-[0.36rem] leading-[0.52rem] tracking-tight">{brand.name}</span>
    </span>
  );
}
