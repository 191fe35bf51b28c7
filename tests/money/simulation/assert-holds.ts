import { playerBalance } from '../../../mock-server/world/core/balance.ts';
import { assertBalanced } from '../../../mock-server/world/core/ledger.ts';
import { toMajor } from '../../../mock-server/world/tables/money.ts';
import { isFinal } from '../../../mock-server/world/tables/recharge-rows.ts';
import { PLAYER, type Scene } from './scene.ts';
import type { SentIntents } from './sent-intents.ts';

/** No flow rests in one of these steps. */
const PASSING = ['loading', 'sending', 'checking', 'starting', 'checking-payment', 'sending-code'];

/**
 * Invariants of a scene at rest.
 * @throws naming a broken one
 */
export function assertHolds(scene: Scene): void {
  assertLedger(scene);
  const { orders, withdrawals } = scene.world.state;
  assertOrders('deposit', [...orders.values()], scene.deposits);
  assertOrders('withdrawal', [...withdrawals.values()], scene.withdrawals);
  assertScreens(scene);
  assertNotices(scene);
}

function assertLedger({ world }: Scene): void {
  assertBalanced(world);
  const sum = [...world.state.accounts.values()].reduce((total, amount) => total + amount, 0);
  if (sum !== 0) throw new Error(`The ledger sums to ${sum}.`);
}

function assertOrders(
  what: string,
  orders: readonly { intentId: string | null }[],
  { wrong, issued }: SentIntents,
): void {
  if (wrong.length > 0) throw new Error(`Keys of a ${what}: ${wrong.join('; ')}.`);
  const made = orders.map(({ intentId }) => intentId ?? '');
  if (new Set(made).size !== made.length) throw new Error(`Two ${what}s of one intent.`);
  for (const id of made) if (!issued.has(id)) throw new Error(`A ${what} of no intent: ${id}.`);
}

/** The screens show the ledger's balance, and no flow hangs. */
function assertScreens({ world, tabs }: Scene): void {
  const total = toMajor(playerBalance(world, PLAYER).total);
  tabs.forEach(({ page }, index) => {
    const shown = page?.balance();
    if (shown !== total) throw new Error(`Tab ${index} shows ${shown}, the ledger has ${total}.`);
    for (const flow of [page?.deposit, page?.withdraw, page?.cancel]) {
      const step = flow?.state().step;
      if (step && PASSING.includes(step)) throw new Error(`Tab ${index} rests in ${step}.`);
    }
  });
}

/** Never two notices for an outcome, and one for every paid order. */
function assertNotices({ world, notices, paid }: Scene): void {
  for (const order of world.state.orders.values()) {
    if (!isFinal(order)) throw new Error(`${order.id} has no end.`);
    const count = notices.filter((id) => id === order.id).length;
    if (count > 1 || (count === 0 && paid.has(order.id)))
      throw new Error(`${order.id} (status ${order.status}) was announced ${count} times.`);
  }
  if (world.state.adsReports.filter(({ event }) => event === 'recharge').length > 1)
    throw new Error('More than one purchase was reported.');
}
