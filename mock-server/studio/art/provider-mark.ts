import { letters } from './letters.ts';
import { hashText } from './seeded-random.ts';
import { c, linear, p, r, svgDocument } from './svg.ts';

export interface ProviderSubject {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly [string, string];
}

const signs = [
  p('M6 34 20 8 34 34Z', '#fff'),
  c(20, 20, 13, '#fff') + c(26, 16, 10, '#170f1f'),
  p('M20 6 34 20 20 34 6 20Z', '#fff'),
  p('M8 8H32V16H24V34H16V16H8Z', '#fff'),
  p('M6 24q7-12 14 0t14 0v10H6Z', '#fff') + c(27, 11, 5, '#fff'),
  p('M20 4l5 11 11 1-8 8 2 12-10-6-10 6 2-12-8-8 11-1Z', '#fff'),
];

export function drawProviderMark(provider: ProviderSubject): string {
  const [from, to] = provider.colours;
  const sign = signs[hashText(provider.id) % signs.length] ?? '';
  const body =
    linear('tint', 'y2="1"', from, to) +
    r(6, 8, 40, 40, 10, 'url(#tint)') +
    `<g transform="translate(6 8)" opacity=".92">${sign}</g>` +
    letters('plain', provider.name, { x: 58, y: 36, size: 22, atMost: 156 }, `fill="${from}"`);
  return svgDocument(220, 56, `p${hashText(provider.id).toString(36)}`, body);
}
