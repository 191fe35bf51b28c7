import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { checkUntilKnown } from '../../lib/check-until-known.ts';
import { isFinalStatus } from './order-status.ts';
import type { Told } from './withdraw-calls.ts';
import {
  firstWithdrawFlow,
  nextWithdrawFlow,
  type WithdrawEvent,
  type WithdrawFlow,
} from './withdraw-flow.ts';
import type { WithdrawIntent, WithdrawIntents, WithdrawWish } from './withdraw-intent.ts';

/** What the steps of a withdrawal need from the page around them. */
export interface WithdrawPorts {
  /** Makes the order of an intent. Rejects when the failure is on screen already. */
  create: (intent: WithdrawIntent) => Promise<Told>;
  /** The order of an intent; null when there is none, undefined when this is unknown. */
  find: (intentId: string) => Promise<WithdrawOrder | null | undefined>;
  intents: WithdrawIntents;
  /** An order stands: the balance and the list of orders are no longer what they were. */
  onPlaced: () => void;
  leaveAddress: () => void;
}

export interface WithdrawRunner {
  flow: () => WithdrawFlow;
  subscribe: (listener: () => void) => () => void;
  /** Shows what is about to be asked for. */
  review: (wish: WithdrawWish) => void;
  /** However often it is called: one order (WDR-01). */
  confirm: () => void;
  /** Back to the form; confirming the same again goes on with the same order. */
  changeWish: () => void;
  /** Back to the form for another withdrawal. */
  startOver: () => void;
  /** The address names this order now, or none. The flow's own order in it is no news. */
  show: (orderId: string | undefined) => void;
  /** The page goes: answers still under way move nothing any more. */
  stop: () => void;
}

/** Runs the steps of a withdrawal: entering a step makes its call, the answer is the next event (withdraw-flow.ts). */
export function createWithdrawRunner(ports: WithdrawPorts, orderId: string | undefined): WithdrawRunner {
  const { intents } = ports;
  const listeners = new Set<() => void>();
  let now: WithdrawFlow = firstWithdrawFlow(orderId, intents.keptId());
  let isBegun = false;

  const moveTo = (next: WithdrawFlow) => {
    now = next;
    for (const listener of listeners) listener();
    void enter(next);
  };
  const send = (event: WithdrawEvent) => {
    const next = nextWithdrawFlow(now, event);
    if (next !== now) moveTo(next);
  };

  async function check(entered: WithdrawFlow, intentId: string): Promise<void> {
    const isHere = () => now === entered;
    const order = await checkUntilKnown(() => ports.find(intentId), isHere);
    if (order === undefined || !isHere()) return;
    const isFinal = order !== null && isFinalStatus(order.status);
    if (order) intents.noteOrder(intentId, order.id);
    // It came to its end while nobody looked: the same wish again is a new one.
    if (isFinal && entered.step === 'resuming') intents.end();
    send(order ? { type: 'found', order, isFinal } : { type: 'absent' });
  }

  async function enter(entered: WithdrawFlow): Promise<void> {
    switch (entered.step) {
      case 'sending': {
        const told = await ports.create(entered.intent).catch(() => undefined);
        if (told?.told === 'yes') intents.noteOrder(entered.intent.id, told.order.id);
        // The player may have moved on meanwhile: then the answer is nobody's any more.
        if (now !== entered) return;
        // What was thrown is on screen by now as a toast; the flow only steps back.
        if (!told) return send({ type: 'refused' });
        if (told.told === 'nothing') return send({ type: 'lost' });
        if (told.told === 'yes') return send({ type: 'created', order: told.order });
        // The key is spent on another wish: the next tap is a new one.
        if (told.refusal.field === 'intentId') intents.end();
        return send({ type: 'refused', refusal: told.refusal });
      }
      case 'checking':
        return check(entered, entered.intent.id);
      case 'resuming':
        return check(entered, entered.intentId);
      case 'placed':
        return ports.onPlaced();
      default:
    }
  }

  return {
    flow: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    review: (wish) => send({ type: 'reviewed', intent: intents.of(wish) }),
    confirm: () => send({ type: 'confirmed' }),
    changeWish: () => send({ type: 'left' }),
    startOver() {
      // A wish whose money may be moving is not given up.
      if (now.step === 'sending' || now.step === 'checking' || now.step === 'resuming') return;
      intents.end();
      send({ type: 'left' });
      ports.leaveAddress();
    },
    show(shown) {
      const own = now.step === 'placed' ? now.orderId : undefined;
      if (isBegun && own === shown) return;
      isBegun = true;
      if (own !== shown) moveTo(firstWithdrawFlow(shown, intents.keptId()));
      else if (now.step === 'resuming') void enter(now);
    },
    stop() {
      now = { step: 'choosing' };
    },
  };
}
