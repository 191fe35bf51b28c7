import { drawings } from '../generated/drawings.ts';
import { letters } from './letters.ts';
import { hashText } from './seeded-random.ts';
import { linear, r, svgDocument } from './svg.ts';

export interface ProviderSubject {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly [string, string];
}

const signs = Object.values(drawings.marks);

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
