import type { World } from '../core/world.ts';
import type { Player } from '../tables/rows.ts';

type NewPlayer = Pick<Player, 'country' | 'username' | 'password' | 'phone' | 'terms'> &
  Partial<Pick<Player, 'origin'>>;

/** Leading zeros of a number do not matter. */
export const bareNumber = (phone: string): string => phone.replace(/^0+/, '');

const finder = (of: 'username' | 'phone') => (world: World, country: string, phone: string) =>
  [...world.state.players.values()].find(
    (player) => player.country === country && player[of] === bareNumber(phone),
  );

export const findPlayer = finder('username');
export const findPlayerByPhone = finder('phone');

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
    username: bareNumber(username),
    password,
    phone: phone === null ? null : bareNumber(phone),
    registeredAt: world.now(),
    ...(terms && { terms }),
    origin,
  };
  world.state.players.set(player.id, player);
  return player;
}
