import type { OperationId } from '../../mock-server/generated/operations.ts';
import type { Visit } from './visit.ts';
import { account } from './visits/account.ts';
import { games } from './visits/games.ts';
import { money } from './visits/money.ts';
import { screens } from './visits/screens.ts';

/** Every call of the contract, each in a situation in which a player causes it. */
export const visits: readonly Visit[] = [...screens, ...games, ...account, ...money];

/** The visit of a call. */
export function visitOf(call: OperationId): Visit {
  const visit = visits.find(({ calls }) => calls.includes(call));
  if (!visit) throw new Error(`No visit causes ${call}: add it to tests/faults/visits.`);
  return visit;
}
