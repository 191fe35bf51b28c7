import { ownEntry } from './own-entry.ts';
import { repaint } from './svg.ts';

/** Colour family; a subject never stands on a scene of its own family. */
export type Hue = 'red' | 'gold' | 'green' | 'blue' | 'violet' | 'pink' | 'neutral';

/** Sky from zenith to horizon, three depths of land, and the glow behind the subject. */
export interface Palette {
  readonly hue: Hue;
  readonly sky: readonly [string, string, string];
  readonly land: readonly [string, string, string];
  readonly glow: string;
  readonly dark: string;
}

function palette(hue: Hue, sky: string, land: string, glow: string, dark: string): Palette {
  const [zenith = '', middle = '', horizon = ''] = sky.split(' ');
  const [far = '', mid = '', near = ''] = land.split(' ');
  return { hue, sky: [zenith, middle, horizon], land: [far, mid, near], glow, dark };
}

export const palettes = {
  ember: palette('red', '#2b0512 #a3152b #ff7a3c', '#8c1730 #5a0c24 #2a0513', '#ffd79a', '#1c020b'),
  midnight: palette('blue', '#050826 #1a2d88 #5f86ff', '#23388f #141f5c #0a0f33', '#bcd4ff', '#04061c'),
  jade: palette('green', '#01201b #06684f #3fdc9f', '#0b6b52 #064636 #02241d', '#d2ffe3', '#01160f'),
  violet: palette('violet', '#16042f #5b1aa6 #d766ff', '#59209a #37106a #1a063a', '#f6d2ff', '#0f0222'),
  sunset: palette('pink', '#2a0b45 #c43a72 #ffb964', '#8a2a6b #571a56 #280c33', '#fff0b8', '#1c0630'),
  bullion: palette('gold', '#3b1c02 #c07c1c #ffe79a', '#9a5a12 #633409 #331803', '#fffbd6', '#241000'),
  ocean: palette('blue', '#02182f #0a6cae #63e6ff', '#0d6f9f #07476f #032640', '#d6fbff', '#011426'),
  rose: palette('pink', '#3c0527 #c9217c #ffa9cd', '#9c1b66 #660f47 #330524', '#ffe3f0', '#28021a'),
  lagoon: palette('green', '#022730 #0b8f93 #a4fff0', '#0d7f86 #075760 #033139', '#e0fffa', '#021a20'),
  forest: palette('green', '#061c07 #2f701e #cdf160', '#2f661a #1b4410 #0b2307', '#f2ffc0', '#041204'),
  ice: palette('blue', '#0c2747 #4f93cf #effaff', '#6ba2d4 #3c6da6 #1b3d6b', '#ffffff', '#081a33'),
  copper: palette('gold', '#2a0f06 #a8541f #ffc893', '#8a431a #572710 #2b1206', '#ffe7c7', '#1d0a04'),
  noir: palette('neutral', '#08060d #2e2547 #8f7cc0', '#31284b #1f1932 #100c1b', '#e9dcff', '#07050b'),
  lava: palette('red', '#150203 #860f0e #ff6420', '#6d100d #400807 #1d0303', '#ffc56e', '#0f0101'),
  daylight: palette('blue', '#1257c4 #48abff #dff6ff', '#4aa65a #2c7d44 #16502d', '#ffffff', '#0a2d66'),
  plum: palette('violet', '#210a2a #702064 #ff7796', '#66205c #43133f #220a22', '#ffd9df', '#16051b'),
} as const;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes).filter((name): name is PaletteName => name in palettes);

export function paletteNamed(name: string): Palette {
  return ownEntry<Palette>(palettes, name) ?? palettes.ember;
}

const coloursOf = ({ glow, dark, sky, land }: Palette) => [glow, dark, ...sky, ...land];

/** Scenes and frames are drawn in the light of midnight. */
export const inLight = (drawing: string, palette: Palette): string =>
  repaint(drawing, coloursOf(palettes.midnight), coloursOf(palette));
