import { houseAccounts, playerAccount, post, transfer } from '../world/core/ledger.ts';
import type { World } from '../world/core/world.ts';
import { hashWithSalt } from '../world/players/passwords.ts';
import { addPlayer } from '../world/players/players.ts';
import { type Minor, toMinor } from '../world/tables/money.ts';

/** The first player is the one in the address that `npm start` prints. */
export const seedPlayers = [
  {
    country: 'CL',
    username: '912345678',
    password: 'Copihue2026',
    phone: '912345678',
    balance: toMinor(25_000),
  },
  { country: 'CL', username: '987654321', password: 'Copihue2026', phone: null, balance: toMinor(0) },
  // One player of each East African market: their phones begin with 09 and 07 (DEP-02).
  {
    country: 'ET',
    username: '911234567',
    password: 'Copihue2026',
    phone: '911234567',
    balance: toMinor(2500),
  },
  {
    country: 'KE',
    username: '712345678',
    password: 'Copihue2026',
    phone: '712345678',
    balance: toMinor(2500),
  },
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
