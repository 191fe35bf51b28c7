/** @jsxImportSource preact */
const COLOURS = [
  '#ff4d6a, #c8143a 55%, #6d0620',
  '#6aa8ff, #1d5fd0 55%, #082a6b',
  '#ffc46b, #e07a0c 55%, #7a3a02',
  '#c79bff, #7a3fd0 55%, #35106b',
  '#4fe0a0, #0f9a5c 55%, #04482a',
];

/** @param range number range of the ball, from 1 on; each range has its own colour */
export const colourOf = (range: number) => ({ '--ball': COLOURS[range - 1] ?? '' });

export const Ball = ({ number, range, isHit }: { number: number; range: number; isHit: boolean }) => (
  <span class={isHit ? 'ball mid lucky' : 'ball mid'} style={colourOf(range)}>
    <b class="mid">{number}</b>
  </span>
);
