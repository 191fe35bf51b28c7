import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { pbGet, pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { type MenuItem, menuItems } from '../../src/app/menu/menu-rules.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { act } from '../support/act.ts';
import { deposited } from './deposit-steps.ts';
import { countOf, renderApp, started } from './render-app.tsx';
import { theApp } from './the-app.ts';

/** A query by role takes seconds among all tiles of home, so this reads the text. */
const said = (count: number) => screen.queryByText(texts().promotions.newUser.ready.count({ count }));
const gift = () => {
  const name = texts().promotions.newUser.ready.title();
  return document.querySelector(`section[aria-label="${name}"]`);
};
const claimOf = (amount: string) =>
  [...(gift()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(amount));

async function claim(amount: string): Promise<void> {
  const button = await waitFor(() => {
    const found = claimOf(amount);
    expect(found).toBeDefined();
    return found as HTMLElement;
  });
  fireEvent.click(button);
  fireEvent.click(button);
}

async function deposit(backend: MockBackend, amount: number): Promise<void> {
  const orderId = await deposited(backend, amount);
  act(() => emitUi(theApp(), 'pay-success', { orderId }));
}

const SELLS = /primer depósito|bono de bienvenida/i;

const named = () =>
  [...document.querySelectorAll('button, a')].map(
    (element) => `${element.querySelector('img')?.alt ?? ''} ${element.textContent ?? ''}`,
  );

const menuButton = () => document.querySelector('header button');

async function openMenu(): Promise<Element> {
  fireEvent.click(
    await waitFor(() => {
      expect(menuButton()).not.toBeNull();
      return menuButton() as HTMLElement;
    }),
  );
  return waitFor(() => {
    const list = document.querySelector('[role="dialog"] ul[aria-label]');
    expect(list).not.toBeNull();
    return document.querySelector('[role="dialog"]') as Element;
  });
}

describe('gifts', () => {
  test('PRO-07 the badge of the promotions, home and the notices tell what waits, and one tap claims it', async () => {
    const { backend, router, calls } = await renderApp('/', { player: true });
    await loadTexts('promotions');
    await started();
    await waitFor(() => expect(said(1)).not.toBeNull());
    expect(calls, 'by the list alone').not.toContain('/v1/pb/config');
    await deposit(backend, 4_000);
    await waitFor(() => expect(said(2)).not.toBeNull());
    expect(said(2)?.previousSibling?.textContent).toBe('2');
    await claim('2,000.00');
    await waitFor(() => expect(said(1)).not.toBeNull());
    expect(countOf(calls, '/v1/pb/get')).toBe(1);

    await act(() => router.navigate({ to: '/notices' }));
    await claim('100.00');
    await waitFor(() => expect([said(1), gift()]).toEqual([null, null]));
    expect(countOf(calls, '/v1/pb/reg/claim')).toBe(1);
  });

  test('PRO-07 a guest has no badge, and nothing is asked for one', async () => {
    const { calls } = await renderApp('/');
    await started();
    await loadTexts('promotions');
    expect([said(1), gift(), countOf(calls, '/v1/pb/list')]).toEqual([null, null, 0]);
  });

  test('PRO-07 nothing is sold twice: home, the notices, the menu and the promotions after the first deposit', async () => {
    const { backend, router } = await renderApp('/', { player: true });
    const isSold = () => named().filter((name) => SELLS.test(name));
    await waitFor(() => expect(isSold()).not.toEqual([]));
    await deposit(backend, 4_000);
    await pbGet({ rewardType: 1 });
    await pbRegClaim({});
    act(() => emitUi(theApp(), 'update-balance'));
    let asked = 0;
    for (const to of ['/', '/notices', '/promotion'] as const) {
      await act(() => router.navigate({ to }));
      // The card on /promotion shows the remaining offers under a name common to all.
      const card = (name: string) => name.includes(texts().promotions?.screen.welcome.go());
      await waitFor(() => expect(isSold().filter((name) => to !== '/promotion' || !card(name))).toEqual([]));
      asked += named().length;
    }
    await act(() => router.navigate({ to: '/' }));
    const menu = await openMenu();
    await waitFor(() => expect(menu.querySelectorAll('img').length).toBeGreaterThan(1));
    expect(isSold()).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  });

  test('PRO-07 the card of the promotions says what is still to be had, and goes once all of it was', async () => {
    const { backend } = await renderApp('/promotion', { player: true });
    const upTo = (amount: string) => texts().promotions.screen.welcome.upTo({ amount });
    expect(await screen.findByText(upTo('9,100.00 CLP'))).toBeDefined();
    await deposit(backend, 4_000);
    await pbGet({ rewardType: 1 });
    await pbRegClaim({});
    act(() => emitUi(theApp(), 'update-balance'));
    expect(await screen.findByText(upTo('4,000.00 CLP'))).toBeDefined();
    await deposit(backend, 4_000);
    await pbGet({ rewardType: 2 });
    act(() => emitUi(theApp(), 'update-balance'));
    await waitFor(() => expect(screen.queryByText(upTo('4,000.00 CLP'))).toBeNull());
    expect(screen.queryByText(texts().promotions.screen.welcome.go())).toBeNull();
  });

  test('LOB-16 the name of the menu button says how much waits in the notices', async () => {
    await renderApp('/');
    await loadTexts('system');
    await started();
    await waitFor(() => {
      const count = Number(document.querySelector('[data-waiting]')?.textContent);
      const name = texts().header.menu() + texts().system.waiting({ count });
      expect([count > 0, menuButton()?.getAttribute('aria-label')]).toEqual([true, name]);
    });
  });

  test.each([
    ['its market', { countries: ['CL'] }, true],
    ['another market', { countries: ['KE'] }, false],
    ['its host', { hostnames: [location.hostname] }, true],
    ['another host', { hostnames: ['copihue.co.ke'] }, false],
  ])(
    'LOB-09 the menu has an entry of %s or leaves it out, and has all others',
    async (_rule, rule, isThere) => {
      const entry = menuItems.find(({ id }) => id === 'promotion') as MenuItem;
      Object.assign(entry, rule);
      onTestFinished(() => {
        for (const name of Object.keys(rule)) Reflect.deleteProperty(entry, name);
      });
      await renderApp('/');
      const shown = [...(await openMenu()).querySelectorAll('ul[aria-label] button')];
      const { item } = texts().menu;
      const has = (name: string) => shown.some(({ textContent }) => textContent?.includes(name));
      expect(has(item.promotion())).toBe(isThere);
      expect(menuItems.filter(({ id }) => has(item[id]()))).toHaveLength(
        menuItems.length - (isThere ? 0 : 1),
      );
    },
  );
});
