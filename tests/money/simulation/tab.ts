import { QueryObserver } from '@tanstack/react-query';
import { getWalletBalanceQueryOptions } from '../../../src/api/generated/session/session.ts';
import { createQueryClient } from '../../../src/app/query-client.ts';
import {
  createOrder,
  findOrder,
  orderNow,
  startPayment,
} from '../../../src/features/deposit/deposit-calls.ts';
import { createIntents, type DepositWish } from '../../../src/features/deposit/deposit-intent.ts';
import { memoryIn } from '../../../src/features/deposit/deposit-memory.ts';
import { createDepositRunner, type DepositRunner } from '../../../src/features/deposit/deposit-runner.ts';
import { createCarryOut } from '../../../src/features/deposit/outcome/carry-out.ts';
import {
  createDepositWatch,
  type DepositWatch,
} from '../../../src/features/deposit/outcome/create-deposit-watch.ts';
import { createOutcomes } from '../../../src/features/deposit/outcome/deposit-outcomes.ts';
import { createToldOnce } from '../../../src/features/deposit/outcome/told-once.ts';
import { createWithdrawal, findWithdrawal } from '../../../src/features/withdraw/withdraw-calls.ts';
import { createWithdrawIntents, type WithdrawWish } from '../../../src/features/withdraw/withdraw-intent.ts';
import { createWithdrawRunner, type WithdrawRunner } from '../../../src/features/withdraw/withdraw-runner.ts';
import type { Device } from './device.ts';
import type { Wishes } from './wishes.ts';

/** What the tabs tell the simulation. */
export interface TabReports {
  deposits: Wishes;
  withdrawals: Wishes;
  /** A payment of this order has been asked for. */
  paid: (orderId: string) => void;
  /** The notice of this order is on a screen. */
  noticed: (orderId: string) => void;
}

/** One load of the page: everything that a reload takes away. */
export interface Page {
  deposit: DepositRunner;
  withdraw: WithdrawRunner;
  watch: DepositWatch;
  balance: () => number | undefined;
  /** The window has the focus again: what is stale is asked for anew. */
  focus: () => void;
  unload: () => void;
}

/** A tab of the browser: its pages come and go, its storage and its address stay. */
export class Tab {
  readonly #device: Device;
  readonly #reports: TabReports;
  #stored: { deposit?: unknown; withdraw?: unknown } = {};
  #address: { deposit?: string; withdraw?: string } = {};
  #page: Page | undefined;
  #isVisible = true;
  #whenVisible: (() => void)[] = [];
  /** The order at the payment company's page, while the tab is there. */
  atBank: string | undefined;

  constructor(device: Device, reports: TabReports) {
    this.#device = device;
    this.#reports = reports;
    this.load();
  }

  /** The page, unless the tab is at the bank. */
  get page(): Page | undefined {
    return this.#page;
  }

  #store(key: 'deposit' | 'withdraw') {
    return {
      read: () => this.#stored[key],
      write: (value: unknown) => {
        this.#stored = { ...this.#stored, [key]: structuredClone(value) };
      },
    };
  }

  load(): void {
    this.#page?.unload();
    this.atBank = undefined;
    const device = this.#device;
    const reports = this.#reports;
    const life = new AbortController();
    const queryClient = createQueryClient();
    const options = { ...getWalletBalanceQueryOptions({}), meta: { isQuiet: true } };
    const stopWatching = new QueryObserver(queryClient, options).subscribe(() => undefined);
    const refreshBalance = () => void queryClient.invalidateQueries({ queryKey: options.queryKey });

    const memory = memoryIn(this.#store('deposit'));
    const intents = createIntents(memory);
    const toldOnce = createToldOnce({
      memory,
      claim: device.claim,
      seen: () => this.#seen(),
    });
    let announce: (event: { orderId: string }) => void = () => undefined;
    const outcomes = createOutcomes();
    const watch = createDepositWatch({
      memory,
      outcomes,
      carryOut: createCarryOut({ queryClient, toldOnce, show: ({ orderId }) => reports.noticed(orderId) }),
      onEnd: intents.endOf,
      onAnnounced: (listener) => {
        announce = listener;
        return () => undefined;
      },
    });

    const deposit = createDepositRunner(
      {
        create: (intent) => {
          reports.deposits.note(intent.id, choiceOf(intent));
          return createOrder(intent);
        },
        start: ({ order, details }) => {
          reports.paid(order.id);
          return startPayment(order, details);
        },
        find: findOrder,
        orderNow,
        intents,
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
    deposit.show(this.#address.deposit);
    // The deposit screen goes on with an order of the address as soon as it is seen.
    const stopSeeing = outcomes.store.subscribe(() => {
      const flow = deposit.flow();
      const outcome = flow.step === 'opening' && outcomes.of(flow.orderId);
      if (outcome && outcome.state === 'following' && outcome.order)
        deposit.send({ type: 'found', order: outcome.order });
    });

    const withdrawIntents = createWithdrawIntents(this.#store('withdraw'));
    const withdraw = createWithdrawRunner(
      {
        create: (intent) => {
          reports.withdrawals.note(intent.id, withdrawChoiceOf(intent));
          return createWithdrawal(intent);
        },
        find: findWithdrawal,
        intents: withdrawIntents,
        onPlaced: refreshBalance,
        leaveAddress: () => {
          delete this.#address.withdraw;
        },
      },
      this.#address.withdraw,
    );
    const stopFollowing = withdraw.subscribe(() => {
      const flow = withdraw.flow();
      if (flow.step === 'placed') this.#address.withdraw = flow.orderId;
    });
    withdraw.show(this.#address.withdraw);

    const hangUp = device.listen({
      onRecharge: (event) => announce(event),
      onBalance: refreshBalance,
      onReconnect: () => {
        refreshBalance();
        watch.catchUp();
      },
    });
    this.#page = {
      deposit,
      withdraw,
      watch,
      balance: () => queryClient.getQueryData(options.queryKey)?.total,
      focus: () => queryClient.getQueryCache().onFocus(),
      unload: () => {
        life.abort();
        for (const end of [
          hangUp,
          stopSeeing,
          stopFollowing,
          stopWatching,
          deposit.stop,
          withdraw.stop,
          watch.stop,
        ])
          end();
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

  /** Back to the page of an address, as the bank's link or the history leads there. */
  open(orderId: string | undefined): void {
    this.#address = orderId === undefined ? {} : { deposit: orderId };
    this.load();
  }

  #seen(): Promise<void> {
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

const choiceOf = ({ amount, method, activityId }: DepositWish): string =>
  [amount, method.code, activityId ?? ''].join(' ');

const withdrawChoiceOf = ({ amount, method, account }: WithdrawWish): string =>
  [amount, method.code, account].join(' ');
