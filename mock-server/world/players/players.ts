import type { World } from '../core/world.ts';
import type { PasswordHash, Player } from '../tables/rows.ts';

export interface NewPlayer {
  country: string;
  username: string;
  password: PasswordHash;
  phone: string | null;
  terms?: Player['terms'];
  origin?: Player['origin'];
}

function usernameKey(country: string, username: string): string {
  return `${country}:${username.replace(/^0+/, '')}`;
}

/** Leading zeros of the username do not matter. */
export function findPlayer(world: World, country: string, username: string): Player | undefined {
  const id = world.state.usernames.get(usernameKey(country, username));
  return id === undefined ? undefined : world.state.players.get(id);
}

export function findPlayerByPhone(world: World, country: string, phone: string): Player | undefined {
  const bare = phone.replace(/^0+/, '');
  return [...world.state.players.values()].find(
    (player) => player.country === country && player.phone === bare,
  );
}

/** @throws when no player has the id, which is a bug: ids come from the world itself */
export function playerById(world: World, id: string): Player {
  const player = world.state.players.get(id);
  if (!player) throw new Error(`No player ${id}.`);
  return player;
}

/** The caller has checked that the username is free. */
export function addPlayer(
  world: World,
  { country, username, password, phone, terms, origin = {} }: NewPlayer,
): Player {
  world.state.counters.player += 1;
  const player: Player = {
    id: `P${String(world.state.counters.player).padStart(6, '0')}`,
    country,
    username: username.replace(/^0+/, ''),
    password,
    phone: phone === null ? null : phone.replace(/^0+/, ''),
    registeredAt: world.now(),
    ...(terms && { terms }),
    origin,
  };
  world.state.players.set(player.id, player);
  world.state.usernames.set(usernameKey(country, username), player.id);
  return player;
}
