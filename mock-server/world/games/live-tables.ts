import type { World } from '../core/world.ts';
import { folded, type SeedGame } from '../tables/catalogue.ts';
import { livePeople } from './live-people.ts';
import { livePlanOf } from './live-rounds.ts';

const NAMES = (
  'Camila Matías Antonia Benjamín Javiera Vicente Catalina Tomás Fernanda Ignacio Rayén Diego Valentina Joaquín ' +
  'Isidora Cristóbal Constanza Lautaro Magdalena Gaspar'
).split(' ');

/** Invented presenters by the name of their portrait (studio/art/presenter.ts): theirs without accents. */
export const presenters: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name) => [folded(name), name]),
);

const SHIFT_MS = 2 * 60 * 60_000;

export interface LiveTable {
  presenter: string;
  players: number;
  virtualPlayers: number;
  seats?: number;
}

/** Name of the portrait of the present presenter; undefined for a game without a presenter. */
export function presenterOf(world: World, { id }: SeedGame): string | undefined {
  const place = world.catalogue.tablePlaces.get(id);
  if (place === undefined) return undefined;
  const names = Object.keys(presenters);
  return names[(place + Math.floor(world.now() / SHIFT_MS)) % names.length] ?? '';
}

/**
 * Undefined for a game without a presenter. Presenters rotate by the clock, so that nobody is at two tables at once.
 */
export function liveTableOf(world: World, game: SeedGame, country: string): LiveTable | undefined {
  const presenter = presenterOf(world, game);
  if (presenter === undefined) return undefined;
  const people = livePeople(world, game, country);
  const virtualPlayers = people.filter(({ playerId }) => playerId === null).length;
  const seats = livePlanOf(world, game)?.seats;
  return { presenter, players: people.length, virtualPlayers, ...(seats === undefined ? {} : { seats }) };
}
