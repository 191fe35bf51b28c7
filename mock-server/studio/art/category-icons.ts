import { drawings } from '../generated/drawings.ts';
import { motifNamed } from './motifs.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { g, svgDocument } from './svg.ts';

const icons: Readonly<Record<string, string>> = {
  ...drawings.icons,
  crash: g('translate(2 2) scale(.3)', motifNamed('rocket').drawing),
  table: g('translate(2 4) scale(.3)', motifNamed('cards').drawing),
  sports: g('translate(1 4) scale(.3)', motifNamed('football').drawing),
};

/** 64x64; undefined for an unknown category. */
export function drawCategoryIcon(id: string): string | undefined {
  const body = ownEntry(icons, id);
  return body === undefined ? undefined : svgDocument(64, 64, `i${hashText(id).toString(36)}`, body);
}
