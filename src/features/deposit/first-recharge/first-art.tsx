export function FirstArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 220 150" className="h-auto w-full max-w-360">
      <ellipse cx="110" cy="136" rx="98" ry="10" className="fill-ground/60" />
      <Pile x={62} coins={5} />
      <path d="M106 96h16M114 88v16" className="stroke-text" strokeWidth="6" strokeLinecap="round" />
      <Pile x={162} coins={3} />
      <Bow x={162} y={74} />
      <path
        d="m22 40 3 8 8 3-8 3-3 8-3-8-8-3 8-3 3-8ZM196 26l2.4 6.4 6.4 2.4-6.4 2.4-2.4 6.4-2.4-6.4-6.4-2.4 6.4-2.4 2.4-6.4ZM112 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2 2-5Z"
        className="fill-gold/70"
      />
    </svg>
  );
}

function Pile({ x, coins }: { x: number; coins: number }) {
  const heights = Array.from({ length: coins }, (_, index) => 124 - index * 15);
  return heights.map((y) => (
    <g key={y}>
      <path d={`M${x - 34} ${y - 9}v9a34 11 0 0 0 68 0v-9`} className="fill-gold/55" />
      <path
        d={`M${x - 34} ${y - 9}v9a34 11 0 0 0 68 0v-9`}
        className="fill-none stroke-ground/50"
        strokeWidth="2"
      />
      <ellipse cx={x} cy={y - 9} rx="34" ry="11" className="fill-gold stroke-ground/50" strokeWidth="2" />
      <ellipse cx={x} cy={y - 9} rx="23" ry="7" className="fill-none stroke-ground/30" strokeWidth="2" />
    </g>
  ));
}

function Bow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-34 11v-2a34 11 0 0 0 68 0v2" className="fill-none stroke-action" strokeWidth="0" />
      <path d="M0 4C-12-22-36-24-34-6c1 10 20 14 34 10Z" className="fill-action" />
      <path d="M0 4C12-22 36-24 34-6 33 4 14 8 0 4Z" className="fill-action" />
      <path
        d="M0 4c-8-12-20-16-26-12M0 4c8-12 20-16 26-12"
        className="fill-none stroke-ground/35"
        strokeWidth="2.5"
      />
      <path d="M-4 6-16 26l9-2 5 7 4-22ZM4 6l12 20-9-2-5 7-4-22Z" className="fill-action-strong" />
      <circle cy="3" r="7" className="fill-action-text" />
    </g>
  );
}
