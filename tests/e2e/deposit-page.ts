import type { Page } from 'playwright/test';
import { expect } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { arriveAsPlayer, PLAYER } from '../support/player.ts';

export const RUT = '12.345.678-5';

/** The seeded player has 25,000.00. No popup opens. */
export async function openAsPlayer(page: Page, path = '/deposit', language = 'ks'): Promise<void> {
  await arriveAsPlayer(page, language);
  await page.goto(path);
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pagar', exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

export async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await page.getByText(name).first().tap();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

export async function typeCode(page: Page, world: MockWorld): Promise<void> {
  await page.keyboard.type(await world.code(PLAYER.phone));
}

export async function countNotices(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noticed', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { noticed: (text: string) => void }).noticed;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.getAttribute('data-testid') !== 'deposit-notice') continue;
        for (const node of addedNodes) report(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}
