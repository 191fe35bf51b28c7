import type { FrameName } from './house-styles.ts';
import type { Palette } from './palettes.ts';
import { c, line, p, r } from './svg.ts';

const corner = p('M8 46V20Q8 8 20 8H46Q30 12 26 26Q12 30 8 46Z', 'gold') + c(17, 17, 4, 'ruby');

function fourCorners(name: string, body: string): string {
  return (
    `<g id="${name}">${body}</g><use href="#${name}" transform="matrix(-1 0 0 1 300 0)"/>` +
    `<use href="#${name}" transform="matrix(1 0 0 -1 0 400)"/><use href="#${name}" transform="rotate(180 150 200)"/>`
  );
}

export function coverFrame(frame: FrameName, palette: Palette): string {
  const edge = (inset: number, width: number, paint: string, extra = ''): string =>
    r(
      inset,
      inset,
      300 - inset * 2,
      400 - inset * 2,
      14 - inset / 2,
      'none',
      `stroke="${paint}" stroke-width="${width}" ${extra}`.trim(),
    );
  if (frame === 'ornate') return edge(4, 6, 'url(#gold)') + fourCorners('corner', corner);
  if (frame === 'line')
    return edge(5, 3, palette.glow, 'opacity=".85"') + edge(2, 4, palette.dark, 'opacity=".6"');
  if (frame === 'corners')
    return fourCorners(
      'corner',
      line('M10 44V10H44', palette.glow, 4) + line('M18 32V18H32', palette.glow, 2),
    );
  if (frame === 'arch')
    return (
      p(
        'M0 0H300V400H0ZM12 388H288V120Q288 14 150 12Q12 14 12 120Z',
        palette.dark,
        'fill-rule="evenodd" opacity=".82"',
      ) + line('M12 388H288V120Q288 14 150 12Q12 14 12 120Z', 'gold', 3.5)
    );
  if (frame === 'bolts')
    return (
      edge(4, 8, palette.land[1]) +
      edge(8, 2, palette.glow, 'opacity=".7"') +
      fourCorners('bolt', c(12, 12, 5, 'steel'))
    );
  return '';
}
