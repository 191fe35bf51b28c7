import { drawings } from '../generated/drawings.ts';
import { withImages } from './motifs.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { svgDocument } from './svg.ts';

/** 64x64; undefined for an unknown category. */
export function drawCategoryIcon(id: string): string | undefined {
  const body = ownEntry<string>(drawings.icons, id);
  return body && svgDocument(64, 64, `i${hashText(id).toString(36)}`, withImages(body));
}
