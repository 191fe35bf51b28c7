import { randomAt } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';

/** Who presents live tables, by the name of their portrait (studio/art/presenter.ts). Invented people. */
export const presenters: Readonly<Record<string, string>> = {
  camila: 'Camila',
  matias: 'Matías',
  antonia: 'Antonia',
  benjamin: 'Benjamín',
  javiera: 'Javiera',
  vicente: 'Vicente',
  catalina: 'Catalina',
  tomas: 'Tomás',
  fernanda: 'Fernanda',
  ignacio: 'Ignacio',
  rayen: 'Rayén',
  diego: 'Diego',
  valentina: 'Valentina',
  joaquin: 'Joaquín',
  isidora: 'Isidora',
  cristobal: 'Cristóbal',
  constanza: 'Constanza',
  lautaro: 'Lautaro',
  magdalena: 'Magdalena',
  gaspar: 'Gaspar',
};

/** A presenter stays at a table for this long, then goes on to the next one. */
const SHIFT_MS = 2 * 60 * 60_000;
/** How long the others at a table stay as they are. */
const STAY_MS = 40_000;
/** Whoever did nothing at a table for this long has left it. */
const AWAY_MS = 5 * 60_000;
/** Places of the tables that have them; any number can play at the others. */
const SEATS: Readonly<Partial<Record<SeedGame['engine'], number>>> = { blackjack: 7, cards: 7 };
const MOST_WITHOUT_SEATS = 180;

export interface LiveTable {
  /** Key of `presenters`. */
  presenter: string;
  players: number;
  seats?: number;
}

/** Players of this world who sit at a table now. */
function ownPlayers({ state, now }: World, gameId: string): number {
  const since = now() - AWAY_MS;
  const here = [...state.gameSeats.values()].filter((seat) => seat.gameId === gameId && seat.usedAt > since);
  return new Set(here.map(({ playerId }) => playerId)).size;
}

/**
 * The live table of a game at this moment; undefined for a game without a presenter. Presenters go round by the clock, so
 * that nobody is at two tables at once; invented players come and go, and always leave a place for whoever opens the game.
 */
export function liveTableOf(world: World, { id, engine }: SeedGame): LiveTable | undefined {
  const place = world.catalogue.tablePlaces.get(id);
  if (place === undefined) return undefined;
  const names = Object.keys(presenters);
  const presenter = names[(place + Math.floor(world.now() / SHIFT_MS)) % names.length] ?? '';
  const own = ownPlayers(world, id);
  const seats = SEATS[engine];
  const chance = randomAt(id, Math.floor(world.now() / STAY_MS));
  if (seats === undefined) return { presenter, players: 6 + Math.floor(chance * MOST_WITHOUT_SEATS) + own };
  const others = Math.min(1 + Math.floor(chance * (seats - 1)), Math.max(0, seats - 1 - own));
  return { presenter, players: Math.min(seats, others + own), seats };
}
