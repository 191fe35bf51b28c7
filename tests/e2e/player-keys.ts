import { expect, type Page } from 'playwright/test';

export class PlayerKeys {
  readonly found: string[] = [];
  readonly #page: Page;
  #engine = '';

  constructor(page: Page) {
    this.#page = page;
  }

  play(engine: string): void {
    this.#engine = engine;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  on = (selector: string) =>
    this.#page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  async follows(selector: string): Promise<void> {
    await expect
      .poll(() => this.on(selector), { message: `${this.#engine}: the focus on ${selector}` })
      .toBe(true);
  }

  /**
   * Presses Tab until the element has the focus. Each stop on the way must be enabled, visible and in the accessibility
   * tree.
   */
  async tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const stops: string[] = [];
    do {
      await this.press(key);
      const [name, wrong] = await this.#page.evaluate(() => {
        const at = document.activeElement;
        const label = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
        if (!at || at === document.body) return ['the page', ''] as const;
        if (at.closest('[aria-hidden="true"]')) return [label, 'is hidden from screen readers'] as const;
        if (at.matches('[aria-disabled="true"]')) return [label, 'does nothing'] as const;
        return [label, at.checkVisibility({ opacityProperty: false }) ? '' : 'is not seen'] as const;
      });
      if (wrong) this.found.push(`${this.#engine}: "${name}" ${wrong}`);
      stops.push(name);
    } while (!(await this.on(selector)) && stops.length < 60);
    if (!(await this.on(selector)))
      throw new Error(`${this.#engine}: Tab does not come to ${selector}, only to ${stops.join(' | ')}`);
  }

  /** A board is one Tab stop: the arrow keys move inside it. */
  async isOneStop(selector: string): Promise<void> {
    const name = () =>
      this.#page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    const first = await name();
    await this.press('ArrowRight');
    if (!(await this.on(selector)) || (await name()) === first)
      this.found.push(`${this.#engine}: the arrows do not move on the board`);
    await this.press('ArrowDown', 'End', 'Home');
    if ((await name()) !== first) this.found.push(`${this.#engine}: Home does not lead to the first place`);
    await this.press('Tab');
    if (await this.on(selector)) this.found.push(`${this.#engine}: the board has more than one stop`);
    await this.press('Shift+Tab');
  }
}
