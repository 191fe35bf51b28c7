import type { Page } from 'playwright/test';
import { IMAGE_PRELOAD_SCREENS } from '../../src/config/constants.ts';

/** What a player sees and can do now, as far as a machine can tell. */
export interface PageState {
  /** Every visible text, field values included. */
  text: string;
  /** Visible text of the screen itself. */
  mainText: string;
  /** What looks as if it were still coming, each by its place. */
  busy: string[];
  /** Visible buttons that offer a retry and can be tapped: not those behind a popup. */
  retries: number;
  /** Something leads on: the header, the navigation, or a button or link of the screen. */
  hasWayOn: boolean;
  /** A fade is under way. It takes real time, whatever the page's own clock says. */
  isFading: boolean;
}

/** Words of the buttons that retry, in Spanish. */
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
    // What is further down loads when it comes near (LOB-15).
    .filter((element) => element.getBoundingClientRect().top < nearScreens * innerHeight)
    // A tap that met the end of the session waits behind the login for the player.
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
  // Not textContent: text that is hidden is not what a player sees.
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
