import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf, numbersOf, rowsOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { cents } from '../laws/answer-laws.ts';
import { freshPlayer } from '../laws/fresh-player.ts';
import { wrongCode } from './expect-refusal.ts';
import { type JourneyState, type Player, type Stage, UNPAID_STATUSES } from './journey-state.ts';
import { amountOf, otherRules, payerFor, withdrawalBy } from './payers.ts';

const PAID = 2;

/** Multiple of a method's minimum: enough for the bets that fill a piggy bank. */
const PLENTY = 20;

/**
 * Sends the same order twice. One intent is one order (DEP-06, WDR-01); the laws of the call compare the answers.
 * @returns the order's id
 */
async function orderTwice(
  { send }: JourneyState,
  operationId: string,
  as: Caller,
  body: object,
): Promise<string | undefined> {
  const first = textOf(fieldOf(await send(operationId, as, body), 'id'));
  if (first !== undefined) await send(operationId, as, body, 'The same intent again');
  return first;
}

const PLAIN = 'rechargeCreateRechargeOrder';
const ROUTED = 'rechargeV2CreateRechargeOrder';

async function deposit(
  journey: JourneyState,
  operationId: typeof PLAIN | typeof ROUTED,
  as: Caller,
  method: unknown,
  times: number,
  more: object = {},
): Promise<string | undefined> {
  // New in every run, because a used intent moves no money.
  const intentId = randomUUID();
  const { routing = '', payChannel = '', code: paymentMethod = '' } = Object(method);
  const amount = amountOf(method, times);
  const terms = { amount, payChannel, paymentMethod, ...(operationId === ROUTED ? { routing } : {}) };
  const id = await orderTwice(journey, operationId, as, { ...terms, ...more, intentId });
  if (id === undefined) return undefined;
  journey.memory.owners.set(id, { player: as.name, amount });
  await journey.send('rechargeOrders', as, { pageNum: 1, pageSize: 5, intentId }, 'The order of an intent');
  return id;
}

async function pay(journey: JourneyState, as: Player, method: unknown, id: string): Promise<boolean> {
  const payer = payerFor(method, as.username, journey.options.seed);
  const { routing = '', payChannel = '' } = Object(method);
  const body = { id, payChannel, routing, ...payer };
  const step = await journey.send('rechargePrepay', as, body);
  if (fieldOf(step, 'status') !== 'otp-required') return step !== undefined;
  const phone = payer.account !== undefined && /^[0-9]+$/.test(payer.account) ? payer.account : as.username;
  const otpCode = await journey.findCode?.(phone);
  journey.context.secrets.learn(otpCode);
  if (otpCode === undefined) return false;
  await journey.refuse('rechargePrepay', 'wrong-code', as, { ...body, otpCode: wrongCode(otpCode) });
  const paid = await journey.send('rechargePrepay', as, { ...body, otpCode }, 'Pay with the one-time code');
  return paid !== undefined;
}

async function settle(
  journey: JourneyState,
  as: Caller,
  id: string,
  outcome: 'approve' | 'part',
): Promise<void> {
  const { decideOrder } = journey.control ?? {};
  await decideOrder?.(id, outcome);
  const until = performance.now() + (decideOrder ? 0 : journey.options.eventWaitMs);
  for (;;) {
    const status = numberOf(fieldOf(await journey.send('rechargeQueryPay', as, { id }), 'status'));
    if (status === PAID) journey.memory.paidOrderId ??= id;
    if (status === undefined || !UNPAID_STATUSES.includes(status) || performance.now() > until) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 1000));
  }
}

