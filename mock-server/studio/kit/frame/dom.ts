import type { InOneLang } from '../words/text-pairs.ts';
import type { SharedWords } from '../words/words.ts';
import type { Boot } from './boot.ts';
import { cue } from './cue.ts';

/** @throws when the page's frame (page-html.ts) has no element of that id */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

const data = JSON.parse(byId('boot').textContent ?? '');

export const boot: Boot = data;

export const words: SharedWords = data.words;

/** The words of the page's game alone, for a part of the kit that some games share. */
export const ownWords = <Texts>(): InOneLang<Texts> => data.words[boot.engine];

/** The player prefers reduced motion: results appear at once. */
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

let pace = 1;

/** @param part share of its full time that an animation lasts: less than 1 in quick play (GAM-15) */
export function setPace(part: number): void {
  pace = part;
}

export const brief = (ms: number) => ms * pace;

export const pause = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, isCalm ? 0 : brief(ms)));

export { fill, money, plainTimes, short, signed, times, whole } from '../words/figures.ts';

/** Angle in degrees, clockwise from the top, about the origin: `12.00 -4.50`. */
export function circlePoint(angle: number, radius: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
}

export const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true';

/** Resolves at the end of an element's transitions, or after a timeout when the browser runs none. */
export async function ended(element: Element, mostMs: number): Promise<void> {
  cue('turn', brief(mostMs));
  const moves = element.getAnimations().map(({ finished }) => finished);
  await Promise.race([pause(mostMs), ...(moves.length > 0 ? [Promise.allSettled(moves)] : [])]);
}
