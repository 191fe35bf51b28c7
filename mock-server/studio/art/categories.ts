import { drawings } from '../generated/drawings.ts';
import { aura, liftFilter } from './lift.ts';
import { motifNamed, withImages } from './motifs.ts';
import { ownEntry } from './own-entry.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { drawScene } from './scenes.ts';
import { hashText } from './seeded-random.ts';
import { g, linear, place, r, svgDocument } from './svg.ts';

/** From back to front. The lower left stays free for the app's text. */
type Subject = readonly [motif: string, x: number, y: number, scale: number, turn: number];

const tile = (
  palette: PaletteName,
  scene: keyof typeof drawings.wideScenes,
  ...cast: readonly Subject[]
) => ({
  palette: palettes[palette],
  scene,
  cast,
});

const tiles: Readonly<Record<string, ReturnType<typeof tile>>> = {
  hot: tile('ember', 'blaze', ['seven', 230, 100, 0.95, 6], ['chili', 140, 84, 0.6, -10]),
  slots: tile('sunset', 'rays', ['copihue', 136, 84, 0.6, 8], ['reels', 236, 104, 0.96, 0]),
  live: tile(
    'jade',
    'felt',
    ['cards', 148, 84, 0.66, -8],
    ['roulette', 246, 106, 0.98, 0],
    ['chips', 172, 150, 0.42, 0],
  ),
  crash: tile('midnight', 'grid', ['mines', 122, 74, 0.4, -10], ['rocket', 240, 104, 0.92, 0]),
  table: tile('ocean', 'felt', ['chips', 140, 90, 0.62, 0], ['dice', 244, 106, 0.92, 0]),
  bingo: tile('rose', 'stage', ['bingo', 150, 86, 0.56, -6], ['keno', 246, 106, 0.86, 0]),
  sports: tile('midnight', 'stadium', ['trophy', 146, 86, 0.64, -6], ['football', 246, 106, 0.9, 0]),
  bonus: tile('violet', 'rays', ['coins', 142, 92, 0.6, 0], ['chest', 242, 106, 0.92, 0]),
  new: tile('plum', 'space', ['ufo', 138, 80, 0.54, -8], ['astronaut', 244, 104, 0.92, 6]),
};

/** 342x220, without words: the app draws the title over it (LOB-02). */
export function drawCategoryTile(id: string): string | undefined {
  const look = ownEntry(tiles, id);
  if (look === undefined) return undefined;
  const { palette } = look;
  const cast = look.cast.map(([motif, x, y, scale, turn]) =>
    place(motifNamed(motif).drawing, x, y, scale, turn),
  );
  // Two drawings may use the same ids, so each gets its own prefix.
  const apart = cast.map((drawing, index) =>
    drawing.replaceAll(' id="', ` id="t${index}`).replaceAll('href="#', `href="#t${index}`),
  );
  const body =
    g('translate(-128 0)', drawScene(look.scene, 740, 220, palette)) +
    aura(palette, 240, 104, 150, 0.5) +
    liftFilter(palette) +
    g('', apart.join(''), 'filter="url(#lift)"') +
    linear(
      'veil',
      'x1="0" y1="1" x2=".7" y2="0"',
      [0, palette.dark, 0.92],
      [0.3, palette.dark, 0.5],
      [0.52, palette.dark, 0],
    ) +
    r(0, 0, 342, 220, 0, 'url(#veil)') +
    drawings.props.tileGlints;
  return svgDocument(342, 220, `t${hashText(id).toString(36)}`, body);
}

/** 64x64; undefined for an unknown category. */
export function drawCategoryIcon(id: string): string | undefined {
  const body = ownEntry<string>(drawings.icons, id);
  return body && svgDocument(64, 64, `i${hashText(id).toString(36)}`, withImages(body));
}
