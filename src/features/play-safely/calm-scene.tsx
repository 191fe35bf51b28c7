import { LinearGradient } from '../../ui/linear-gradient.tsx';

export function CalmScene({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" className={className}>
      <defs>
        <LinearGradient id="calm-sky" to="down" stops={['#2a1740', '#6b2a55 0.55', '#e0696d']} />
        <LinearGradient id="calm-sea" to="down" stops={['#a8456a', '#2d1b3a']} />
      </defs>
      <path d="M0 0h320v130H0z" fill="url(#calm-sky)" />
      <g fill="#fbf4fc" opacity="0.7">
        <circle cx="42" cy="28" r="1.2" />
        <circle cx="96" cy="16" r="0.9" />
        <circle cx="226" cy="22" r="1.1" />
        <circle cx="281" cy="44" r="0.9" />
        <circle cx="140" cy="40" r="0.8" />
      </g>
      <circle cx="160" cy="124" r="34" fill="#ffd7a8" />
      <circle cx="160" cy="124" r="52" fill="#ffd7a8" opacity="0.16" />
      <path d="M0 118c36-22 62-26 92-12 22-14 40-12 58 2l-8 26H0z" fill="#3c1f4a" />
      <path d="M320 112c-30-20-58-22-84-6-18-12-34-8-50 6l8 24h126z" fill="#331a41" />
      <path d="M0 130h320v70H0z" fill="url(#calm-sea)" />
      <g stroke="#ffd7a8" strokeLinecap="round" strokeWidth="2.4" opacity="0.75">
        <path d="M138 138h44M146 147h28M132 157h36M152 167h26M142 178h18" />
      </g>
      <path d="M70 160c10 5 34 5 46 0l-5 9H77z" fill="#140b1a" />
      <path
        d="M92 160v-34c12 8 18 20 19 31zM90 158c-8-1-13-2-16-3 3-10 8-18 16-24z"
        fill="#fbf4fc"
        opacity="0.85"
      />
      <path d="M0 186c50-10 110-10 160 0s110 10 160 0v14H0z" fill="#20132a" />
    </svg>
  );
}
