import { letters } from './letters.ts';
import { motifNamed } from './motifs/motifs.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { c, g, line, p, r, svgDocument } from './svg.ts';

const icons: Readonly<Record<string, string>> = {
  hot:
    p(
      'M34 4C38 18 54 24 54 42C54 54 44 61 32 61S10 54 10 41C10 31 16 26 19 18C23 22 25 25 25 29C31 23 34 14 34 4Z',
      'orange',
    ) +
    p(
      'M33 30C36 38 43 40 43 48C43 54 38 58 32 58S21 54 21 47C21 42 24 39 26 35C29 38 29 40 30 42C32 39 33 35 33 30Z',
      '#fff0a0',
    ),
  slots:
    r(4, 10, 48, 46, 9, 'ruby') +
    r(54, 20, 5, 20, 2, 'steel') +
    c(56, 18, 6, 'gold') +
    r(9, 20, 38, 24, 4, 'ivory') +
    p('M13 25h9l-5 15h-4l4-11h-4ZM24 25h9l-5 15h-4l4-11h-4ZM35 25h9l-5 15h-4l4-11h-4Z', '#c9122e') +
    r(12, 48, 32, 4, 2, 'gold'),
  live:
    r(4, 16, 38, 32, 9, 'ruby') +
    p('M44 28 60 19V46L44 37Z', 'ruby') +
    c(23, 32, 9, '#fff') +
    p('M20 27 29 32 20 37Z', '#c9122e') +
    r(9, 19, 26, 5, 2.5, '#fff', 'opacity=".35"'),
  crash: g('translate(2 2) scale(.3)', motifNamed('rocket').draw()),
  table: g('translate(2 4) scale(.3)', motifNamed('cards').draw()),
  bingo: `${c(32, 32, 27, 'sapphire') + c(32, 32, 16, '#fff')}${letters('wide', '75', { x: 32, y: 39, size: 19, anchor: 'middle' }, 'fill="#123"')}${p('M14 22Q20 9 34 9Q22 15 18 26Z', '#fff', 'opacity=".7"')}`,
  sports: g('translate(1 4) scale(.3)', motifNamed('football').draw()),
  bonus:
    r(8, 28, 48, 32, 5, 'ruby') +
    r(5, 20, 54, 12, 4, 'ruby') +
    r(27, 20, 10, 40, 0, 'gold') +
    line('M32 20C14 20 14 4 24 6S32 20 32 20S32 8 40 6S50 20 32 20', '#ffd34d', 5) +
    r(8, 23, 18, 4, 2, '#fff', 'opacity=".4"'),
  new:
    p('M32 4 40 22 60 24 45 37 50 57 32 46 14 57 19 37 4 24 24 22Z', 'gold') +
    p('M32 4 40 22 60 24 32 32Z', '#fff', 'opacity=".45"') +
    p('M54 44l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z', '#fff'),
};

/** 64x64; undefined for an unknown category. */
export function drawCategoryIcon(id: string): string | undefined {
  const body = ownEntry(icons, id);
  return body === undefined ? undefined : svgDocument(64, 64, `i${hashText(id).toString(36)}`, body);
}
