import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { control } from './account-steps.ts';
import { renderApp } from './render-app.tsx';

// Testing Library's clicks wait for React's updates. A real tap does not.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
async function tapOnly(control: HTMLElement): Promise<void> {
  control.click();
  await Promise.resolve();
}

const nextFrame = () => new Promise(requestAnimationFrame);

const LATE = { fault: 'latency', ms: 600_000 } as const;

test('APP-17 a tapped tab of home is selected in the event of its tap, before its games are rendered', async () => {
  await renderApp('/');
  const tab = (await screen.findAllByRole('tab'))[2] as HTMLElement;
  const panel = screen.getByRole('tabpanel');
  await waitFor(() => expect(within(panel).getAllByRole('img').length).toBeGreaterThan(3));
  const before = panel.getAttribute('aria-labelledby');

  await tapOnly(tab);
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(panel.getAttribute('aria-labelledby')).toBe(before);
  expect(panel.getAttribute('aria-busy')).toBe('true');

  await waitFor(() => expect(panel.getAttribute('aria-labelledby')).toBe(tab.id));
  expect(panel.getAttribute('aria-busy')).toBe('false');
});

test('APP-17 HIS-02 a tapped filter is chosen in the event of its tap; the rows of the one before are busy', async () => {
  const { backend } = await renderApp('/bettinghistory?period=all', {
    player: true,
    prepare: (mock) => control(mock, 'bets', { phone: '912345678', count: 5 }),
  });
  const list = await waitFor(() => screen.getByRole('main').querySelector('[aria-busy]') ?? expect.fail());
  const row = (await within(list as HTMLElement).findAllByRole('listitem'))[0];
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  await control(backend, 'faults', { operationId: 'walletRecords', ...LATE });
  const [cash, bonus] = (['cash', 'bonus'] as const).map((name) =>
    screen.getByRole<HTMLInputElement>('radio', { name: texts().records.wallets[name]() }),
  );

  await tapOnly(bonus as HTMLElement);
  expect(bonus?.checked).toBe(true);
  expect(cash?.checked).toBe(false);

  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
  expect(row?.isConnected).toBe(true);
});

test('APP-17 GAM-01 a tapped category is the current one in the event of its tap', async () => {
  await renderApp('/allgame');
  const chips = await screen.findByRole('navigation', { name: texts().games.lists() });
  const chip = await waitFor(() => within(chips).getAllByRole('link')[4] ?? expect.fail());
  const heading = screen.getByRole('heading', { level: 1 }).textContent;

  await tapOnly(chip);
  expect(within(chips).getAllByRole('link', { current: 'page' })).toEqual([chip]);
  expect([...chips.querySelectorAll('[data-current]')]).toEqual([chip]);
  await nextFrame();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(chip.textContent));
});

const inNav = (name: string) =>
  within(screen.getByRole('navigation', { name: texts().nav.label() })).getByRole('link', {
    name: name.replace('\u00ad', ''),
  });
const isAtHome = () => screen.queryByRole('heading', { name: texts().home.title(), level: 1 }) !== null;

test('APP-17 LOB-08 a tapped tab of the nav bar is the current one a frame before its screen renders', async () => {
  await renderApp('/promotion');
  const [promotion, home] = [inNav(texts().nav.promotion()), inNav(texts().nav.home())];
  await waitFor(() => expect(promotion.getAttribute('aria-current')).toBe('page'));
  expect(isAtHome()).toBe(false);

  await tapOnly(home);
  expect([home, promotion].map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  await nextFrame();
  expect(isAtHome()).toBe(false);

  await waitFor(() => expect(isAtHome()).toBe(true));
});

test('LOB-08 the nav bar has five entries and follows one tap a second', async () => {
  await renderApp('/promotion');
  const links = within(screen.getByRole('navigation', { name: texts().nav.label() })).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/', '/promotion', '/deposit', '/withdraw', '/me']);
  const clock = vi.spyOn(performance, 'now');
  for (const [ms, tapped, current] of [
    [5_000, 0, 0],
    [5_999, 1, 0],
    [6_000, 1, 1],
  ] as const) {
    clock.mockReturnValue(ms);
    await tapOnly(links[tapped] as HTMLElement);
    expect(links.findIndex((link) => link.getAttribute('aria-current'))).toBe(current);
  }
  clock.mockRestore();
});

test('APP-17 a hidden page waits for no frame before another screen', async () => {
  await renderApp('/promotion');
  const home = inNav(texts().nav.home());
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await tapOnly(home);
  await waitFor(() => expect(isAtHome()).toBe(true));
  for (const spy of [hidden, frames]) spy.mockRestore();
});
