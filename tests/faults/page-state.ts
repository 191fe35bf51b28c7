import type { Page } from 'playwright/test';
import { IMAGE_PRELOAD_SCREENS } from '../../src/config/constants.ts';

export interface PageState {
  text: string;
  mainText: string;
  /** Loading parts, by place. */
  busy: string[];
  /** Retry buttons that can be tapped; not those behind a popup. */
  retries: number;
  /** The header, the navigation, or a button or link of the screen is usable. */
  hasWayOn: boolean;
  /** A fade takes real time, whatever the page's clock says. */
  isFading: boolean;
}

const RETRY_WORDS = ['Reintentar', 'Intentar de nuevo'];
export const retryButtons = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${RETRY_WORDS.join('|')})$`) });

/** Runs in the page. */
function readState({
  retryWords,
  nearScreens,
}: {
  retryWords: readonly string[];
  nearScreens: number;
}): PageState {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const placeOf = (element: Element) => {
    const named = element.closest('[aria-label],dialog,[role=dialog],section,form,main,header,nav');
    const name = named?.getAttribute('aria-label') ?? named?.querySelector('h1,h2,h3')?.textContent ?? '';
    return `${named?.tagName.toLowerCase() ?? 'body'} ${name}`.trim();
  };
  const busy = [...document.querySelectorAll('[data-skeleton],[aria-busy="true"],.animate-spin')]
    .filter(isShown)
    // Parts further down load near the screen (LOB-15).
    .filter((element) => element.getBoundingClientRect().top < nearScreens * innerHeight)
    // A tap after the end of the session waits behind the login.
    .filter((element) => !element.closest('button')?.closest('[inert],[aria-hidden="true"]'))
    .map((element) => {
      const look = element.hasAttribute('data-skeleton')
        ? 'skeleton'
        : element.tagName === 'BUTTON'
          ? 'button'
          : 'spinner';
      return `${look} in ${placeOf(element)}`;
    });
  const fields = [...document.querySelectorAll('input,textarea')].map((field) => Reflect.get(field, 'value'));
  const controls = [...document.querySelectorAll('button,a[href]')].filter(
    (element) => isShown(element) && !element.closest('[inert],[aria-hidden="true"],[href^="#"]'),
  );
  const retries = controls.filter(({ textContent }) => retryWords.includes((textContent ?? '').trim()));
  const isFadingNow = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  // Not textContent, which includes hidden text.
  const textOf = (element: HTMLElement | null) => element?.innerText.trim() ?? '';
  return {
    text: `${textOf(document.body)}\n${fields.join('\n')}`,
    mainText: textOf(document.querySelector('main')),
    busy: [...new Set(busy)],
    retries: retries.length,
    hasWayOn: controls.length > 0,
    isFading: document.getAnimations().some((animation) => isFadingNow(animation)),
  };
}

export const pageState = (page: Page): Promise<PageState> =>
  page.evaluate(readState, { retryWords: RETRY_WORDS, nearScreens: IMAGE_PRELOAD_SCREENS });
