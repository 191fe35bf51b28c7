import type { Boot } from '../boot.ts';
import type { GameWords } from '../words.ts';

/** @throws when the page's frame (page-html.ts) has no element of that id */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

const born = JSON.parse(byId('boot').textContent ?? '');

export const boot: Boot = born;

export const words: GameWords = born.words;

/** True for players who asked for less motion: results appear at once. */
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, isCalm ? 0 : ms));

export function fill(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}

/** Amount as the product writes it in every language: `25,000.00`. */
export function money(major: number): string {
  return major.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A stake, which is whole in every market: `4,000`. */
export const whole = (major: number): string => major.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Multiplier in hundredths as text: `2.30x`. */
export function times(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`;
}

/** Short amount for a chip or a button: `1.5K`. */
export function short(major: number): string {
  if (major < 1000) return String(Math.round(major));
  return major < 1_000_000 ? `${+(major / 1000).toFixed(1)}K` : `${+(major / 1e6).toFixed(2)}M`;
}

type Attributes = Readonly<Record<string, string | number | boolean>>;

function dress<Made extends Element>(
  made: Made,
  attributes: Attributes,
  inside: readonly (Node | string)[],
): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...inside);
  return made;
}

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return dress(document.createElement(tag), attributes, inside);
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  return dress(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, inside);
}

/** The point of a circle about the origin at an angle in degrees, clockwise from the top: `12.00 -4.50`. */
export function circlePoint(angle: number, radius: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
}

export function button(label: string, className: string, run: () => void): HTMLButtonElement {
  const made = el('button', { type: 'button', class: className }, label);
  made.addEventListener('click', run);
  return made;
}

/** Enables or disables a button. `disabled` would take the focus away from keyboard players, so it is not used. */
export function switchOff(button: Element, isOff: boolean): void {
  button.setAttribute('aria-disabled', String(isOff));
}

export const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true';

export const unseen = (text: string) => el('span', { class: 'unseen' }, `${text} `);

export function picture(src: string, className = ''): HTMLImageElement {
  return el('img', { src, class: className, alt: '', draggable: 'false' });
}

/** Resolves at the end of an element's transition or animation, or after a timeout when the browser fires no event. */
export function ended(element: Element, mostMs: number): Promise<void> {
  if (isCalm) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      element.removeEventListener('transitionend', onEnd);
      resolve();
    };
    // Transitions of inner elements bubble up to here.
    const onEnd = ({ target }: Event) => target === element && done();
    const timer = setTimeout(done, mostMs);
    element.addEventListener('transitionend', onEnd);
  });
}
