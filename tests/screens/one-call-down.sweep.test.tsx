import { type OperationId, operations } from '@copihue/contract/operations';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { screenAddresses, type Viewer } from '../support/screen-addresses.ts';
import { control } from './account-steps.ts';
import { waitsIn } from './page-waits.ts';
import { countOf, renderApp } from './render-app.tsx';

/**
 * Calls whose failure a screen need not report, because the player misses nothing. `isSaidOn`: screens that report it
 * anyway.
 */
const SILENT: Readonly<Record<string, { purpose: string; isSaidOn?: readonly string[] }>> = {
  '/notice/list': { purpose: 'a mark on the menu, the moving line of home', isSaidOn: ['/notices'] },
  '/lobby/batchBanners': { purpose: 'categories wait a moment for it', isSaidOn: ['/'] },
  '/user/getUserInfo': {
    purpose: "the player's own number is offered, the way to the first deposit is shown",
    isSaidOn: ['/me', '/playsafely'],
  },
  '/v1/pb/config': { purpose: 'a line of a link', isSaidOn: ['/newUserDeposit', '/firstRecharge'] },
  '/v1/pb/list': { purpose: 'a line of a link', isSaidOn: ['/newUserDeposit'] },
  '/recharge/orders': {
    purpose: 'the form begins with the last choice',
    isSaidOn: ['/deposit', '/rushdeposit', '/transactions'],
  },
  '/recharge/depositActivity': {
    purpose: 'the quick deposit has no offers',
    isSaidOn: ['/deposit', '/firstRecharge'],
  },
  '/lucky/money/guide': { purpose: 'the guide of a first visit' },
  '/lucky/money/latestCollected': { purpose: 'decoration' },
  '/v1/pig/marquee': { purpose: 'decoration' },
};

function isSilent(path: string, address: string): boolean {
  const silent = SILENT[path];
  return silent !== undefined && !silent.isSaidOn?.includes(address.split('?')[0] ?? '');
}

/** Each call fails in one of these ways, in turn (`npm run faults` has every way). */
const FAULTS = ['failure', 'server-error', 'malformed', 'drop-before', 'hang'] as const;
type Fault = (typeof FAULTS)[number];

/** Enough for a call that is sent again at once. */
const LOOK_MS = 60;
/** On these screens the error of the call may replace the title. */
const TITLED_BY: Readonly<Record<string, readonly string[]>> = {
  '/firstRecharge': ['/recharge/usc', '/v1/pb/config'],
  '/allgame/hot': ['/game/categories'],
  '/redenvelope': ['/lucky/money/displayReward'],
};
/** Parts that stay when another call of the screen fails, by the name of a button or a heading. */
const keeps: readonly (readonly [path: string, address: string, part: () => string])[] = [
  ['/wallet/balance', '/withdraw', () => texts().withdraw.go()],
  ['/wallet/balance', '/me', () => texts().profile.me.links.title()],
  ['/withdraw/orders', '/withdraw', () => texts().withdraw.go()],
  ['/withdraw/paymentMethods', '/withdraw', () => texts().withdraw.recent.title()],
  ['/user/getUserInfo', '/me', () => texts().profile.me.balance.title()],
  ['/user/getUserInfo', '/rushdeposit', () => texts().deposit.pay()],
  ...['/recharge/orders', '/recharge/getRecommendConfigs', '/recharge/depositActivity'].flatMap((path) =>
    ['/deposit', '/rushdeposit'].map((address) => [path, address, () => texts().deposit.pay()] as const),
  ),
  ...['/lucky/money/totalClaimedReward', '/wallet/activityRecords'].map(
    (path) => [path, '/redenvelope', () => texts().lucky.offer.title()] as const,
  ),
];

type App = Awaited<ReturnType<typeof renderApp>>;
const main = () => screen.getByRole('main', { hidden: true });
const isBusy = () => waitsIn(main()).length > 0;
const title = () => main().querySelector('h1')?.textContent;
const retries = () => screen.queryAllByRole('button', { name: texts().common.retry(), hidden: true });
const named = (name: string) =>
  [...document.querySelectorAll('button, h2')].filter(({ textContent }) => textContent === name);
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

async function visit({ queryClient, router, calls }: App, address: string): Promise<void> {
  await act(() => router.navigate({ href: '/changepassword' }));
  queryClient.removeQueries({ type: 'inactive' });
  calls.length = 0;
  await act(() => router.navigate({ href: address }));
}

/** Waits until no query is loading. @throws when one never ends */
const rest = ({ queryClient }: App) =>
  waitFor(() =>
    expect({ loading: queryClient.isFetching(), busy: isBusy() }).toEqual({ loading: 0, busy: false }),
  );

