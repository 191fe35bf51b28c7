import { faces, type HouseStyle } from './house-styles.ts';
import { capitalGradient, capitalHeight, letters, lettersWidth } from './letters.ts';
import { g, linear } from './svg.ts';

/** In two lines where it is long, as even as its words allow. */
function titleLines(title: string, longest = 10): readonly string[] {
  const words = title.split(' ');
  if (title.length <= longest || words.length === 1) return [title];
  const pairs = words.slice(1).map((_, cut) => {
    const lines = [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')];
    return { lines, length: Math.max(...lines.map((line) => line.length)) };
  });
  return pairs.reduce((best, pair) => (pair.length < best.length ? pair : best)).lines;
}

export interface LetteringBox {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly largest: number;
  readonly anchor: 'middle' | 'start';
  /** Longest title on one line, in characters; 10 by default. */
  readonly longest?: number;
}

type TitleStyle = Pick<HouseStyle, 'face' | 'capitals' | 'lettering' | 'tilt'>;

export function lettering(title: string, style: TitleStyle, box: LetteringBox): string {
  const { face, capitals, tilt } = style;
  const [light, body, shade, base, stroke] = faces[style.lettering];
  const shown = capitals ? title.toLocaleUpperCase('es') : title;
  let bottom = box.bottom;
  const lines = titleLines(shown, box.longest)
    .toReversed()
    .map((text) => {
      const size = Math.min(box.largest, box.width / lettersWidth(face, text, 1));
      const y = bottom;
      bottom -= size * (capitalHeight(face) + (capitals ? 0.17 : 0.28));
      return { text, size, y };
    });
  const thick = Math.max(6, box.largest * 0.17);
  const rows = (down: number, width: number, extra: string): string =>
    lines
      .map(({ text, size, y }) => {
        const spot = { x: box.x, y: y + down, size, anchor: box.anchor, stroke: width };
        return letters(face, text, spot, extra);
      })
      .join('');
  return (
    linear('title', capitalGradient(face), [0, light], [0.42, body], [0.56, shade], [1, base]) +
    g(
      tilt === 0 ? '' : `rotate(${tilt} ${box.x} ${box.bottom})`,
      rows(3, thick, `fill="${stroke}"`) + rows(0, thick * 0.55, `fill="url(#title)"`),
      `stroke="${stroke}"`,
    )
  );
}
