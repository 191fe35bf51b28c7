import { rootRouteId } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../locales/i18n-util.ts';
import { brand } from '../../src/config/brand.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { writeDevice } from '../../src/lib/device-storage.ts';
import { readTexts } from '../../tools/locales/texts.ts';
import { act } from '../support/act.ts';
import { enterSlot, fromGame } from './game-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const ADDRESSES: readonly (readonly [address: string, title: () => string])[] = [
  ['/allgame', () => texts().games.all()],
  ['/allgame/xyz', () => texts().games.unknownCategory.title()],
  ['/allgame?only=favourites', () => texts().games.favourites()],
  ['/balancetips', () => texts().records.tips.title()],
  ['/bettinghistory', () => texts().records.bettingTitle()],
  ['/bonus', () => texts().bonus.title()],
  ['/changepassword', () => texts().profile.change.title()],
  ['/deposit', () => texts().deposit.title()],
  ['/firstRecharge', () => texts().firstDeposit.tier.name.first()],
  ['/gameView/https%3A%2F%2Fevil.example%2F', () => texts().game.refused.foreign.title()],
  ['/me', () => texts().profile.me.title()],
  ['/newUserCashback', () => texts().cashback.title()],
  ['/newUserDeposit', () => texts().promotions.newUser.title()],
  ['/notices', () => texts().notices.title()],
  ['/notices/no-such-notice', () => texts().notices.gone.title()],
  ['/playsafely', () => texts().safely.title()],
  ['/promotion', () => texts().promotions.screen.title()],
  ['/redenvelope', () => texts().lucky.title()],
  ['/rushdeposit', () => texts().deposit.rush.title()],
  ['/searchgame', () => texts().games.searchFor()],
  ['/tc', () => texts().legal.title()],
  ['/transactions', () => texts().records.title()],
  ['/withdraw', () => texts().withdraw.title()],
  ['/no/such/page', () => texts().system.notFound.title()],
];

/** @returns what the page says in a text of the other language alone */
async function foreignTexts(language: string): Promise<string[]> {
  const own = new Set((await readTexts(`locales/${language}`)).values());
  const other = await readTexts(`locales/${language === 'ks' ? 'en' : 'ks'}`);
  const foreign = new Set([...other.values()].filter((text) => !own.has(text)));
  const nodes = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (foreign.has(node.nodeValue ?? '')) found.push(node.nodeValue ?? '');
  return found;
}

const titled = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · ${brand.name}`));

beforeEach(() => {
  document.head.innerHTML = `<title>${brand.name}</title>`;
});

describe.each(locales)('in %s', (language) => {
  test('APP-06 APP-14 every address has a title of its own and no text of another language; home has the brand', async () => {
    writeDevice(theApp(), 'locale', language);
    const { router, queryClient } = await renderApp('/', { player: true });
    expect(document.title).toBe(brand.name);
    // Texts load once in a process, but the test runs in two languages.
    await loadTexts('system');
    const titles = new Set<string>();
    const seen = new Set<string>(['/']);
    for (const [address, title] of ADDRESSES) {
      await act(() => router.navigate({ href: address }));
      await waitFor(() => expect(document.title).not.toBe(brand.name));
      await titled(title());
      titles.add(document.title);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(await foreignTexts(language), address).toEqual([]);
      seen.add(router.state.matches.at(-1)?.routeId ?? '');
    }
    expect(titles.size).toBe(ADDRESSES.length);
    expect(Object.keys(router.routesById).filter((id) => id !== rootRouteId && !seen.has(id))).toEqual([]);
    await act(() => router.navigate({ href: '/' }));
    await waitFor(() => expect(document.title).toBe(brand.name));
  });

  test('APP-14 a page has the title of its address for a guest too, and a popup leaves it alone', async () => {
    writeDevice(theApp(), 'locale', language);
    await renderApp('/withdraw');
    expect(await screen.findByRole('dialog')).toBeDefined();
    await titled(texts().withdraw.title());
  });

  test("APP-14 a category, a notice and a game have their own name as the page's title", async () => {
    writeDevice(theApp(), 'locale', language);
    const { router } = await renderApp('/allgame', { player: true });
    const chips = await screen.findAllByRole('link', { name: /Slots|Tragamonedas/ });
    fireEvent.click(chips[0] as HTMLElement);
    await titled((chips[0] as HTMLElement).textContent ?? '');

    await act(() => router.navigate({ href: '/notices/n-mantencion' }));
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toContain(heading.textContent));

    await enterSlot({ router });
    const frame = await screen.findByTitle<HTMLIFrameElement>(texts().game.frame());
    await titled(texts().game.frame());
    fromGame('ready', undefined, { name: 'Copihue de Oro' });
    await titled('Copihue de Oro');
    expect(frame.title).toBe('Copihue de Oro');
  });
});
