import { motifNamed } from '../motifs/motifs.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { g } from '../svg.ts';
import { glints } from './banner-props.ts';

/** One banner composition: its light, its place, its lettering, and what stands on the right half, in 702x316. */
export interface BannerHero {
  readonly palette: PaletteName;
  readonly scene: SceneName;
  readonly lettering: 'gold' | 'fire' | 'frost' | 'ivory' | 'silver' | 'copper';
  /** Things behind, not lifted off the scene, and the lifted ones. */
  readonly back?: (random: SeededRandom) => string;
  readonly front: (random: SeededRandom) => string;
  /** Glints over everything: x, y, size. */
  readonly sparks: string;
  /** The one drawing that stands for it where there is no room for more: a motif, or a drawing of 200x200. */
  readonly emblem: string | (() => string);
}

/** What stands on the right half of a banner. */
export function drawHero({ back, front, sparks }: BannerHero, random: SeededRandom): string {
  const behind = back?.(random) ?? '';
  return behind + g('', front(random), 'filter="url(#lift)"') + glints(sparks);
}

/** The drawing of a motif by name. */
export function motif(name: string): string {
  return motifNamed(name).draw();
}