/** Decides an order and reports when cash did not move by what is due. The same decision again moves nothing. */
async function expectMoved(
  journey: JourneyState,
  { on, law, orderId }: { on: string; law: string; orderId?: string },
  decide: (mayRefuse: boolean) => Promise<void>,
  due: () => Promise<number | undefined>,
): Promise<void> {
  const { context, send, player } = journey;
  const cash = async () =>
    cents(fieldOf(await send('walletBalance', player, {}, 'Around a decision'), 'cash'));
  for (const isAgain of [false, true]) {
    const before = await cash();
    const since = new Date().toISOString();
    await decide(isAgain);
    const wanted = isAgain ? 0 : await due();
    const moved = (await cash()) - before;
    if (moved !== 0 && !isAgain) await journey.socket?.expectEvents({ since, orderId });
    if (wanted === undefined || moved === cents(wanted)) continue;
    const message = `moved by ${moved / 100}, and had to by ${wanted}${isAgain ? ' at a second decision' : ''}`;
    context.broken(on, law, 'walletBalance data.cash', message);
  }
}

/** What a bank gives back of a withdrawal: all of it, or what it did not pay. */
async function returnWithdrawals(journey: JourneyState, first: string, body: object): Promise<void> {
  const { send, player, control, context } = journey;
  const { decideWithdrawal } = control ?? {};
  if (!decideWithdrawal) return;
  for (const outcome of ['part', 'fail', 'reverse'] as const) {
    const again = { ...body, intentId: randomUUID() };
    const id =
      outcome === 'part'
        ? first
        : textOf(
            fieldOf(await send('withdrawCreate', player, again, `To a bank that says ${outcome}`), 'id'),
          );
    if (id === undefined) return;
    const rowNow = async () => {
      const list = rowsOf(await send('withdrawOrders', player, { pageSize: 999 }));
      const row = list.find((one) => fieldOf(one, 'id') === id);
      const [amount = 0, paid = 0, fee = 0] = numbersOf(row, 'amount', 'paidAmount', 'fee');
      // A bank that does not decide so has changed nothing.
      return { amount, paid, fee, isDecided: [3, 4, 5].includes(Number(fieldOf(row, 'status'))) };
    };
    const before = await rowNow();
    if (outcome === 'reverse') await decideWithdrawal(id, 'approve');
    await expectMoved(
      journey,
      { on: 'withdrawOrders', law: 'returned-comes-back' },
      (mayRefuse) => decideWithdrawal(id, outcome, mayRefuse),
      async () => {
        const { amount, paid, fee, isDecided } = await rowNow();
        const message = `is ${fee} for ${paid} of ${amount}`;
        if (outcome === 'part' && paid > 0 && fee > (before.fee * paid) / amount)
          context.broken('withdrawOrders', 'fee-of-part', 'data.list fee', message);
        return isDecided ? amount - (outcome === 'part' ? paid : 0) : undefined;
      },
    );
  }
}

/** A deposit that the bank refuses: it ends, and nothing moves. */
async function failOne(journey: JourneyState, method: unknown): Promise<void> {
  const { send, player, control } = journey;
  const id = control?.decideOrder && (await deposit(journey, PLAIN, player, method, 1));
  if (id === undefined) return;
  await send('rechargeQueryPay', player, { id }, 'A deposit that will be refused');
  const since = new Date().toISOString();
  const decide = (mayRefuse: boolean) => control?.decideOrder?.(id, 'fail', mayRefuse) ?? Promise.resolve();
  const law = { on: 'rechargeQueryPay', law: 'failed-moves-nothing', orderId: id };
  await expectMoved(journey, law, decide, async () => 0);
  await send('rechargeQueryPay', player, { id }, 'A deposit that was refused');
  await journey.socket?.expectEvents({ since, orderId: id, isMoved: false });
}

