import type { CoverSubject } from '../art/cover.ts';
import { paletteNamed } from '../art/palettes.ts';
import { hashText } from '../art/seeded-random.ts';
import type { PlayedGame } from '../kit/chance/engine.ts';

export interface ShownGame extends PlayedGame, Pick<CoverSubject, 'id' | 'motif' | 'palette' | 'scene'> {
  readonly cover: string;
}

const dear = 'crown diamonds chest coins phoenix volcano condor puma'.split(' ');
const cheap = 'seven bell clover cherries horseshoe chili candy grapes'.split(' ');

function someOf(pool: readonly string[], count: number, without: string, salt: string): string[] {
  return pool
    .filter((name) => name !== without)
    .sort((one, other) => hashText(`${salt} ${one}`) - hashText(`${salt} ${other}`))
    .slice(0, count);
}

/** Eight symbols, most valuable first: the subject of the cover, then three valuable and four plain ones. */
export function symbolsOf(game: ShownGame): readonly string[] {
  return [game.motif, ...someOf(dear, 3, game.motif, game.id), ...someOf(cheap, 4, game.motif, game.id)];
}

export function skinStyle(game: ShownGame): string {
  const { sky, land, glow, dark } = paletteNamed(game.palette);
  const depths = (name: string, colours: readonly string[]) =>
    colours.map((colour, at) => `${name}-${at}:${colour}`);
  const all = [...depths('sky', sky), ...depths('land', land), `glow:${glow}`, `dark:${dark}`];
  return `:root{${all.map((colour) => `--${colour}`).join(';')}}`;
}
