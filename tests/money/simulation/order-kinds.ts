import type { World } from '../../../mock-server/world/core/world.ts';
import type { OrderRunner } from '../../../src/money/order-runner.ts';
import type { PassingCall } from './device.ts';
import { found, OFFERS } from './offers.ts';
import { PLAYER } from './scene.ts';
import type { Page } from './tab.ts';

type Wish = 'first' | 'second';

export interface OrderKindOf {
  name: string;
  /** In minor units. */
  amounts: Record<Wish, number>;
  isMaking: (path: string) => boolean;
  isLookUp: (path: string) => boolean;
  submit: (page: Page, wish: Wish) => void;
  confirm: (page: Page) => void;
  leave: (page: Page) => void;
  startOver: (page: Page) => void;
  /** Repeats the request where that is offered, else returns to the form. */
  retryOrLeave: (page: Page) => void;
  stepOf: (page: Page) => string;
  isDone: (page: Page) => boolean;
  placedOf: (page: Page) => string | undefined;
  ordersIn: (world: World) => { id: string; amount: number }[];
  /** Servers with a broken look-up, by its fault. */
  breaks: Record<string, (call: PassingCall, world: World) => Promise<Response>>;
}

/** One server ignores the intent; the other one also omits it from its orders. */
const deaf = {
  'takes no notice of the intent': ({ body: { intentId: _, ...body }, pass }: PassingCall) => pass(body),
  async 'neither heeds nor names intents'({ body: { intentId: _, ...body }, pass }: PassingCall) {
    const response = await pass(body);
    return new Response((await response.text()).replace(/,"intentId":"[^"]*"/g, ''), response);
  },
};

interface Runner
  extends Pick<OrderRunner<unknown, { id: string }>, 'confirm' | 'leave' | 'startOver' | 'retry'> {
  state: () => { step: string; order?: { id: string } | undefined; request?: unknown };
}

function tapsOf(runnerOf: (page: Page) => Runner) {
  const placedOf = (page: Page) => runnerOf(page).state().order?.id;
  return {
    confirm: (page: Page) => runnerOf(page).confirm(),
    leave: (page: Page) => runnerOf(page).leave(),
    startOver: (page: Page) => runnerOf(page).startOver(),
    retryOrLeave: (page: Page) => runnerOf(page)[runnerOf(page).state().request ? 'retry' : 'leave'](),
    stepOf: (page: Page) => runnerOf(page).state().step,
    isDone: (page: Page) => placedOf(page) !== undefined,
    placedOf,
  };
}

const transfer = found(OFFERS.deposits.find(({ method }) => method.flow === 'transfer'));
const withdrawal = found(OFFERS.withdrawals[0]);
const packet = { shares: 4, kind: 'equal', greeting: '' } as const;
const AMOUNTS = { first: 1_000_000, second: 600_000 };
const PACKETS = '/lucky/money/envelope';

export const orderKinds: readonly OrderKindOf[] = [
  {
    name: 'deposit',
    amounts: AMOUNTS,
    isMaking: (path) => path.endsWith('reateRechargeOrder'),
    isLookUp: (path) => path === '/recharge/orders',
    submit({ deposit }, wish) {
      const amount = BigInt(AMOUNTS[wish]);
      deposit.pay({ ...transfer, amount, total: amount });
    },
    ...tapsOf(({ deposit }) => ({ ...deposit, leave: deposit.changeChoice })),
    ordersIn: ({ state }) => [...state.orders.values()].filter(({ playerId }) => playerId === PLAYER),
    breaks: deaf,
  },
  {
    name: 'withdrawal',
    amounts: AMOUNTS,
    isMaking: (path) => path === '/withdraw/create',
    isLookUp: (path) => path === '/withdraw/orders',
    submit: ({ withdraw }, wish) => withdraw.submit({ ...withdrawal, amount: BigInt(AMOUNTS[wish]) }),
    ...tapsOf(({ withdraw }) => withdraw),
    ordersIn: ({ state }) => [...state.withdrawals.values()],
    breaks: deaf,
  },
  {
    name: 'red packet',
    amounts: AMOUNTS,
    isMaking: (path) => path === '/lucky/money/create',
    isLookUp: (path) => path === PACKETS,
    submit: (page, wish) => page.packet.submit({ ...packet, amount: BigInt(AMOUNTS[wish]) }),
    ...tapsOf((page) => page.packet),
    ordersIn: ({ state }) => [...state.packets.values()].filter(({ senderId }) => senderId === PLAYER),
    breaks: {
      'answers with another packet': ({ pass }, { state }) =>
        pass({ envelopeId: [...state.packets.keys()][0] ?? '' }),
    },
  },
];