/** A player who spent a deposit before it is charged back owes the rest, and the next deposit settles it first. */
async function spendAndOwe(journey: JourneyState, method: unknown): Promise<void> {
  const { send, context, control, options } = journey;
  const { decideOrder } = control ?? {};
  const spender = decideOrder && options.writes && (await freshPlayer(journey, 'spender', 0));
  if (!spender) return;
  const held = async () => {
    const data = await send('walletBalance', spender, {}, 'What is there and what is owed');
    const [cash, owed] = ['cash', 'owed'].map((name) => cents(fieldOf(data, name) ?? 0));
    return { cash: cash ?? 0, owed: owed ?? 0 };
  };
  const pays = async () => {
    // A bonus ends when money that it holds is spent.
    const id = await deposit(journey, PLAIN, spender, method, 4, { declinesBonus: true });
    if (id === undefined || !(await pay(journey, spender, method, id))) return undefined;
    await decideOrder(id, 'approve');
    return id;
  };
  const id = await pays();
  const paid = await held();
  const amount = Math.floor(paid.cash / 100 / 4) * 2;
  const packet = { amount, shares: 2, kind: 'equal', greeting: 'Contrato', intentId: randomUUID() };
  if (id === undefined || amount <= 0) return;
  if ((await send('luckyMoneyCreate', spender, packet)) === undefined) return;
  const spent = await held();
  await decideOrder(id, 'charge-back');
  const undone = await held();
  const isSettled = (await pays()) !== undefined;
  const settled = await held();
  const worth = ({ cash, owed }: typeof paid) => cash - owed;
  const rows = [
    ['after a charge-back', worth(spent) - paid.cash, undone],
    ...(isSettled ? [['after the next deposit', worth(spent), settled] as const] : []),
  ] as const;
  for (const [when, due, is] of rows) {
    const message = `has ${is.cash / 100} and owes ${is.owed / 100} ${when}, which is not ${due / 100} together`;
    if (worth(is) !== due || is.cash < 0 || (is.cash > 0 && is.owed > 0))
      context.broken('rechargeQueryPay', 'undone-is-owed', 'walletBalance', message);
  }
}

export const depositStage: Stage = {
  calls: [
    'rechargePaymentMethods',
    'rechargeGetRecommendConfigs',
    'rechargeDepositActivity',
    PLAIN,
    ROUTED,
    'rechargePrepay',
    'rechargeQueryPay',
    'rechargeOrders',
    'rechargeUsc',
    'walletActivityRecords',
  ],
  async run(journey) {
    const { send, options, control, player, companion } = journey;
    const market = { country: options.country };
    const methods = listOf(await send('rechargePaymentMethods', player, market));
    await send('rechargeGetRecommendConfigs', player, {});
    await send('rechargeDepositActivity', player, market);

    const depositAndPay = async (
      as: Player,
      method: unknown,
      times: number,
      outcome: 'approve' | 'part' = 'approve',
    ) => {
      const operationId = fieldOf(method, 'flow') === 'redirect' ? ROUTED : PLAIN;
      const id = await deposit(journey, operationId, as, method, times);
      if (id !== undefined)
        await send('rechargeQueryPay', as, { id }, 'A deposit that waits for its payment');
      const since = new Date().toISOString();
      if (id !== undefined && (await pay(journey, as, method, id))) await settle(journey, as, id, outcome);
      // Checked before other calls move money, because their events would count too.
      if (id !== undefined && journey.memory.paidOrderId === id)
        await journey.socket?.expectEvents({ since, orderId: id });
      return id;
    };
    const oneOfEachFlow = [...new Map(methods.map((method) => [fieldOf(method, 'flow'), method])).values()];
    for (const method of oneOfEachFlow) await depositAndPay(player, method, 1);
    if (companion && oneOfEachFlow.length > 0) {
      await depositAndPay(companion, oneOfEachFlow[0], control?.decideOrder ? PLENTY : 1);
      await send('rechargeOrders', companion, { pageNum: 1, pageSize: 5 }, 'A deposit that brought a bonus');
    }
    // Only a bank can make a part payment or take money back.
    if (control?.decideOrder && oneOfEachFlow.length > 0) {
      const withFee = methods.find((method) => Number(fieldOf(method, 'feeRate')) > 0);
      await depositAndPay(player, withFee ?? oneOfEachFlow[0], 2, 'part');
      for (const outcome of ['reverse', 'charge-back'] as const) {
        const id = await depositAndPay(player, oneOfEachFlow[0], 1);
        if (id === undefined) continue;
        const { decideOrder } = control;
        await expectMoved(
          journey,
          { on: 'rechargeQueryPay', law: 'undone-is-taken-back', orderId: id },
          (mayRefuse) => decideOrder(id, outcome, mayRefuse),
          async () => {
            const order = await send('rechargeQueryPay', player, { id }, 'A deposit that was undone');
            const amount = numberOf(fieldOf(fieldOf(order, 'takenBack'), 'amount'));
            return amount === undefined ? undefined : -amount;
          },
        );
      }
    }
    if (oneOfEachFlow.length > 0) await failOne(journey, oneOfEachFlow[0]);
    if (oneOfEachFlow.length > 0) await spendAndOwe(journey, oneOfEachFlow[0]);
    if (options.writes && methods.length > 0) await deposit(journey, PLAIN, player, methods[0], 2);
    for (const operationId of [PLAIN, ROUTED] as const) {
      if (!journey.memory.bodies.has(operationId) && methods.length > 0)
        await deposit(journey, operationId, player, methods[0], 1);
    }

    const page = { pageNum: 1, pageSize: 20 };
    const orders = await send('rechargeOrders', player, page);
    const latest = textOf(fieldOf(rowsOf(orders)[0], 'id'));
    const id = journey.memory.paidOrderId ?? latest;
    if (id !== undefined) await send('rechargeQueryPay', player, { id });
    await send('rechargeOrders', player, { ...page, status: PAID, startDate: '2026-01-01' }, 'Paid deposits');
    await send('rechargeUsc', player, {});
    await send('walletActivityRecords', player, { pageNum: 1, pageSize: 50 });
  },
};

