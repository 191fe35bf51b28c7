import type { Hue } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';

/** A subject drawn in a 200x200 box, with the scenes it belongs in and its own main hue. */
export interface Motif {
  readonly hue: Hue;
  readonly scenes: readonly SceneName[];
  readonly draw: () => string;
}
