import type { OperationId } from '@copihue/contract/operations';
import { playerBalance } from '../../../mock-server/world/core/balance.ts';
import { addFault } from '../../../mock-server/world/core/faults.ts';
import { decideAtBank } from '../../../mock-server/world/recharge/bank.ts';
import { decideOrder } from '../../../mock-server/world/recharge/recharge-settle.ts';
import type { FaultKind } from '../../../mock-server/world/tables/fault-kinds.ts';
import { isFinal, orderStatus } from '../../../mock-server/world/tables/recharge-rows.ts';
import { cancelWithdrawal, decideWithdrawal } from '../../../mock-server/world/withdraw/withdraw-settle.ts';
import { PLAYER, type Scene } from './scene.ts';
import type { Page } from './tab.ts';

export interface Command {
  /** Relative probability. */
  weight: number;
  name: string;
  does: () => void;
}

const PHONE = '912345678';

const MONEY_CALLS: readonly (OperationId | '*')[] = [
  'rechargeV2CreateRechargeOrder',
  'rechargePrepay',
  'rechargeQueryPay',
  'rechargeOrders',
  'withdrawCreate',
  'withdrawOrders',
  'walletBalance',
  '*',
];
const FAULTS: readonly FaultKind[] = ['drop-before', 'drop-after', 'server-error', 'malformed'];

const command = (weight: number, name: string, does: () => void): Command => ({ weight, name, does });

/** What makes another order of the same wish. */
const anew = (weight: number, name: string, sent: { forget: () => void }, does: () => void): Command =>
  command(weight, name, () => {
    sent.forget();
    does();
  });

export function commandsFor(scene: Scene): Command[] {
  const { page, atBank } = scene.active;
  return [...around(scene), ...(page ? onPage(scene, page) : onBankPage(scene, atBank ?? ''))];
}

function around(scene: Scene): Command[] {
  const { device, random, tabs, active } = scene;
  return [
    command(2, 'fault', () => fail(scene)),
    command(2, 'slow network', () => {
      device.slownessMs = random.below(2_000);
    }),
    command(3, 'quick network', () => {
      device.slownessMs = 0;
    }),
    command(2, 'offline', () => device.goOffline()),
    command(4, 'online', () => device.comeBack()),
    command(2, 'socket drop', () => device.dropSockets()),
    command(2, 'socket replay', () => device.replay(random.below(50))),
    command(2, 'bank decides', () => decide(scene)),
    command(2, 'withdrawal cancelled elsewhere', () => cancelElsewhere(scene)),
    command(1, 'second tab', () => {
      if (tabs.length < 2) scene.openTab();
    }),
    command(2, 'other tab', () => scene.switchTab()),
    command(1, 'phone in the pocket', () => active.hide()),
    command(2, 'phone in the hand', () => active.show()),
  ];
}

function onPage(scene: Scene, { deposit, withdraw, cancel }: Page): Command[] {
  const { random, offers, active, deposits, withdrawals } = scene;
  const flow = deposit.state();
  const withdrawal = withdraw.state();
  const taps = random.below(4) + 1;
  const tapping = (does: () => void) => {
    for (let tap = 0; tap < taps; tap += 1) does();
  };
  const request = random.of(offers.deposits);
  const commands = [
    command(8, 'pay', () => tapping(() => deposit.pay(request))),
    command(1, 'reload', () => active.load()),
    command(1, 'change choice', () => deposit.changeChoice()),
    anew(1, 'start over', deposits, deposit.startOver),
    command(1, 'away', () => active.open(undefined)),
    command(3, 'withdraw', () => {
      const asked = random.of(offers.withdrawals);
      tapping(() => withdraw.submit(asked));
    }),
    command(1, 'change withdrawal', () => withdraw.leave()),
    command(2, 'cancel a withdrawal', () => {
      const { id, amount } = inReview(scene)[0] ?? {};
      if (id && amount) tapping(() => cancel.submit({ id, amount: BigInt(amount) }));
    }),
  ];
  if (flow.step === 'repeating') {
    commands.push(
      anew(4, 'once more', deposits, deposit.confirm),
      command(4, 'not once more', () => deposit.changeChoice()),
    );
  }
  if (withdrawal.step === 'repeating')
    commands.push(anew(4, 'withdraw once more', withdrawals, withdraw.confirm));
  if (withdrawal.step === 'not-created')
    commands.push(command(4, 'withdraw again', () => tapping(withdraw.retry)));
  if (withdrawal.step === 'placed')
    commands.push(anew(3, 'another withdrawal', withdrawals, withdraw.startOver));
  if (flow.step === 'code')
    commands.push(command(14, 'code', () => deposit.send({ type: 'code-entered', code: codeFor(scene) })));
  if (flow.step === 'not-created') commands.push(command(10, 'try again', () => tapping(deposit.retry)));
  if (flow.step === 'unpaid' || flow.step === 'waiting' || flow.step === 'code') {
    const paid = offers.deposits.find(({ method }) => method.code === flow.order.paymentMethod);
    const { account, bankCode } = paid ?? {};
    const details = { ...(account && { account }), ...(bankCode && { bankCode }) };
    commands.push(command(4, 'go on', () => deposit.send({ type: 'continued', details })));
  }
  return commands;
}

/** At the payment company's page: decide, return undecided, or go home. */
function onBankPage({ world, changed, active }: Scene, orderId: string): Command[] {
  const back = (decision?: 'approve' | 'refuse') => () => {
    const order = world.state.orders.get(orderId);
    if (order && decision) decideAtBank(world, order, decision);
    changed();
    active.open(orderId);
  };
  return [
    command(6, 'approve', back('approve')),
    command(2, 'refuse', back('refuse')),
    command(2, 'back undecided', back()),
    command(1, 'home from the bank', () => active.open(undefined)),
  ];
}

function codeFor({ world, random }: Scene): string {
  const sent = world.state.sms.filter(({ phone, kind }) => phone === PHONE && kind === 'otp').at(-1);
  return random.chance(0.15) ? '000000' : (sent?.code ?? '111111');
}

function fail({ world, random }: Scene): void {
  const [fault, operationId] = [random.of(FAULTS), random.of(MONEY_CALLS)];
  addFault(world, { operationId, fault, times: random.below(2) + 1, ms: 0, message: null });
}

function decide({ world, random, changed }: Scene): void {
  const outcome = random.chance(0.7) ? 'approve' : 'fail';
  const pending = [...world.state.orders.values()].filter(
    (order) => !isFinal(order) && order.status === orderStatus.pending,
  );
  if (pending.length > 0) decideOrder(world, random.of(pending).id, { outcome });
  const outs = [...world.state.withdrawals.values()].filter((order) => !isFinal(order));
  if (outs.length > 0) decideWithdrawal(world, random.of(outs).id, { outcome });
  changed();
}

const inReview = ({ world }: Scene) =>
  [...world.state.withdrawals.values()].filter(({ status }) => status === orderStatus.created);

/** A second device cancels the withdrawal twice: the money must come back once. */
function cancelElsewhere(scene: Scene): void {
  const { world, random, changed } = scene;
  const open = inReview(scene);
  if (open.length === 0) return;
  const cancelOrderId = random.of(open).id;
  const before = playerBalance(world, PLAYER).total;
  const { amount } = cancelWithdrawal(world, PLAYER, { cancelOrderId });
  cancelWithdrawal(world, PLAYER, { cancelOrderId });
  const back = playerBalance(world, PLAYER).total - before;
  if (back !== amount) throw new Error(`${back} of ${amount} came back with ${cancelOrderId}.`);
  changed();
}
