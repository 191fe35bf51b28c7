import { CallError } from '../api/call-error.ts';
import { mutate } from '../api/mutate.ts';
import type { App } from '../lib/app.ts';
import { createFlow, type Flow } from '../lib/flow.ts';
import type { Minor } from '../lib/money.ts';
import { checkUntilKnown } from './check-until-known.ts';
import {
  currentOwner,
  deviceIntents,
  mayStillArrive,
  type OrderKind,
  type StoredIntent,
} from './intent-store.ts';
import { type OrderEvent, type OrderFlow, start, transition } from './order-flow.ts';
import type { Refusal, Result } from './result.ts';

/** The order's amount, and the whole payment with the fee on top, which is shown. */
interface OrderAmounts {
  amount: Minor;
  total?: Minor;
}

export interface OrderPorts<Request extends OrderAmounts, Order extends { id: string }> {
  kind: OrderKind;
  /** The same for two requests that are the same. It is stored, so it must not tell an account. */
  hashOf: (request: Request) => Promise<string>;
  /** Whether the player may make the request now. Rejects with a CallError, shown already, when this is unknown. */
  permit?: (request: Request, intent: StoredIntent) => Promise<Refusal | undefined>;
  /** Makes the order of an intent. Rejects with a CallError when it was refused and the error is on screen already. */
  create: (request: Request, intentId: string) => Promise<Result<Order>>;
  /** The order of an intent (find-order.ts); null when there is none, undefined when this is unknown. */
  find: (intent: StoredIntent) => Promise<Order | null | undefined>;
  onPlaced: (order: Order, request: Request | undefined) => void;
  /** True when an order needs no more attention; until then the screen opens on it, if this is given. */
  isOver?: (order: Order) => boolean;
  /** The intent is over as soon as its order exists. */
  endsWhenPlaced?: boolean;
}

export interface OrderRunner<Request, Order>
  extends Omit<Flow<OrderFlow<Request, Order>, never>, 'send' | 'moveTo'> {
  /** Any number of calls makes one order (DEP-06, WDR-01, RED-01). */
  submit: (request: Request) => void;
  confirm: () => void;
  retry: () => void;
  /** Returns to the form; the same request continues with the same order. */
  leave: () => void;
  startOver: () => void;
  refuse: (refusal: Refusal | undefined) => void;
}

/**
 * Runs a money order. Its intent is stored before the call is sent and shown by every tab until it is known (WDR-02).
 */
