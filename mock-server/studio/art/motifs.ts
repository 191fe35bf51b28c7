import { drawings } from '../generated/drawings.ts';
import { ownEntry } from './own-entry.ts';
import type { Hue } from './palettes.ts';
import type { SceneName } from './scenes/scenes.ts';
import { place } from './svg.ts';

/** A subject drawn in a 200x200 box, with the scenes it belongs in and its own main hue. */
interface Motif {
  readonly hue: Hue;
  readonly scenes: readonly SceneName[];
}

const of = (hue: Hue, ...scenes: readonly SceneName[]): Motif => ({ hue, scenes });

const motifs = {
  copihue: of('red', 'jungle', 'mountains', 'rays', 'meadow', 'stage'),
  moai: of('neutral', 'sea', 'desert', 'temple', 'storm'),
  volcano: of('red', 'mountains', 'blaze', 'storm', 'jungle'),
  copperIngot: of('gold', 'cave', 'desert', 'rays', 'blaze'),
  grapes: of('violet', 'meadow', 'mountains', 'jungle', 'stage'),
  guitar: of('gold', 'stage', 'city', 'desert', 'rays'),
  condor: of('neutral', 'mountains', 'storm', 'desert', 'rays'),
  llama: of('neutral', 'mountains', 'meadow', 'desert', 'rays'),
  puma: of('gold', 'mountains', 'cave', 'blaze', 'jungle'),
  pudu: of('gold', 'jungle', 'meadow', 'mountains', 'rays'),
  penguin: of('neutral', 'mountains', 'sea', 'rays', 'stage'),
  wolf: of('neutral', 'mountains', 'storm', 'jungle', 'cave'),
  bull: of('neutral', 'desert', 'blaze', 'stadium', 'storm'),
  horse: of('gold', 'stadium', 'mountains', 'desert', 'meadow'),
  bee: of('gold', 'meadow', 'jungle', 'rays'),
  owl: of('gold', 'jungle', 'temple', 'storm', 'cave'),
  fish: of('red', 'reef', 'sea'),
  whale: of('blue', 'sea', 'reef', 'space'),
  pirateShip: of('gold', 'sea', 'storm', 'blaze'),
  lighthouse: of('red', 'sea', 'storm', 'mountains'),
  anchor: of('gold', 'sea', 'reef', 'storm', 'rays'),
  dragon: of('green', 'temple', 'cave', 'blaze', 'storm'),
  phoenix: of('red', 'blaze', 'temple', 'storm', 'mountains'),
  aztec: of('gold', 'temple', 'jungle', 'cave'),
  pharaoh: of('gold', 'temple', 'desert', 'cave'),
  samurai: of('red', 'temple', 'mountains', 'blaze', 'storm'),
  viking: of('neutral', 'sea', 'storm', 'mountains'),
  diablada: of('red', 'desert', 'stage', 'blaze', 'rays'),
  chest: of('gold', 'reef', 'cave', 'sea', 'jungle'),
  crown: of('gold', 'stage', 'temple', 'rays', 'mountains'),
  diamonds: of('blue', 'cave', 'rays', 'space', 'stage'),
  coins: of('gold', 'rays', 'stage', 'cave', 'temple'),
  book: of('neutral', 'temple', 'cave', 'desert', 'jungle'),
  mineCart: of('neutral', 'cave', 'desert', 'blaze', 'mountains'),
  seven: of('red', 'rays', 'stage', 'blaze', 'grid', 'city'),
  cherries: of('red', 'rays', 'meadow', 'stage', 'grid'),
  reels: of('red', 'rays', 'city', 'stage', 'grid'),
  candy: of('pink', 'meadow', 'rays', 'space'),
  chili: of('red', 'desert', 'blaze', 'rays', 'city'),
  clover: of('green', 'rays', 'meadow', 'mountains', 'stage'),
  bell: of('gold', 'rays', 'stage', 'city', 'mountains'),
  horseshoe: of('gold', 'meadow', 'rays', 'desert', 'stadium'),
  dice: of('red', 'felt', 'city', 'rays', 'grid'),
  roulette: of('red', 'felt', 'stage', 'city', 'rays'),
  cards: of('neutral', 'felt', 'stage', 'city', 'rays'),
  chips: of('neutral', 'felt', 'city', 'rays'),
  wheel: of('neutral', 'stage', 'rays', 'city', 'grid'),
  baccarat: of('red', 'felt', 'stage', 'temple'),
  keno: of('neutral', 'stage', 'rays', 'space', 'grid'),
  bingo: of('neutral', 'stage', 'rays', 'meadow', 'city'),
  plinko: of('violet', 'grid', 'rays', 'space', 'city'),
  mines: of('violet', 'grid', 'cave', 'blaze', 'space'),
  scratch: of('red', 'rays', 'city', 'meadow', 'stage'),
  football: of('neutral', 'stadium', 'city', 'blaze'),
  trophy: of('gold', 'stadium', 'rays', 'stage'),
  racer: of('red', 'city', 'grid', 'desert', 'stadium'),
  footballWheel: of('neutral', 'stadium', 'city', 'blaze'),
  trophyWheel: of('gold', 'stadium', 'rays', 'stage'),
  boxingWheel: of('red', 'stadium', 'rays', 'stage'),
  basketballWheel: of('red', 'city', 'stage', 'rays', 'stadium'),
  tennisWheel: of('red', 'stadium', 'meadow', 'rays'),
  rocket: of('red', 'space', 'grid', 'storm', 'mountains'),
  plane: of('red', 'mountains', 'meadow', 'grid', 'city'),
  astronaut: of('neutral', 'space', 'grid', 'rays'),
  ufo: of('green', 'space', 'desert', 'city', 'grid'),
  balloon: of('red', 'mountains', 'meadow', 'sea', 'desert'),
  train: of('neutral', 'mountains', 'desert', 'storm', 'city'),
};

export type MotifName = keyof typeof motifs;

const wheelHubs: Readonly<Record<string, string>> = {
  footballWheel: drawings.motifs.football,
  trophyWheel: drawings.motifs.trophy,
  boxingWheel: drawings.props.boxing,
  basketballWheel: drawings.props.basketball,
  tennisWheel: drawings.props.tennis,
};

function drawingOf(name: string): string {
  const hub = ownEntry(wheelHubs, name);
  if (hub !== undefined)
    return drawings.props.prizeWheel + place(hub, 100, 106, 0.48) + drawings.props.pointer;
  return ownEntry(drawings.motifs, name) ?? drawings.motifs.copihue;
}

export const motifNames: readonly string[] = Object.keys(motifs);

/** The copihue for an unknown name. */
export function motifNamed(name: string): Motif & { readonly drawing: string } {
  return { ...(ownEntry<Motif>(motifs, name) ?? motifs.copihue), drawing: drawingOf(name) };
}
