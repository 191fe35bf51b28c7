import type { PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { checkUntilKnown } from '../../lib/check-until-known.ts';
import type { OpenOrder, PaymentDetails, Told } from './deposit-calls.ts';
import {
  type DepositFlow,
  type DepositFlowEvent,
  firstDepositFlow,
  nextDepositFlow,
  orderIdOf,
} from './deposit-flow.ts';
import type { DepositIntent, DepositIntents, DepositWish } from './deposit-intent.ts';
import type { DepositWatch } from './outcome/create-deposit-watch.ts';

/** What the steps of a deposit need from the page around them. */
export interface DepositPorts {
  /** Makes the order of an intent. Rejects when the failure is on screen already. */
  create: (intent: DepositIntent) => Promise<Told<OpenOrder>>;
  /** Starts the payment, or goes on with it. Rejects when the failure is on screen already. */
  start: (payment: { order: OpenOrder; details: PaymentDetails }) => Promise<Told<PrepayResult>>;
  /** The order of an intent; null when there is none, undefined when this is unknown. */
  find: (intentId: string) => Promise<RechargeOrder | null | undefined>;
  /** The order as the server has it; undefined when this is unknown. */
  orderNow: (orderId: string) => Promise<RechargeOrder | undefined>;
  intents: DepositIntents;
  watch: () => Pick<DepositWatch, 'expect' | 'follow'>;
  /** From here on a reload shows this order, not an empty form. */
  putInAddress: (orderId: string) => Promise<void>;
  leaveAddress: () => void;
  /** Goes to the payment company's page, or offers to. @returns false when the address is none to go to */
  goToBank: (leaving: { order: OpenOrder; url: string }) => boolean;
}

/** Fields of a refusal that mean that the order itself can no longer be paid: the next tap is a new deposit. */
const ORDER_FIELDS = ['id', 'intentId'];

/** An error that was thrown is on screen by now as a toast; the flow only steps back. */
const REFUSED: DepositFlowEvent = { type: 'refused' };

export interface DepositRunner {
  flow: () => DepositFlow;
  subscribe: (listener: () => void) => () => void;
  send: (event: DepositFlowEvent) => void;
  /** However often it is called: one order (DEP-06). */
  pay: (wish: DepositWish) => void;
  /** Back to the choice; paying the same again goes on with the same order. */
  changeChoice: () => void;
  /** Back to the choice for another deposit. */
  startOver: () => void;
  /** The address names this order now, or none. The flow's own order in it is no news. */
  show: (orderId: string | undefined) => void;
  /** The page goes: answers still under way move nothing any more. */
  stop: () => void;
}

/** Runs the steps of a deposit: entering a step makes its call, the answer is the next event (deposit-flow.ts). */
export function createDepositRunner(ports: DepositPorts, orderId: string | undefined): DepositRunner {
  const { intents } = ports;
  const listeners = new Set<() => void>();
  let now: DepositFlow = firstDepositFlow(orderId);

  const moveTo = (next: DepositFlow) => {
    now = next;
    for (const listener of listeners) listener();
    void enter(next);
  };
  const send = (event: DepositFlowEvent) => {
    const next = nextDepositFlow(now, event);
    if (next !== now) moveTo(next);
  };

  function eventOf<Yes>(told: Told<Yes> | undefined, onYes: (yes: Yes) => DepositFlowEvent) {
    if (!told) return REFUSED;
    if (told.told === 'yes') return onYes(told.yes);
    if (told.told === 'nothing') return { type: 'lost' } as const;
    if (ORDER_FIELDS.includes(told.refusal.field ?? '')) intents.end();
    return { type: 'refused', refusal: told.refusal } as const;
  }
  const answered = (result: PrepayResult): DepositFlowEvent => ({ type: 'answered', result });

  async function enter(entered: DepositFlow): Promise<void> {
    const isHere = () => now === entered;
    // The player may have moved on meanwhile: then the answer is nobody's any more.
    const go = (event: DepositFlowEvent) => isHere() && send(event);
    switch (entered.step) {
      case 'creating': {
        const told = await ports.create(entered.intent).catch(() => undefined);
        if (told?.told === 'yes') intents.noteOrder(entered.intent.id, told.yes.id);
        return void go(eventOf(told, (order) => ({ type: 'created', order })));
      }
      case 'checking-order': {
        const order = await checkUntilKnown(() => ports.find(entered.intent.id), isHere);
        if (order) intents.noteOrder(entered.intent.id, order.id);
        if (order !== undefined) go(order ? { type: 'found', order } : { type: 'absent' });
        return;
      }
      case 'starting': {
        await ports.putInAddress(entered.order.id);
        if (!isHere()) return;
        ports.watch().expect(entered.order.id);
        const told = await ports.start(entered).catch(() => undefined);
        // Paid for, though the player has gone to another screen: told there.
        if (!isHere()) return ports.watch().follow(entered.order.id);
        return void go(eventOf(told, answered));
      }
      case 'sending-code': {
        const { order, code } = entered;
        const told = await ports.start({ order, details: { otpCode: code } }).catch(() => undefined);
        return void go(eventOf(told, answered));
      }
      case 'checking-payment': {
        const order = await checkUntilKnown(() => ports.orderNow(entered.order.id), isHere);
        if (order) go({ type: 'found', order });
        return;
      }
      case 'leaving':
        if (!ports.goToBank(entered)) go({ type: 'came-back' });
        return;
      case 'opening':
        return ports.watch().follow(entered.orderId);
      case 'code':
      case 'transfer':
      case 'waiting':
        return ports.watch().follow(entered.order.id);
      default:
    }
  }

  const leave = () => {
    send({ type: 'left' });
    ports.leaveAddress();
  };

  return {
    flow: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    pay(wish) {
      if (now.step === 'choosing') send({ type: 'paid', intent: { ...wish, id: intents.idFor(wish) } });
    },
    changeChoice: leave,
    startOver() {
      intents.end();
      leave();
    },
    show(shown) {
      const own = orderIdOf(now);
      const isNews = shown === undefined ? own !== undefined : own !== shown || now.step === 'opening';
      if (isNews) moveTo(firstDepositFlow(shown));
    },
    stop() {
      now = { step: 'choosing' };
    },
  };
}
