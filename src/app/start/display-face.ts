import type { useRouter } from '@tanstack/react-router';
import { afterIdle } from '../../lib/after-idle.ts';
import type { App } from '../../lib/app.ts';

const FILE = new URL('../../styles/generated/display-face.woff2', import.meta.url);
const TITLES = 'h1, h2, legend, .tabular';
/** Chromium counts 3 px and more as a layout shift. */
const UNSEEN_PX = 2;

/** In px: the place of each title, of its text and of the next element, and the length of the page. */
function places(): number[] {
  const parts = [...document.querySelectorAll(TITLES)].flatMap((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return [text, title, title.nextElementSibling ?? title];
  });
  const corners = parts.map((part) => part.getBoundingClientRect()).flatMap(({ left, top }) => [left, top]);
  return [...corners, document.documentElement.scrollHeight];
}

/** Applies the font unless something would move, such as centred text or a title that needs one line less. */
function putOnUnseen(face: FontFace): void {
  const { dataset } = document.documentElement;
  const before = places();
  document.fonts.add(face);
  dataset.face = '';
  const hasMoved = places().some((place, index) => Math.abs(place - (before[index] ?? place)) > UNSEEN_PX);
  if (hasMoved) delete dataset.face;
}

/**
 * Applies the font of titles and amounts (APP-15) after the first view: at once where nothing moves, else with the next
 * screen. Without its file the system's font stays.
 *
 * Each change of the page's fonts lays out all of it. An `@font-face` rule would be two, the rule and then the file.
 * @returns stops it
 */
export function followDisplayFace(app: App, router: ReturnType<typeof useRouter>): () => void {
  let isLoaded = false;
  const load = async () => {
    // jsdom lacks `document.fonts`. A failed request would be an error in the console.
    if (!document.fonts || !(navigator.onLine || navigator.serviceWorker?.controller)) return;
    const face = new FontFace('Display', `url(${FILE.href})`, { weight: '700 800' });
    const isThere = await face.load().then(
      () => true,
      () => false,
    );
    if (!isThere || isLoaded) return;
    isLoaded = true;
    putOnUnseen(face);
  };
  const cancel = afterIdle(app, 0, () => void load());
  const unsubscribe = router.subscribe('onRendered', () => {
    if (isLoaded) document.documentElement.dataset.face = '';
    else void load();
  });
  return () => {
    cancel();
    unsubscribe();
  };
}
