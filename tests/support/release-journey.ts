import type { ReleaseHost } from './release-host.ts';

/** What a release journey does in a page, so that any browser can be driven through it. Roles and names are ARIA's. */
export interface PageDriver {
  open(address: string): Promise<void>;
  /** @returns the value of an expression in the page; a promise is awaited */
  evaluate(expression: string): Promise<unknown>;
  tap(role: string, name: string): Promise<void>;
  /** Waits until it is shown. */
  see(role: string, name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
}

const isControlled = 'navigator.serviceWorker.controller !== null';
const releaseOfPage = "document.querySelector('meta[name=release]')?.content ?? 'first'";
const typedIn = (field: string) => `document.querySelector('main [name=${field}]')?.value`;

/** Repeats an expression until it has a value. @throws after ten seconds */
async function waitFor(page: PageDriver, expression: string, expected: unknown): Promise<void> {
  let found: unknown;
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    // While a page is replaced there is nowhere to evaluate it.
    found = await page.evaluate(expression).catch(() => undefined);
    if (found === expected) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${expression} is ${String(found)}, expected ${String(expected)}.`);
}

/** Taps a link of the bottom nav, which takes one tap a second (LOB-08). */
async function tapNav(page: PageDriver, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await page.tap('link', name);
}

/**
 * A player is on the first release when the second takes its place on the server (PLR-01, APP-11): sections that were
 * never opened open, also without the network; what is typed stays beside the prompt to update and after the update.
 */
export async function goOnAfterRelease(page: PageDriver, host: ReleaseHost, token: string): Promise<void> {
  await page.open(host.address);
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // From its second visit on a page is the worker's.
  await page.open(host.address);
  await waitFor(page, isControlled, true);

  host.publish('second');
  await tapNav(page, 'Retirar');
  await page.see('textbox', 'Número de cuenta');
  await waitFor(page, releaseOfPage, 'first');

  host.setDown(true);
  await tapNav(page, 'Promos');
  await page.see('heading', 'Promociones');
  host.setDown(false);

  await tapNav(page, 'Retirar');
  await page.fill('Número de cuenta', '12345678');
  await page.fill('Cuánto quieres retirar', '12,500');
  // As the browser does by itself on the next visit, or once a day.
  await page.evaluate(
    'navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)',
  );
  await page.see('region', 'Nueva versión');
  await waitFor(page, releaseOfPage, 'first');
  await waitFor(page, typedIn('amount'), '12,500');

  await page.tap('button', 'Actualizar');
  await waitFor(page, releaseOfPage, 'second');
  await waitFor(page, typedIn('account'), '12345678');
  await waitFor(page, typedIn('amount'), '12,500');
  await waitFor(page, 'location.pathname', '/withdraw');
  await waitFor(page, 'navigator.serviceWorker.getRegistration().then((found) => found.waiting)', null);
}
