import { ownEntry } from '../own-entry.ts';
import { andeanAnimals } from './andean-animals.ts';
import { charms } from './charms.ts';
import { chile } from './chile.ts';
import { classic } from './classic.ts';
import { flight } from './flight.ts';
import { masks } from './masks.ts';
import type { Motif } from './motif.ts';
import { myth } from './myth.ts';
import { numberGames } from './number-games.ts';
import { sea } from './sea.ts';
import { sport } from './sport.ts';
import { tableGames } from './table-games.ts';
import { treasure } from './treasure.ts';
import { wildAnimals } from './wild-animals.ts';

const motifs = {
  ...chile,
  ...andeanAnimals,
  ...wildAnimals,
  ...sea,
  ...myth,
  ...masks,
  ...treasure,
  ...classic,
  ...charms,
  ...tableGames,
  ...numberGames,
  ...sport,
  ...flight,
};

export type MotifName = keyof typeof motifs;

const known: Readonly<Record<string, Motif>> = motifs;

export const motifNames: readonly string[] = Object.keys(motifs);

/** The copihue for an unknown name. */
export function motifNamed(name: string): Motif {
  return ownEntry(known, name) ?? motifs.copihue;
}
