import { randomAt } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';

/** Invented people who present live tables, by the name of their portrait (studio/art/presenter.ts). */
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

const SHIFT_MS = 2 * 60 * 60_000;
const STAY_MS = 40_000;
const AWAY_MS = 5 * 60_000;
/** Places of the tables that limit them; any number can play at the others. */
const SEATS: Readonly<Partial<Record<SeedGame['engine'], number>>> = { blackjack: 7, cards: 7 };
const MOST_WITHOUT_SEATS = 180;

export interface LiveTable {
  presenter: string;
  players: number;
  seats?: number;
}

function ownPlayers({ state, now }: World, gameId: string): number {
  const since = now() - AWAY_MS;
  const here = [...state.gameSeats.values()].filter((seat) => seat.gameId === gameId && seat.usedAt > since);
  return new Set(here.map(({ playerId }) => playerId)).size;
}

/**
 * The live table of a game now; undefined for a game without a presenter. Presenters rotate by the clock, so that
 * nobody is at two tables at once. Invented players always leave a place for whoever opens the game.
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
