import { balanceOf, owedBy, type PlayerPocket, playerAccount } from './ledger.ts';
import type { World } from './world.ts';

export function playerBalance(world: World, playerId: string) {
  const pocket = (name: PlayerPocket) => balanceOf(world, playerAccount(playerId, name));
  const cash = pocket('cash');
  const bonus = pocket('bonus');
  // A bonus is wagered in its own pocket, so all of the cash can be withdrawn.
  return { total: cash + bonus, cash, bonus, withdrawable: cash, owed: owedBy(world, playerId) };
}
