import type { HouseStyle, LetteringName } from './house-styles.ts';
import { escapeText, g, linear, n } from './svg.ts';

/** Five stops from cap line to base line, and the stroke that holds the letters off the scene. */
const faces: Readonly<Record<LetteringName, readonly [string, string, string, string, string]>> = {
  gold: ['#fffbe0', '#ffd84f', '#d98a12', '#ffe893', '#4a1f02'],
  fire: ['#fff6b8', '#ffb62e', '#f0431a', '#ff9a3c', '#3d0404'],
  frost: ['#ffffff', '#c8f1ff', '#4fa8ec', '#e4faff', '#06204d'],
  neon: ['#ffffff', '#ffd6f6', '#ff6be0', '#ffe0fa', '#3a0470'],
  candy: ['#ffffff', '#fff0a8', '#ff8cc8', '#ffd0ea', '#7a0a52'],
  jade: ['#f6ffe0', '#9dffb4', '#17b56c', '#c6ffd2', '#02301f'],
  silver: ['#ffffff', '#dfe7f5', '#8392b0', '#f2f6ff', '#101a38'],
  ivory: ['#ffffff', '#fff3d6', '#dcb877', '#fff0cc', '#2a1206'],
  lime: ['#fbffe0', '#dcf76a', '#7cb81e', '#efffb0', '#16300a'],
  copper: ['#fff2e2', '#ffb98a', '#cc6428', '#ffd5b4', '#36110a'],
};

/** Splits a title in at most two lines of about equal length; short titles stay whole. */
function titleLines(title: string, longest = 10): readonly string[] {
  const words = title.split(' ');
  if (title.length <= longest || words.length === 1) return [title];
  let best: readonly string[] = [title];
  let bestLength = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const length = Math.max(...pair.map((part) => part.length));
    if (length < bestLength) {
      best = pair;
      bestLength = length;
    }
  }
  return best;
}

export interface LetteringBox {
  readonly x: number;
  /** Base line of the last line of text. */
  readonly bottom: number;
  readonly width: number;
  readonly largest: number;
  readonly anchor: 'middle' | 'start';
  readonly id: string;
  /** Longest title that stays on one line, in characters; 10 unless told. */
  readonly longest?: number;
}

/**
 * Stacked title lettering. Each line is given its length, so that whichever system font stands in, the title
 * keeps to its box.
 */
export function lettering(title: string, style: HouseStyle, box: LetteringBox): string {
  const [light, body, shade, base, stroke] = faces[style.lettering];
  const shown = style.capitals ? title.toLocaleUpperCase('es') : title;
  const glyph = style.glyphWidth * (style.capitals ? 1 : 0.88);
  const lines = titleLines(shown, box.longest).map((text) => {
    const size = Math.min(box.largest, box.width / (Math.max(text.length, 3) * glyph));
    return { text, size, length: Math.min(box.width, text.length * glyph * size) };
  });
  let bottom = box.bottom;
  const placed = [...lines].reverse().map((row) => {
    const y = bottom;
    bottom -= row.size * (style.capitals ? 0.9 : 0.98);
    return { ...row, y };
  });
  const rows = (down: number): string =>
    placed
      .map(({ text, size, length, y }) => {
        const fit = `font-size="${n(size)}" textLength="${n(length)}" lengthAdjust="spacingAndGlyphs"`;
        return `<text x="${box.x}" y="${n(y + down)}" ${fit}>${escapeText(text)}</text>`;
      })
      .join('');
  const common = `font-family="${style.font}" font-weight="${style.weight}" text-anchor="${box.anchor}" paint-order="stroke" stroke-linejoin="round" stroke="${stroke}"`;
  const thick = n(Math.max(6, box.largest * 0.17));
  const face = [
    [0.1, light],
    [0.45, body],
    [0.56, shade],
    [0.95, base],
  ] as const;
  const turn = style.tilt === 0 ? '' : `rotate(${style.tilt} ${box.x} ${box.bottom})`;
  return (
    linear(box.id, 'x2="0" y2="1"', face) +
    g(
      turn,
      g('', rows(3), `fill="${stroke}" stroke-width="${thick}"`) +
        g('', rows(0), `fill="url(#${box.id})" stroke-width="${n(Number(thick) * 0.55)}"`),
      common,
    )
  );
}
