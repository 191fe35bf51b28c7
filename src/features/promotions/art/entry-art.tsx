import type { ReactNode } from 'react';
import { BELL } from './gift-art.tsx';

const GOLD = '#f6c453';
const DEEP = '#8f5f12';

const ART = {
  cashback: (
    <>
      <ellipse cx="48" cy="84" rx="30" ry="4" fill="#08030b" fillOpacity=".45" />
      <path d="M28 68h9v14h-9zM58 68h9v14h-9z" fill="#a4502c" />
      <path
        d="M14 52c0-15 14-25 33-25 9 0 16 2 21 6l10-5-1 12c3 3 5 6 6 9h5v13h-7c-4 8-14 14-34 14-20 0-33-9-33-24Z"
        fill="#d9814f"
      />
      <path
        d="M14 52c0-15 14-25 33-25 9 0 16 2 21 6l10-5-1 7c-9-2-18-3-28-3-18 0-30 6-35 20Z"
        fill="#f0a878"
      />
      <path d="M81 49h7v13h-7c-3 0-4-3-4-6.5S78 49 81 49Z" fill="#b8633a" />
      <circle cx="69" cy="46" r="3.2" fill="#2b0f14" />
      <path d="M14 52c-6-1-8-6-4-9" fill="none" stroke="#b8633a" strokeWidth="3" strokeLinecap="round" />
      <path d="M38 31h20" stroke="#6b2c17" strokeWidth="4" strokeLinecap="round" />
      <circle cx="48" cy="15" r="11" fill={DEEP} />
      <circle cx="48" cy="13.5" r="11" fill={GOLD} />
      <circle cx="48" cy="13.5" r="7" fill="none" stroke={DEEP} strokeWidth="1.6" />
    </>
  ),
  bonus: (
    <>
      <ellipse cx="48" cy="84" rx="32" ry="4" fill="#08030b" fillOpacity=".45" />
      <path d="M14 46h68v32a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" fill="#8a3a1e" />
      <path d="M14 46h68v9H14z" fill="#5c2210" />
      <path d="M20 46C20 26 30 16 48 16s28 10 28 30Z" fill="#b4532b" />
      <path d="M20 46c0-18 8-28 22-30-8 6-11 16-11 30Z" fill="#d97a45" />
      <path d="M26 50c2-8 10-12 22-12s20 4 22 12Z" fill={GOLD} />
      <circle cx="36" cy="45" r="6" fill="#ffe9b0" />
      <circle cx="52" cy="42" r="7" fill={GOLD} stroke={DEEP} strokeWidth="1.5" />
      <circle cx="62" cy="47" r="5" fill="#ffe9b0" />
      <path d="M14 55h68v6H14z" fill={GOLD} />
      <rect x="41" y="52" width="14" height="17" rx="4" fill={GOLD} stroke={DEEP} strokeWidth="2" />
      <circle cx="48" cy="59" r="2.5" fill={DEEP} />
      <path d="M48 60v5" stroke={DEEP} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  rushdeposit: (
    <>
      <ellipse cx="48" cy="86" rx="28" ry="4" fill="#08030b" fillOpacity=".45" />
      <circle cx="48" cy="47" r="33" fill={DEEP} />
      <circle cx="48" cy="44" r="33" fill={GOLD} />
      <circle cx="48" cy="44" r="25" fill="none" stroke={DEEP} strokeOpacity=".55" strokeWidth="2.5" />
      <path d="M54 17 30 49h14l-4 22 26-34H51Z" fill="#d81e46" />
      <path d="M54 17 30 49h7l14-25Z" fill="#f0385f" />
      <path
        d="M2 34h10M0 46h8M4 58h8"
        stroke={GOLD}
        strokeOpacity=".7"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  redenvelope: (
    <>
      <ellipse cx="48" cy="86" rx="28" ry="4" fill="#08030b" fillOpacity=".45" />
      <rect x="15" y="20" width="42" height="58" rx="6" fill="#8c0f30" transform="rotate(-13 36 49)" />
      <rect x="30" y="14" width="48" height="68" rx="7" fill="#d81e46" />
      <path d="M30 21a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7v11c-7 9-15 13-24 13s-17-4-24-13Z" fill="#f0385f" />
      <path
        d="M30 32c7 9 15 13 24 13s17-4 24-13"
        fill="none"
        stroke="#8c0f30"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <circle cx="54" cy="46" r="12" fill={DEEP} />
      <circle cx="54" cy="44.5" r="12" fill={GOLD} />
      <path d={BELL} transform="translate(47.6 34.6) scale(.4)" fill="#b3143a" />
      <path d="M44 66h20M48 72h12" stroke={GOLD} strokeOpacity=".7" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  notices: (
    <>
      <ellipse cx="48" cy="86" rx="26" ry="4" fill="#08030b" fillOpacity=".45" />
      <path d="M22 66V44c0-16 11-27 26-27s26 11 26 27v22l7 9H15Z" fill="#7b4fd0" />
      <path d="M22 66V44c0-16 11-27 26-27-9 5-13 14-13 27v22l-3 9H15Z" fill="#a884f0" />
      <path d="M15 75h66v4a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3Z" fill="#4c2a94" />
      <path d="M39 82a9 8 0 0 0 18 0Z" fill="#c9b5ff" />
      <path d="M44 17a4 4 0 1 1 8 0" fill="none" stroke="#a884f0" strokeWidth="4" />
      <circle cx="72" cy="26" r="13" fill="#d81e46" stroke="#20132a" strokeWidth="4" />
      <path d="M72 20v7M72 31.5v.5" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EntryArtName = keyof typeof ART;

export function EntryArt({ name, className }: { name: EntryArtName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 92" className={className}>
      {ART[name]}
    </svg>
  );
}
