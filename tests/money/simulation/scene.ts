import type { MockBackend } from '../../../mock-server/create-mock-backend.ts';
import type { World } from '../../../mock-server/world/core/world.ts';
import { openSession } from '../../../mock-server/world/players/sessions.ts';
import { isFinal } from '../../../mock-server/world/tables/recharge-rows.ts';
import { isOpen } from '../../../mock-server/world/tables/withdraw-rows.ts';
import type { DepositWish } from '../../../src/features/deposit/deposit-intent.ts';
import type { WithdrawWish } from '../../../src/features/withdraw/withdraw-intent.ts';
import { beginSession } from '../../../src/session/session-store.ts';
import { Device } from './device.ts';
import type { Random } from './random.ts';
import { Tab } from './tab.ts';
import { Wishes } from './wishes.ts';

/** The seeded player with money and a bound phone. */
export const PLAYER = 'P000001';

/** What the player can ask for; read from the backend once. */
export interface Offers {
  deposits: readonly DepositWish[];
  withdrawals: readonly WithdrawWish[];
}

interface OpenTab {
  tab: Tab;
  deposits: Wishes;
  withdrawals: Wishes;
}

/** One player, a phone with one or two tabs, and a world of the backend. */
export class Scene {
  readonly world: World;
  readonly device: Device;
  readonly offers: Offers;
  readonly random: Random;
  readonly tabs: OpenTab[] = [];
  /** Orders whose payment was asked for: their end is owed to the player. */
  readonly paid = new Set<string>();
  /** Orders whose notice came up, one for each time. */
  readonly notices: string[] = [];
  /** To be called after anything was done to the world by hand. */
  readonly changed: () => void;
  #active = 0;

  constructor(backend: MockBackend, worldId: string, offers: Offers, random: Random) {
    this.world = backend.registry.world(worldId);
    this.changed = () => backend.registry.changed(this.world);
    this.device = new Device(backend, worldId);
    this.offers = offers;
    this.random = random;
    beginSession(openSession(this.world, PLAYER).token);
    this.openTab();
  }

  /** The tab in the player's hand. */
  get active(): OpenTab {
    const open = this.tabs[this.#active];
    if (!open) throw new Error('There is no such tab.');
    return open;
  }

  get activeIndex(): number {
    return this.#active;
  }

  openTab(): void {
    const { orders, withdrawals, intents, withdrawIntents } = this.world.state;
    const key = (id: string) => `${PLAYER}:${id}`;
    const wishes = {
      deposits: new Wishes((id) => {
        const order = orders.get(intents.get(key(id)) ?? '');
        return order !== undefined && isFinal(order);
      }),
      withdrawals: new Wishes((id) => {
        const order = withdrawals.get(withdrawIntents.get(key(id)) ?? '');
        return order !== undefined && !isOpen(order);
      }),
    };
    const tab = new Tab(this.device, {
      ...wishes,
      paid: (orderId) => this.paid.add(orderId),
      noticed: (orderId) => this.notices.push(orderId),
    });
    this.tabs.push({ tab, ...wishes });
  }

  switchTab(): void {
    if (this.tabs.length < 2) return;
    this.active.tab.hide();
    this.#active = 1 - this.#active;
    this.active.tab.show();
  }
}