async function withdrawAndCancel({ send, player, options }: JourneyState, method: unknown): Promise<void> {
  const order = { ...withdrawalBy(method, player.username, options.seed), intentId: randomUUID() };
  const { withdrawable = 0 } = Object(await send('walletBalance', player, {}, 'Enough for another method'));
  if (Number(order.amount) > Number(withdrawable)) return;
  const cancelOrderId = textOf(
    fieldOf(await send('withdrawCreate', player, order, 'By another method'), 'id'),
  );
  if (cancelOrderId !== undefined)
    await send('withdrawCreate', player, { cancelOrderId, intentId: randomUUID() }, 'Cancelled');
}

/** One withdrawal goes to an account and is sent twice. Another goes to the stored account and is cancelled twice. */
export const withdrawStage: Stage = {
  calls: ['withdrawPaymentMethods', 'withdrawCreate', 'withdrawOrders'],
  async run(journey) {
    const { send, player, options } = journey;
    const methods = listOf(await send('withdrawPaymentMethods', player, { country: options.country }));
    const [method, ...others] = methods;
    if (method === undefined) return;
    const intentId = randomUUID();
    const withdrawal = { ...withdrawalBy(method, player.username, options.seed), intentId };
    const { amount, payChannel, paymentMethod } = withdrawal;
    const terms = { amount, payChannel, paymentMethod };
    const since = new Date().toISOString();
    const made = await orderTwice(journey, 'withdrawCreate', player, withdrawal);
    if (made !== undefined) await journey.socket?.expectEvents({ since });
    if (made !== undefined) journey.memory.withdrawal = withdrawal;
    const found = await send(
      'withdrawOrders',
      player,
      { pageNum: 1, pageSize: 5, intentId },
      'For its payee',
    );
    const payeeId = textOf(fieldOf(fieldOf(rowsOf(found)[0], 'payee'), 'id'));
    const toPayee = { ...terms, payeeId, intentId: randomUUID() };
    const again = payeeId && (await send('withdrawCreate', player, toPayee, 'To the account of before'));
    const cancelOrderId = textOf(fieldOf(again, 'id'));
    if (cancelOrderId !== undefined) {
      const cancellation = { cancelOrderId, intentId: randomUUID() };
      await orderTwice(journey, 'withdrawCreate', player, cancellation);
    }
    if (made !== undefined) await returnWithdrawals(journey, made, withdrawal);
    for (const other of otherRules(method, others)) await withdrawAndCancel(journey, other);
    const page = { pageNum: 1, pageSize: 20 };
    await send('withdrawOrders', player, page);
    await send('withdrawOrders', player, { ...page, intentId }, 'The withdrawal of an intent');
    await send('noticeList', player, { country: options.country }, 'News of the withdrawals');
    await send('walletBalance', player, {}, 'Balance after the money moved');
  },
};