/** What does not wait for a call that hangs has loaded. */
const restBut = ({ queryClient }: App, path: string) =>
  waitFor(() =>
    expect(queryClient.isFetching({ predicate: ({ queryKey }) => queryKey[1] !== path })).toBe(0),
  );

async function open(viewer: Viewer, operationId?: OperationId, fault?: Fault): Promise<App> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setting = fault === 'hang' ? { fault: 'latency', ms: 600_000 } : { fault };
  const app = await renderApp('/changepassword', {
    player: viewer === 'player',
    prepare: async (mock) => operationId && control(mock, 'faults', { operationId, ...setting }),
  });
  const { queries } = app.queryClient.getDefaultOptions();
  app.queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 5 } });
  // The count of notices starts last. On a busy machine its first calls would look like repeated ones.
  if (operationId === 'noticeList') await waitFor(() => expect(app.calls).toContain('/notice/list'));
  return app;
}

const healthy = new Map<string, { used: ReadonlySet<string>; title: string | null | undefined }>();
let screensSeen = 0;

const reads = operations.filter(({ kind }) => kind === 'query');
/** A tap, a popup, an order or a page of a list makes these reads, not the screen. */
const LATER = [
  '/game/sports',
  '/lobby/popups',
  '/ping',
  '/user/checkBindViaUser',
  '/recharge/queryPay',
  '/lucky/money/claimed',
  '/lucky/money/collected',
  '/lucky/money/envelope',
  '/lucky/money/share',
  '/lucky/money/domain',
];

describe.each(['player', 'guest'] as const)('for a %s', (viewer) => {
  const addresses = screenAddresses.filter(([, ...who]) => who.includes(viewer)).map(([address]) => address);

  test('NET-13 each screen shows in health which calls it uses', async () => {
    const app = await open(viewer);
    for (const address of addresses) {
      await visit(app, address);
      await rest(app);
      const active = app.queryClient.getQueryCache().findAll({ type: 'active' });
      const used = new Set([...app.calls, ...active.map(({ queryKey }) => String(queryKey[1]))]);
      healthy.set(`${viewer} ${address}`, { used, title: title() });
    }
    expect([...healthy.values()].some(({ used }) => used.size > 5)).toBe(true);
  });

  const cases = reads.map((read, place) => ({ ...read, fault: FAULTS[place % FAULTS.length] ?? 'failure' }));
  test.each(cases)('NET-13 screens show the rest and a retry while $path fails ($fault)', async (row) => {
    const { path, operationId, fault } = row;
    const used = addresses.filter((address) => healthy.get(`${viewer} ${address}`)?.used.has(path));
    if (used.length === 0) return;
    const before = screensSeen;
    const app = await open(viewer, operationId, fault);
    const failing = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path };
    const isDown = () => app.queryClient.getQueryCache().findAll({ ...failing, type: 'active' });
    for (const address of used) {
      const place = `${address} as ${viewer}`;
      await visit(app, address);
      if (fault === 'hang') await restBut(app, path);
      else await rest(app);
      // A read is sent up to three times, and a screen may send one call with two bodies.
      expect(countOf(app.calls, path), `${place}: sent too often`).toBeLessThanOrEqual(6);
      if (countOf(app.calls, path) + isDown().length > 0) screensSeen += 1;
      app.calls.length = 0;
      await pause(LOOK_MS);
      for (const call of app.calls)
        expect(countOf(app.calls, call), `${place}: ${call} again`).toBeLessThan(2);

      const isWaiting = fault === 'hang';
      if (!isWaiting && !isSilent(path, address))
        await waitFor(() => expect(retries(), `${place}: no retry`).not.toEqual([]));
      await waitFor(() => {
        if (!TITLED_BY[address]?.includes(path))
          expect(title(), place).toBe(healthy.get(`${viewer} ${address}`)?.title);
        for (const [failed, on, part] of keeps)
          if (failed === path && on === address) expect(named(part()), `${place}: ${part()}`).not.toEqual([]);
      });
    }
    expect(screensSeen, 'none of its screens sent it while it failed').toBeGreaterThan(before);
    if (fault === 'hang' || isSilent(path, used.at(-1) ?? '')) return;
    await control(app.backend, 'faults', { clear: true });
    // Each failed part has a button. A part that recovers may show another failed part.
    for (let taps = 0; taps < 4 && retries().length > 0; taps += 1) {
      for (const button of retries()) if (button.isConnected) act(() => button.click());
      await rest(app);
    }
    expect(retries(), `${used.at(-1)}: a retry is left`).toEqual([]);
  });
});

test('NET-13 the sweep of failing calls has looked at more than a hundred screens whose call really failed', () => {
  expect(screensSeen).toBeGreaterThan(100);
  const used = new Set([...healthy.values()].flatMap((screenOf) => [...screenOf.used]));
  expect(reads.map(({ path }) => path).filter((path) => !used.has(path))).toEqual(LATER);
});
