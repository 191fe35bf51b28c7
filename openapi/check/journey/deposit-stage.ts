import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
import { uuidFrom } from '../uuid.ts';
import { payerFor } from './accounts-for-methods.ts';
import type { Stage, Walk } from './walk.ts';

const FINAL_STATUSES = [2, 3];
const PAID = 2;

interface Payer {
  as: Caller;
  username: string;
  /** Multiple of the method's smallest amount. */
  times: number;
}

/** Pretend money may be plenty: enough for the bets that fill a pig. */
const PLENTY = 20;

/** Makes the same order twice: one intent is one order (DEP-06). */
async function order(
  walk: Walk,
  { as, times }: Payer,
  method: unknown,
  isRouted: boolean,
): Promise<string | undefined> {
  const operationId = isRouted ? 'rechargeV2CreateRechargeOrder' : 'rechargeCreateRechargeOrder';
  const body = {
    amount: Math.min(
      (numberOf(fieldOf(method, 'min')) ?? 1000) * times,
      numberOf(fieldOf(method, 'max')) ?? 1000,
    ),
    payChannel: textOf(fieldOf(method, 'payChannel')) ?? '',
    paymentMethod: textOf(fieldOf(method, 'code')) ?? '',
    ...(isRouted ? { routing: textOf(fieldOf(method, 'routing')) ?? '' } : {}),
    intentId: uuidFrom(walk.options.seed, `${operationId} ${String(fieldOf(method, 'code'))} ${as.name}`),
  };
  const first = textOf(fieldOf(await walk.ask(operationId, as, body), 'id'));
  if (first === undefined) return undefined;
  const second = textOf(fieldOf(await walk.ask(operationId, as, body, 'The same intent again'), 'id'));
  if (second !== undefined && second !== first) {
    walk.fault(operationId, {
      rule: 'one-intent',
      at: 'data.id',
      says: 'is another order for the same intentId',
    });
  }
  const found = await walk.ask(
    'rechargeOrders',
    as,
    { pageNum: 1, pageSize: 5, intentId: body.intentId },
    'The order of an intent',
  );
  const ids = listOf(fieldOf(found, 'list')).map((row) => fieldOf(row, 'id'));
  if (found !== undefined && (ids.length !== 1 || ids[0] !== first)) {
    walk.fault('rechargeOrders', {
      rule: 'filter',
      at: 'data.list',
      says: 'is not the one order of the intentId asked for',
    });
  }
  return first;
}

/** Starts the payment; with its one-time code where the method asks for one. @returns true when it is under way */
async function pay(walk: Walk, { as, username }: Payer, method: unknown, id: string): Promise<boolean> {
  const payer = payerFor(method, username, walk.options.seed);
  const body = {
    id,
    payChannel: textOf(fieldOf(method, 'payChannel')) ?? '',
    routing: textOf(fieldOf(method, 'routing')) ?? '',
    ...payer,
  };
  const step = await walk.ask('rechargePrepay', as, body);
  if (fieldOf(step, 'status') !== 'otp-required') return step !== undefined;
  const phone = payer.account !== undefined && /^[0-9]+$/.test(payer.account) ? payer.account : username;
  const otpCode = await walk.options.findCode?.(phone);
  walk.bench.secrets.learn(otpCode);
  if (otpCode === undefined) return false;
  return (
    (await walk.ask('rechargePrepay', as, { ...body, otpCode }, 'Pay with the one-time code')) !== undefined
  );
}

async function settle(walk: Walk, { as }: Payer, id: string): Promise<void> {
  const { mock, eventWaitMs } = walk.options;
  await mock?.approveOrder(id);
  const until = performance.now() + (mock ? 0 : eventWaitMs);
  for (;;) {
    const status = numberOf(fieldOf(await walk.ask('rechargeQueryPay', as, { id }), 'status'));
    if (status === PAID) walk.memory.paidOrderId ??= id;
    if (status === undefined || FINAL_STATUSES.includes(status) || performance.now() > until) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 1000));
  }
}

/** A deposit by each kind of flow the market offers: order, payment, outcome, and the lists that show it. */
export const depositStage: Stage = {
  name: 'deposit',
  calls: [
    'rechargePaymentMethods',
    'rechargeGetRecommendConfigs',
    'rechargeDepositActivity',
    'rechargeCreateRechargeOrder',
    'rechargeV2CreateRechargeOrder',
    'rechargePrepay',
    'rechargeQueryPay',
    'rechargeOrders',
    'rechargeUsc',
    'walletActivityRecords',
  ],
  async run(walk) {
    const { ask, options, player } = walk;
    const market = { country: options.country };
    const methods = listOf(await ask('rechargePaymentMethods', player, market));
    await ask('rechargeGetRecommendConfigs', player, {});
    await ask('rechargeDepositActivity', player, market);

    const flows = new Map(methods.map((method) => [fieldOf(method, 'flow'), method]));
    const payers: Payer[] = [{ as: player, username: options.player.username, times: 1 }];
    // A new account's first deposit opens the new-user reward.
    if (walk.companion && walk.companionName)
      payers.push({ as: walk.companion, username: walk.companionName, times: options.mock ? PLENTY : 1 });
    for (const [index, payer] of payers.entries()) {
      const chosen = index === 0 ? [...flows.values()] : [...flows.values()].slice(0, 1);
      for (const method of chosen) {
        const id = await order(walk, payer, method, fieldOf(method, 'flow') === 'redirect');
        if (id !== undefined && (await pay(walk, payer, method, id))) await settle(walk, payer, id);
      }
    }
    if (!options.writes) await ask('rechargePrepay', player, {});
    for (const name of ['rechargeCreateRechargeOrder', 'rechargeV2CreateRechargeOrder'] as const) {
      if (!walk.memory.bodies.has(name) && methods[0] !== undefined)
        await order(walk, { as: player, username: '', times: 1 }, methods[0], name.includes('V2'));
    }

    const page = { pageNum: 1, pageSize: 20 };
    const orders = await ask('rechargeOrders', player, page);
    const id = textOf(fieldOf(listOf(fieldOf(orders, 'list'))[0], 'id')) ?? 'R0';
    await ask('rechargeQueryPay', player, { id });
    await ask('rechargeOrders', player, { ...page, status: PAID, startDate: '2026-01-01' }, 'Paid deposits');
    await ask('rechargeUsc', player, {});
    await ask('walletActivityRecords', player, { pageNum: 1, pageSize: 50 });
  },
};
