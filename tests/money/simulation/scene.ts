import type { MockBackend } from '../../../mock-server/create-mock-backend.ts';
import type { World } from '../../../mock-server/world/core/world.ts';
import { openSession } from '../../../mock-server/world/players/sessions.ts';
import { isFinal, type OrderRow } from '../../../mock-server/world/tables/recharge-rows.ts';
import type { DepositRequest } from '../../../src/features/deposit/deposit-calls.ts';
import type { WithdrawRequest } from '../../../src/features/withdraw/withdraw-calls.ts';
import { beginSession } from '../../../src/session/begin-session.ts';
import { Device } from './device.ts';
import type { Random } from './random.ts';
import { SentIntents } from './sent-intents.ts';
import { Tab } from './tab.ts';

/** Has money and a bound phone. */
export const PLAYER = 'P000001';

export interface Offers {
  deposits: readonly DepositRequest[];
  withdrawals: readonly WithdrawRequest[];
}

/** One player, a phone with one or two tabs, and a world of the backend. */
export class Scene {
  readonly world: World;
  readonly device: Device;
  readonly offers: Offers;
  readonly random: Random;
  readonly tabs: Tab[] = [];
  readonly deposits: SentIntents;
  readonly withdrawals: SentIntents;
  /** Orders with a payment call: their outcome must appear. */
  readonly paid = new Set<string>();
  /** One entry for each notice of an order. */
  readonly notices: string[] = [];
  /** To be called after a direct change of the world. */
  readonly changed: () => void;
  #active = 0;

  constructor(backend: MockBackend, worldId: string, offers: Offers, random: Random) {
    this.world = backend.registry.world(worldId);
    this.changed = () => backend.registry.changed(this.world);
    const { orders, withdrawals } = this.world.state;
    const isOver = (rows: ReadonlyMap<string, OrderRow>) => (intentId: string) =>
      [...rows.values()].some((order) => order.intentId === intentId && isFinal(order));
    this.deposits = new SentIntents(isOver(orders));
    this.withdrawals = new SentIntents(isOver(withdrawals));
    this.device = new Device(backend, worldId, {
      sent: (kind, id, choice) => this.#sentOf(kind).note(id, choice),
      answered: (kind, id) => this.#sentOf(kind).answered(id),
      paid: (orderId) => this.paid.add(orderId),
    });
    this.offers = offers;
    this.random = random;
    beginSession(this.device.app, openSession(this.world, PLAYER).token);
    this.openTab();
  }

  #sentOf(kind: 'deposit' | 'withdrawal'): SentIntents {
    return kind === 'deposit' ? this.deposits : this.withdrawals;
  }

  get active(): Tab {
    const open = this.tabs[this.#active];
    if (!open) throw new Error('There is no such tab.');
    return open;
  }

  get activeIndex(): number {
    return this.#active;
  }

  openTab(): void {
    this.tabs.push(new Tab(this.device, (orderId) => this.notices.push(orderId)));
  }

  switchTab(): void {
    if (this.tabs.length < 2) return;
    this.active.hide();
    this.#active = 1 - this.#active;
    this.active.show();
  }
}
