import { expect } from '../support/e2e.ts';
import { translatePage } from '../support/translator.ts';
import type { Driver, Place } from './driver.ts';
import { lookFor, type Sight, type Target } from './page-search.ts';

/** Of each wait. Ten free spins of a slot take most of the time. */
const WAIT_MS = 120_000;
const WAIT = { timeout: WAIT_MS, intervals: [60, 60, 60, 100, 200] };

/** A string must match the whole name, an expression any part of it. */
type Name = string | RegExp;

function target(role: string, name: Name): Target {
  if (name instanceof RegExp) return { role, name: { source: name.source, flags: name.flags } };
  return { role, name: { source: `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, flags: '' } };
}

/** A player's visit in any engine. Each method waits up to WAIT_MS. */
export class Visit {
  readonly driver: Driver;
  readonly #origin: string;

  readonly #isTranslated: boolean;

  constructor(driver: Driver, origin: string, isTranslated = false) {
    this.driver = driver;
    this.#origin = origin;
    this.#isTranslated = isTranslated;
  }

  async open(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.#origin).href);
    await this.translate('page');
  }

  /** A browser that translates begins with what has loaded. */
  async translate(place: Place): Promise<void> {
    if (this.#isTranslated) await this.driver.run(place, translatePage);
  }

  /** Goes to an address of the origin and stores these entries before the app runs there. */
  async prepare(cookie: string, stored: Record<string, string>): Promise<void> {
    // A picture has the app's origin but does not run the app.
    await this.driver.open(new URL('/icon-192.png', this.#origin).href);
    const today = new Date().toISOString().slice(0, 10);
    await this.#run(
      (mark, entries, day) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the one way that every engine has.
        document.cookie = mark;
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        sessionStorage.setItem('interruptedOn', JSON.stringify(day));
      },
      `${cookie}; path=/`,
      { showPb: today, showPb2: today, ...stored },
      today,
    );
  }

  path(): Promise<string> {
    return this.#run(() => location.pathname + location.search);
  }

  async see(role: string, name: Name, place: Place = 'page'): Promise<Sight> {
    return this.#find(target(role, name), place);
  }

  async gone(role: string, name: Name): Promise<void> {
    await expect
      .poll(() => this.#look(target(role, name), 'page'), {
        ...WAIT,
        message: `${role} ${name} goes`,
      })
      .toBeNull();
  }

  async tap(role: string, name: Name, place: Place = 'page'): Promise<void> {
    await this.#tap(target(role, name), place);
  }

  async balance(amount: string): Promise<void> {
    await this.see('status', `Saldo ${amount} CLP`);
  }

  async fill(name: Name, value: string): Promise<void> {
    await this.tap('textbox', name);
    await this.#run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.driver.type(value);
  }

  /** Waits until `question` gives `answer`. While the page is changing, the error counts as the answer. */
  async until<Answer>(
    question: () => Promise<Answer>,
    answer: Answer,
    what: string,
    timeout = WAIT_MS,
  ): Promise<void> {
    await expect.poll(() => question().catch(String), { ...WAIT, message: what, timeout }).toEqual(answer);
  }

  #run<Args extends unknown[], Answer>(
    script: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.driver.run('page', script, ...args);
  }

  /** Returns null while the page is changing. */
  async #look(target: Target, place: Place): Promise<Sight | null> {
    try {
      return await this.driver.run(place, lookFor, target);
    } catch {
      return null;
    }
  }

  async #find(target: Target, place: Place): Promise<Sight> {
    let sight: Sight | null = null;
    await expect
      .poll(
        async () => {
          sight = await this.#look(target, place);
          return sight !== null;
        },
        { ...WAIT, message: `${target.role} ${target.name.source} is there` },
      )
      .toBe(true);
    return sight as unknown as Sight;
  }

  async #tap(target: Target, place: Place): Promise<void> {
    let last = '';
    let sight: Sight | null = null;
    await expect
      .poll(
        async () => {
          const before = last;
          sight = await this.#look(target, place);
          if (!sight) return 'not there';
          last = `${sight.x} ${sight.y}`;
          if (sight.isDisabled) return 'disabled';
          if (!sight.isFree) return 'covered';
          return last === before ? 'ready' : 'moving';
        },
        { ...WAIT, message: `${target.role} ${target.name.source} can be tapped` },
      )
      .toBe('ready');
    const { x, y } = sight as unknown as Sight;
    const frame = place === 'game' ? await this.#frame() : { x: 0, y: 0 };
    await this.driver.tap(x + frame.x, y + frame.y);
  }

  #frame(): Promise<{ x: number; y: number }> {
    return this.#run(() => {
      const { x, y } = document.querySelector('iframe')?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x, y };
    });
  }
}
