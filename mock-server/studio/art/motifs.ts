import { drawings, motifLooks } from '../generated/drawings.ts';
import { ownEntry } from './own-entry.ts';
import type { Hue } from './palettes.ts';
import type { SceneName } from './scenes.ts';

/** A subject in a 200x200 box. Its file says its own main hue and the scenes it belongs in. */
interface Motif {
  readonly hue: Hue;
  readonly scenes: readonly SceneName[];
}

export type MotifName = keyof typeof motifLooks;

const looks: Readonly<Record<MotifName, Motif>> = motifLooks;
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = drawings;

/** Draws what the file of a drawing shows as an image: a browser loads no image inside an image. */
export const withImages = (drawing: string): string =>
  drawing.replaceAll(/<image href="..\/(\w+)\/(\w+).svg"[^>]+>/g, (_image, folder: string, name: string) =>
    withImages(files[folder]?.[name] ?? ''),
  );

export const motifNames: readonly string[] = Object.keys(looks);

/** The copihue for an unknown name. */
export function motifNamed(name: string): Motif & { readonly drawing: string } {
  const drawing = ownEntry<string>(drawings.motifs, name) ?? drawings.motifs.copihue;
  return { ...(ownEntry<Motif>(looks, name) ?? looks.copihue), drawing: withImages(drawing) };
}
