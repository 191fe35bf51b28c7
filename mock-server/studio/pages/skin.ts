import { paletteNamed } from '../art/palettes.ts';
import { hashText } from '../art/seeded-random.ts';
import type { PlayedGame } from '../kit/chance/engine.ts';

export interface ShownGame extends PlayedGame {
  readonly id: string;
  readonly motif: string;
  readonly palette: string;
  readonly scene: string;
  readonly cover: string;
}

const dear = 'crown diamonds chest coins phoenix volcano condor puma'.split(' ');
const cheap = 'seven bell clover cherries horseshoe chili candy grapes'.split(' ');

function someOf(pool: readonly string[], count: number, without: string, salt: string): string[] {
  return pool
    .filter((name) => name !== without)
    .map((name) => ({ name, place: hashText(`${salt} ${name}`) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Eight symbols, most valuable first: the subject of the cover, then three valuable and four plain ones. */
export function symbolsOf(game: ShownGame): readonly string[] {
  return [game.motif, ...someOf(dear, 3, game.motif, game.id), ...someOf(cheap, 4, game.motif, game.id)];
}

export function skinStyle(game: ShownGame): string {
  const { sky, land, glow, dark } = paletteNamed(game.palette);
  const colours = {
    'sky-0': sky[0],
    'sky-1': sky[1],
    'sky-2': sky[2],
    'land-0': land[0],
    'land-1': land[1],
    'land-2': land[2],
    glow,
    dark,
  };
  return `:root{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`;
}
