import type { ReactNode } from 'react';
import type { ReadableNotice } from './use-notices.ts';

type Level = ReadableNotice['level'];

const DRAWINGS: Record<Level, ReactNode> = {
  info: (
    <>
      <path className="fill-edge" d="M7 19 24 7l17 12v22H7z" />
      <path className="fill-text" d="M12.5 13h23v17L24 37.5 12.5 30z" />
      <path className="stroke-edge" d="M18 19h12M18 23.5h12M18 28h7" strokeWidth="2" />
      <path className="fill-muted" d="m7 20.5 17 12 17-12V41H7z" />
      <path className="stroke-edge" d="m7.5 40.5 11.5-11m21.5 11-11.5-11" strokeWidth="1.6" />
    </>
  ),
  important: (
    <>
      <path className="fill-muted" d="M11 29h8l2.4 9.6a1.7 1.7 0 0 1-1.6 2.1h-4a1.7 1.7 0 0 1-1.6-1.3z" />
      <path
        className="fill-action"
        d="M9 19.5h8.5L33 10v29l-15.5-9.5H9a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 9 19.5z"
      />
      <path className="fill-action-text" d="M9 19.5h8.5L33 10v14.5H6.5V22A2.5 2.5 0 0 1 9 19.5z" />
      <path className="fill-text" d="M33 10a2.7 2.7 0 0 1 2.7 2.7v23.6A2.7 2.7 0 0 1 33 39z" />
      <path className="stroke-action-text" d="m40 16 3.5-2.4M41 24.5h4.5M40 33l3.5 2.4" strokeWidth="2.4" />
    </>
  ),
  urgent: (
    <>
      <path
        className="fill-action-text"
        d="M21.2 8.3a3.2 3.2 0 0 1 5.6 0l16 28.2a3.2 3.2 0 0 1-2.8 4.8H8a3.2 3.2 0 0 1-2.8-4.8z"
      />
      <path className="fill-action" d="M24 6.7a3.2 3.2 0 0 1 2.8 1.6l16 28.2a3.2 3.2 0 0 1-2.8 4.8H24z" />
      <path className="stroke-ground" d="M24 18v9.5" strokeWidth="4.4" />
      <circle className="fill-ground" cx="24" cy="34.4" r="2.6" />
    </>
  ),
};

export function NoticeArt({ level, className }: { level: Level; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {DRAWINGS[level]}
    </svg>
  );
}

export function EmptyBoxArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 128" fill="none" strokeLinecap="round" className="h-256 w-320">
      <ellipse className="fill-raised" cx="80" cy="118" rx="58" ry="7" />
      <path className="fill-line" d="M66 78h16v40H66z" />
      <path className="fill-edge" d="M66 78h6v40h-6z" />
      <path className="fill-action" d="M44 24h58c14 0 25 11 25 25v31H69V49c0-14-11-25-25-25z" />
      <path className="fill-action-strong" d="M69 70h58v10H69z" />
      <path className="fill-surface" d="M20 49c0-14 11-25 24.5-25S69 35 69 49v31H20z" />
      <path className="stroke-action-text" d="M20 80V49c0-14 11-25 24.5-25S69 35 69 49v31z" strokeWidth="3" />
      <path className="stroke-line" d="M32 56c1-8 5-12 11-13" strokeWidth="3" />
      <path className="fill-text" d="M93 44h5v28h-5zM98 60h15l-3 6 3 6H98z" />
      <path
        className="fill-muted"
        d="M30 116c-7-9-6-19-3-25 5 6 8 15 3 25zM118 116c4-7 3-13 1-18-4 5-5 12-1 18z"
      />
    </svg>
  );
}
