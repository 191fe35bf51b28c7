import type { World } from '../../../mock-server/world/core/world.ts';
import { decideOrder } from '../../../mock-server/world/recharge/recharge-settle.ts';
import { isFinal } from '../../../mock-server/world/tables/recharge-rows.ts';
import { decideWithdrawal } from '../../../mock-server/world/withdraw/withdraw-settle.ts';
import { found, OFFERS } from './offers.ts';
import { type OrderKindOf, orderKinds } from './order-kinds.ts';
import { PLAYER, type Scene } from './scene.ts';
import type { Page } from './tab.ts';

/** All that distinguishes two orders, as the server stores them. */
export interface Made {
  amount: number;
  paymentMethod: string;
  activityId?: string;
  declinesBonus?: true;
  account?: string;
}

/** Possible intents for one kind of order; no two make the same order. */
export interface Wishes {
  kind: OrderKindOf;
  choices: readonly { submit: (page: Page) => void; made: Made }[];
  /** Oldest first. */
  idsIn: (world: World) => string[];
  madeOf: (world: World, id: string) => unknown;
  isFinal: (world: World, id: string) => boolean;
  decide: (world: World, id: string, outcome: 'approve' | 'fail') => void;
}

const kindOf = (name: string) => found(orderKinds.find((kind) => kind.name === name));
const mach = found(OFFERS.deposits[0]);
const transfer = found(OFFERS.deposits[3]);
const activityId = found(OFFERS.deposits[1]).activityId ?? '';
const [cuentaRut, machOut] = [found(OFFERS.withdrawals[0]), found(OFFERS.withdrawals[1])];
const amount = 5_000_000n;

const deposits: Wishes = {
  kind: kindOf('deposit'),
  choices: [
    { ...mach, amount, total: amount },
    { ...mach, amount, total: amount, activityId },
    { ...mach, amount, total: amount, declinesBonus: true as const },
    { ...mach, amount: amount + 100n, total: amount + 100n },
    { ...transfer, amount, total: amount },
    { ...transfer, amount, total: amount, activityId },
  ].map((request) => ({
    submit: ({ deposit }) => deposit.pay(request),
    made: {
      amount: Number(request.amount),
      paymentMethod: request.method.code,
      ...('activityId' in request && { activityId: request.activityId }),
      ...('declinesBonus' in request && { declinesBonus: true }),
    },
  })),
  idsIn: ({ state }) =>
    [...state.orders.values()].filter(({ playerId }) => playerId === PLAYER).map(({ id }) => id),
  madeOf({ state }, id) {
    const { amount, paymentMethod, activityId, declinesBonus } = found(state.orders.get(id));
    return {
      amount,
      paymentMethod,
      ...(activityId && { activityId }),
      ...(declinesBonus && { declinesBonus }),
    };
  },
  isFinal: ({ state }, id) => isFinal(found(state.orders.get(id))),
  decide: (world, id, outcome) => decideOrder(world, id, { outcome }),
};

const withdrawals: Wishes = {
  kind: kindOf('withdrawal'),
  choices: [
    cuentaRut,
    { ...cuentaRut, payee: { account: '11111111-1' } },
    { ...cuentaRut, amount: cuentaRut.amount + 100n },
    machOut,
    { ...machOut, payee: { account: '955554444' } },
  ].map((request) => ({
    submit: ({ withdraw }) => withdraw.submit(request),
    made: {
      amount: Number(request.amount),
      paymentMethod: request.method.code,
      ...('account' in request.payee && { account: request.payee.account }),
    },
  })),
  idsIn: ({ state }) => [...state.withdrawals.keys()],
  madeOf({ state }, id) {
    const { amount, paymentMethod, account } = found(state.withdrawals.get(id));
    return { amount, paymentMethod, account };
  },
  isFinal: ({ state }, id) => isFinal(found(state.withdrawals.get(id))),
  decide: (world, id, outcome) => decideWithdrawal(world, id, { outcome }),
};

export const WISHES = [deposits, withdrawals];

export function decideSome({ world, random, changed }: Scene): void {
  for (const { idsIn, isFinal: isOver, decide } of WISHES)
    for (const id of idsIn(world))
      if (!isOver(world, id) && random.chance(0.6))
        decide(world, id, random.chance(0.6) ? 'approve' : 'fail');
  changed();
}
