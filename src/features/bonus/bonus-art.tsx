import { useId } from 'react';
import { LinearGradient } from '../../ui/linear-gradient.tsx';

export function BonusArt({ className }: { className: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 160 130" className={className}>
      <defs>
        <LinearGradient id={`${id}box`} to="corner" stops={['#6a4480', '#3d2450']} />
        <LinearGradient id={`${id}lid`} to="down" stops={['#8a5fa3', '#5a3771']} />
        <LinearGradient id={`${id}ribbon`} to="down" stops={['#ff5c7c', '#b3143a']} />
        <LinearGradient id={`${id}coin`} to="corner" stops={['#ffe9a8', '#f6c453', '#b9780f']} />
      </defs>
      <ellipse cx="82" cy="117" rx="66" ry="9" fill="#0a040d" opacity="0.5" />
      <path d="M38 58h84l-5 54a6 6 0 0 1-6 5.5H49a6 6 0 0 1-6-5.5Z" fill={`url(#${id}box)`} />
      <path d="M38 58h26l4 59.5H49a6 6 0 0 1-6-5.5Z" fill="#fff" opacity="0.07" />
      <path d="M69 58h22v59.5H69Z" fill={`url(#${id}ribbon)`} />
      <rect x="30" y="41" width="100" height="20" rx="6" fill={`url(#${id}lid)`} />
      <rect x="69" y="41" width="22" height="20" fill={`url(#${id}ribbon)`} />
      <path
        d="M80 41C62 43 44 36 46 22c2-12 20-13 34 19Z M80 41c18 2 36-5 34-19-2-12-20-13-34 19Z"
        fill={`url(#${id}ribbon)`}
      />
      <path d="M80 41c-10-2-24-6-23-15M80 41c10-2 24-6 23-15" stroke="#7d0d2a" strokeWidth="2" fill="none" />
      <ellipse cx="80" cy="40" rx="8" ry="6.5" fill="#ff7d96" />
      {[
        [28, 104, 15],
        [134, 108, 13],
        [122, 92, 9],
      ].map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={`url(#${id}coin)`} stroke="#8f5f12" strokeWidth="1.5" />
          <circle
            cx={x}
            cy={y}
            r={(r ?? 0) * 0.68}
            fill="none"
            stroke="#fff3b8"
            strokeWidth="1.5"
            opacity="0.8"
          />
        </g>
      ))}
    </svg>
  );
}
