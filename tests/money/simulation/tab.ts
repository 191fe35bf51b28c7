import { QueryObserver } from '@tanstack/react-query';
import { getWalletBalanceQueryOptions } from '../../../src/api/generated/wallet-balance.ts';
import { createQueryClient } from '../../../src/app/cache/query-client.ts';
import { createDepositRunner, type DepositRunner } from '../../../src/features/deposit/deposit-runner.ts';
import { depositOutcomes } from '../../../src/features/deposit/outcome/deposit-outcomes.ts';
import {
  createDepositWatch,
  type DepositWatch,
} from '../../../src/features/deposit/outcome/deposit-watch.ts';
import { createPacketRunner } from '../../../src/features/lucky-money/create/packet-runner.ts';
import { createCancelRunner, createWithdrawRunner } from '../../../src/features/withdraw/withdraw-runner.ts';
import { pageMemory } from '../../../src/lib/device-storage.ts';
import { emitUi } from '../../../src/lib/ui-events.ts';
import { createIntentStore, deviceIntents } from '../../../src/money/intent-store.ts';
import { refreshBalance } from '../../../src/money/refresh-balance.ts';
import { beginSession } from '../../../src/session/begin-session.ts';
import { currentToken } from '../../../src/session/session-store.ts';
import { deviceApp, giveState, plainCrypto } from '../../support/device-app.ts';
import { fakeStorage } from '../../support/fake-storage.ts';
import type { Device } from './device.ts';

/** One load of the page: the state that a reload loses. */
export interface Page {
  deposit: DepositRunner;
  withdraw: ReturnType<typeof createWithdrawRunner>;
  cancel: ReturnType<typeof createCancelRunner>;
  packet: ReturnType<typeof createPacketRunner>;
  watch: DepositWatch;
  balance: () => number | undefined;
  /** The window has the focus again, so stale data is refetched. */
  focus: () => void;
  unload: () => void;
}

/** The storage and the address stay when a page goes. */
export class Tab {
  readonly #device: Device;
  readonly #noticed: (orderId: string) => void;
  readonly #sessionStorage = fakeStorage();
  #address: { deposit?: string; withdraw?: string } = {};
  #page: Page | undefined;
  #isVisible = true;
  #whenVisible: (() => void)[] = [];
  /** The order that the tab is paying at the bank. */
  atBank: string | undefined;

  /** @param noticed a notice of this order is on a screen */
  constructor(device: Device, noticed: (orderId: string) => void) {
    this.#device = device;
    this.#noticed = noticed;
    this.load();
  }

  /** Undefined while the tab is at the bank. */
  get page(): Page | undefined {
    return this.#page;
  }

  load(): void {
    this.#page?.unload();
    this.atBank = undefined;
    const device = this.#device;
    const life = new AbortController();
    const app = deviceApp({
      crypto: plainCrypto(() => 'key of the phone'),
      sessionStorage: this.#sessionStorage,
    });
    giveState(app, pageMemory, device.memory);
    device.apps.add(app);
    life.signal.addEventListener('abort', () => device.apps.delete(app));
    beginSession(app, currentToken(device.app) ?? '');
    const queryClient = createQueryClient(app);
    Object.assign(app, { queryClient });
    const options = { ...getWalletBalanceQueryOptions({}), meta: { isQuiet: true } };
    const stopWatching = new QueryObserver(queryClient, options).subscribe(() => undefined);

    const record = device.record(this);
    /** A closed page runs no more code, so its promises never resolve. */
    const whileHere = <Value>(value: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        const unlessGone =
          <Of>(then: (of: Of) => void) =>
          (of: Of) =>
            life.signal.aborted || then(of);
        value.then(unlessGone(resolve), unlessGone(reject));
      });
    const intents = createIntentStore({
      ...record,
      read: () => whileHere(record.read()),
      change: (next) =>
        whileHere(life.signal.aborted ? new Promise<never>(() => undefined) : record.change(next)),
    });
    giveState(app, deviceIntents, intents);
    const watch = createDepositWatch(app, {
      untilVisible: () => this.#untilVisible(),
      show: ({ orderId }) => this.#noticed(orderId),
    });

    const deposit = createDepositRunner(
      app,
      {
        watch: () => watch,
        putInAddress: async (orderId) => {
          if (!life.signal.aborted) this.#address.deposit = orderId;
        },
        leaveAddress: () => {
          delete this.#address.deposit;
        },
        goToBank: ({ order }) => {
          watch.leave(order.id);
          this.#leaveForBank(order.id);
          return true;
        },
      },
      this.#address.deposit,
    );
    deposit.start();
    // The deposit screen continues with the order of the address as soon as it is known.
    const outcomes = depositOutcomes(app);
    const stopSeeing = outcomes.store.subscribe(() => {
      const flow = deposit.state();
      const outcome = flow.step === 'opening' && outcomes.of(flow.orderId);
      if (outcome && outcome.step === 'following' && outcome.order)
        deposit.send({ type: 'found', order: outcome.order });
    });

    const withdraw = createWithdrawRunner(app);
    withdraw.start();
    const cancel = createCancelRunner(app);
    cancel.start();
    const packet = createPacketRunner(app, () => undefined);
    packet.start();

    const stopListening = device.listen({
      onRecharge: (event) => emitUi(app, 'push-notification', event),
      onBalance: () => void refreshBalance(app),
      onReconnect: () => {
        void refreshBalance(app);
        watch.catchUp();
      },
    });
    this.#page = {
      deposit,
      withdraw,
      cancel,
      packet,
      watch,
      balance: () => queryClient.getQueryData(options.queryKey)?.total,
      focus: () => queryClient.getQueryCache().onFocus(),
      unload: () => {
        life.abort();
        device.close(this);
        for (const end of [stopListening, stopSeeing, stopWatching]) end();
        for (const part of [deposit, withdraw, cancel, packet, watch]) part.stop();
        queryClient.clear();
        this.#whenVisible = [];
      },
    };
  }

  #leaveForBank(orderId: string): void {
    this.#page?.unload();
    this.#page = undefined;
    this.atBank = orderId;
    this.#address = { deposit: orderId };
  }

  /** Opens an address, as the bank's link or the history does. */
  open(orderId: string | undefined): void {
    this.#address = orderId === undefined ? {} : { deposit: orderId };
    this.load();
  }

  #untilVisible(): Promise<void> {
    if (this.#isVisible) return Promise.resolve();
    return new Promise((resolve) => this.#whenVisible.push(resolve));
  }

  hide(): void {
    this.#isVisible = false;
  }

  show(): void {
    this.#isVisible = true;
    this.#page?.focus();
    this.#page?.watch.recheck();
    for (const resolve of this.#whenVisible.splice(0)) resolve();
  }
}
