import { motifNamed } from '../motifs.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { g } from '../svg.ts';
import { glints } from './banner-props.ts';

/** One banner composition: its light, place and lettering, and the drawings of its right half, in 702x316. */
export interface BannerHero {
  readonly palette: PaletteName;
  readonly scene: SceneName;
  readonly lettering: 'gold' | 'fire' | 'frost' | 'ivory' | 'silver' | 'copper';
  /** `back` stands on the scene without a shadow; `front` is lifted off it. */
  readonly back?: (random: SeededRandom) => string;
  readonly front: (random: SeededRandom) => string;
  readonly sparks: string;
  /** The one drawing of 200x200 for small places. */
  readonly emblem: string;
}

export function drawHero({ back, front, sparks }: BannerHero, random: SeededRandom): string {
  const behind = back?.(random) ?? '';
  return behind + g('', front(random), 'filter="url(#lift)"') + glints(sparks);
}

export function motif(name: string): string {
  return motifNamed(name).drawing;
}
