import { houseAccounts, playerAccount, post, transfer } from '../world/core/ledger.ts';
import type { World } from '../world/core/world.ts';
import { hashWithSalt } from '../world/players/passwords.ts';
import { addPlayer } from '../world/players/players.ts';
import { type Minor, toMinor } from '../world/tables/money.ts';

const player = (country: string, username: string, balance: number, phone: string | null = username) => ({
  country,
  username,
  password: 'Copihue2026',
  phone,
  balance: toMinor(balance),
});

/** The first player is the one in the address that `npm start` prints. */
export const seedPlayers = [
  player('CL', '912345678', 25_000),
  player('CL', '987654321', 0, null),
  // One player of each East African market: their phones begin with 09 and 07 (DEP-02).
  player('ET', '911234567', 2500),
  player('KE', '712345678', 2500),
] as const;

function giveCash(world: World, playerId: string, amount: Minor): void {
  if (amount === 0) return;
  const entries = transfer(houseAccounts.house, playerAccount(playerId, 'cash'), amount);
  post(world, 'opening balance', playerId, entries);
}

export function seedWorld(world: World): void {
  for (const { balance, password, ...player } of seedPlayers) {
    const { id } = addPlayer(world, { ...player, password: hashWithSalt('copihue', password) });
    giveCash(world, id, balance);
  }
}