export function createOrderRunner<Request extends OrderAmounts, Order extends { id: string }>(
  app: App,
  ports: OrderPorts<Request, Order>,
): OrderRunner<Request, Order> {
  const { kind, permit } = ports;
  const intents = deviceIntents(app);
  /** Undefined while the server does not say who the player is. */
  const ownerOf = () => currentOwner(app).catch(() => undefined);
  type Dispatch = (event: OrderEvent<Request, Order>) => void;
  const flow = createFlow<OrderFlow<Request, Order>, OrderEvent<Request, Order>>(
    start,
    transition,
    (entered, dispatch, isCurrent) => {
      switch (entered.step) {
        case 'loading':
          return load(dispatch, isCurrent);
        case 'sending':
          return sendOrder(entered, dispatch);
        case 'checking':
          return check(entered, dispatch, isCurrent);
        case 'placed':
          return ports.onPlaced(entered.order, entered.request);
        default:
      }
    },
  );
  let unsubscribe: (() => void) | undefined;
  const storePlaced = (id: string, order: Order) => intents.placed(id, order.id, ports.endsWhenPlaced);

  async function load(dispatch: Dispatch, isCurrent: () => boolean): Promise<void> {
    let owner = await ownerOf();
    if (owner === undefined) {
      // The form does not wait, because `submit` checks the orders under way again.
      dispatch({ type: 'idle' });
      const isWaiting = () => flow.state().step === 'choosing' && unsubscribe !== undefined;
      owner = await checkUntilKnown(ownerOf, isWaiting);
    }
    if (owner === undefined) return;
    const current = await intents.current(owner, kind);
    if (current?.state === 'sent') {
      if (['loading', 'choosing'].includes(flow.state().step))
        flow.send({ type: 'waiting', intent: current });
      return;
    }
    const { isOver } = ports;
    if (current && isOver && isCurrent()) {
      const order = await checkUntilKnown(() => ports.find(current), isCurrent);
      if (!isCurrent()) return;
      if (order && !isOver(order)) return dispatch({ type: 'found', order });
      await intents.end(current.id);
    }
    dispatch({ type: 'idle' });
  }

  async function follow(): Promise<void> {
    const state = flow.state();
    if (state.step === 'checking') {
      const stored = await intents.byId(state.intent.id);
      if (flow.state() !== state || stored?.state === 'sent') return;
      if (!stored) return flow.send({ type: 'refused' });
      const order = await ports.find(stored);
      if (order && flow.state() === state) flow.send({ type: 'found', order });
    } else if (state.step === 'not-created') {
      const stored = await intents.byId(state.intent.id);
      const order = stored?.state === 'sent' ? undefined : await ports.find(stored ?? state.intent);
      if (order && flow.state() === state) flow.send({ type: 'found', order });
    } else if (state.step === 'choosing' || state.step === 'repeating') {
      const owner = await ownerOf();
      const current = owner && (await intents.current(owner, kind));
      if (current && current.state === 'sent' && flow.state() === state)
        flow.send({ type: 'waiting', intent: current });
    }
  }

  async function sendOrder(
    { request, isRepeat, again }: Extract<OrderFlow<Request, Order>, { step: 'sending' }>,
    // The result of the order is stored even when the player has left.
    dispatch: Dispatch,
  ): Promise<void> {
    const begun = await begin(request, isRepeat === true, again);
    if (!begun) return dispatch({ type: 'not-sent' });
    const { action, intent } = begun;
    if (action === 'confirm') return dispatch({ type: 'repeated', intent });
    if (action === 'wait') return dispatch({ type: 'waiting', intent });
    const refuse = async (refused: StoredIntent, refusal: Refusal | undefined): Promise<void> => {
      // The repeated request keeps its order, unless the key is used up.
      if (refused.state === 'sent' || refusal?.field === 'intentId') await intents.drop(refused);
      dispatch({ type: 'refused', refusal });
    };
    try {
      const refusal = permit && (await mutate(app, () => permit(request, intent)));
      if (refusal) return refuse(intent, refusal);
    } catch {
      return refuse(intent, undefined);
    }
    const sent = await intents.sending(intent);
    if (!sent) return dispatch({ type: 'not-sent' });
    const result = await mutate(app, () => ports.create(request, sent.id)).catch((error: unknown) =>
      error instanceof CallError ? undefined : { outcome: 'unknown' as const, message: '' },
    );
    switch (result?.outcome) {
      case 'accepted':
        await storePlaced(sent.id, result.value);
        return dispatch({ type: 'accepted', order: result.value });
      case 'unknown':
        return dispatch({ type: 'unknown', intent: sent, message: result.message });
      default:
        return refuse(sent, result?.refusal);
    }
  }

  async function begin(request: Request, isRepeat: boolean, again: StoredIntent | undefined) {
    if (again) return intents.resend(again);
    const owner = await ownerOf();
    if (owner === undefined) return undefined;
    const mark = await ports.hashOf(request);
    const { amount, total = amount } = request;
    return intents.begin({ owner, kind, mark, amount: total, asked: amount }, isRepeat);
  }

  async function check(
    { intent, request }: Extract<OrderFlow<Request, Order>, { step: 'checking' }>,
    dispatch: Dispatch,
    isCurrent: () => boolean,
  ): Promise<void> {
    const order = await checkUntilKnown(async () => {
      const sent = (await intents.byId(intent.id)) ?? intent;
      const found = await ports.find(sent);
      if (found !== null) return found;
      const isOver = !mayStillArrive(sent);
      if (isOver) await intents.drop(sent);
      // A call of another page may still be under way; a call that ended here can be repeated under its key.
      return isOver || request ? null : undefined;
    }, isCurrent);
    if (order) await storePlaced(intent.id, order);
    dispatch(order ? { type: 'found', order } : { type: 'absent' });
  }

  return {
    state: flow.state,
    subscribe: flow.subscribe,
    start() {
      unsubscribe ??= intents.subscribe(() => void follow());
      flow.start();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = undefined;
      flow.stop();
    },
    submit: (request) => flow.send({ type: 'submitted', request }),
    confirm: () => flow.send({ type: 'confirmed' }),
    retry: () => flow.send({ type: 'retried' }),
    leave() {
      const state = flow.state();
      // Another order has to wait until this one can no longer arrive.
      if (state.step === 'not-created' && mayStillArrive(state.intent))
        return flow.send({ type: 'waiting', intent: state.intent });
      if (state.step === 'not-created') void intents.drop(state.intent);
      flow.send({ type: 'left' });
    },
    startOver() {
      const state = flow.state();
      if (state.step === 'placed') void intents.endOf(state.order.id);
      flow.send({ type: 'left' });
    },
    refuse: (refusal) => flow.send({ type: 'refused', refusal }),
  };
}
