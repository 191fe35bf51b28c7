import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unscheduleOrder } from '../../mock-server/world/core/due.ts';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { withdrawCreate } from '../../src/api/generated/withdraw.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { worldOf } from '../support/lucky-money.ts';
import { control, BOUND as phone } from './account-steps.ts';
import { dropPage, renderApp } from './render-app.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 20:30 in Chile. In other zones it is another day. */
const START = Date.parse('2026-11-21T23:30:00.000Z');
const [SLOW_MS, WAITING_MS] = [3 * 60 * MINUTE_MS, 12 * MINUTE_MS];
const NOW = START + SLOW_MS + WAITING_MS;

const PHONES = [
  ['a day behind, in the zone of Honolulu', -DAY_MS, 'Pacific/Honolulu'],
  ['40 days ahead, in the zone of Tokyo', 40 * DAY_MS, 'Asia/Tokyo'],
] as const;

const SCREENS = (orders: { fresh: string; slow: string }) => [
  '/deposit',
  '/rushdeposit',
  '/withdraw',
  `/withdraw?order=${orders.fresh}`,
  `/withdraw?order=${orders.slow}`,
  '/bonus',
  '/transactions',
  '/bettinghistory',
  '/balancetips',
  '/newUserCashback',
  '/redenvelope',
  '/promotion',
  '/notices',
  '/me',
];

/** Removes countdowns, which change between two reads. */
const atRest = (text: string) => text.replace(/\d+:\d\d(:\d\d)?(?= ?s|$)|\d+ s\b/g, '0');

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function settledText(queryClient: QueryClient): Promise<string> {
  let [text, same] = ['', 0];
  for (let look = 0; look < 100 && same < 3; look += 1) {
    await pause();
    const main = document.querySelector('main');
    const now = atRest(main?.textContent ?? '');
    const isBusy = queryClient.isFetching() > 0 || main?.querySelector('[aria-busy="true"]');
    same = now === text && now !== '' && !isBusy ? same + 1 : 0;
    text = now;
  }
  return text;
}

/**
 * The texts of all screens about money and time. The world has an unpaid deposit, a slow and a fast withdrawal, a bonus
 * that ends in an hour, and bets of today and yesterday.
 */
async function textsOn(aheadMs: number, zone: string): Promise<Record<string, string>> {
  process.env.TZ = zone;
  // The phone's clock keeps running.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + aheadMs, shouldAdvanceTime: true });
  try {
    const page = await renderApp('/tc', { player: true, clock: () => START });
    const { backend, router, queryClient } = page;
    const world = worldOf(backend);
    const pass = (advanceMs: number) => control(backend, 'clock', { advanceMs });
    const withdraw = async () => {
      const method = { payChannel: 'bancoestado', paymentMethod: 'cuentarut', account: '12345678-5' };
      const { id } = await withdrawCreate({ ...method, amount: 3000 });
      unscheduleOrder(world, id);
      return id;
    };
    await control(backend, 'bets', { phone, count: 2, stake: 100 });
    const slow = await withdraw();
    await pass(SLOW_MS);
    const fresh = await withdraw();
    await control(backend, 'bonus', { phone, amount: 1000, wagerTimes: 2, days: 1 });
    await control(backend, 'bets', { phone, count: 2, stake: 100 });
    await rechargeCreateRechargeOrder({ amount: 5000, payChannel: 'transbank', paymentMethod: 'webpay' });
    await pass(WAITING_MS);
    await act(() => queryClient.invalidateQueries());
    const shown: Record<string, string> = {};
    for (const address of SCREENS({ fresh, slow })) {
      await act(() => router.navigate({ href: address }));
      const label = address.replace(fresh, 'FRESH').replace(slow, 'SLOW');
      // The button comes once the device's intents are read, which no call tells.
      if (address.includes('order=')) await screen.findByText(texts().withdraw.cancel.ask());
      shown[label] = await settledText(queryClient);
    }
    // Two phones may be of one test, and the second must not be read on the page of the first.
    dropPage(page);
    localStorage.clear();
    sessionStorage.clear();
    return shown;
  } finally {
    vi.useRealTimers();
  }
}

const ownZone = process.env.TZ;
let right: Record<string, string>;
beforeEach(async () => {
  right ??= await textsOn(0, 'America/Santiago');
  // The first run renders 14 screens, which takes long on a busy machine.
});
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test('APP-18 the screens that are compared say what depends on the time', () => {
  const { deposit } = texts();
  expect(right['/deposit']).toContain(deposit.pending.until({ time: '00:00' }));
  expect(right['/withdraw?order=SLOW']).toContain(texts().withdraw.order.late());
  expect(right['/withdraw?order=FRESH']).not.toContain(texts().withdraw.order.late());
  expect(right['/bonus']).toContain('23 horas');
  expect(right['/transactions']).toContain('Hoy');
  expect(right['/redenvelope']).toContain('hace 4 min');
});

test.each(PHONES)(
  'APP-18 DEP-10 WDR-01 PRO-05 HIS-01 every screen of a phone %s says the same about money and time',
  async (_, aheadMs, zone) => {
    expect(await textsOn(aheadMs, zone)).toEqual(right);
  },
);
