import type { useRouter } from '@tanstack/react-router';
import { afterIdle } from '../../lib/after-idle.ts';
import type { App } from '../../lib/app.ts';
import './display-face.css';

/** The face of titles and amounts (APP-15). */
const FACE = '700 1em Display';
/** What the style sheet sets in the face (src/styles/app.css), and more of its kind. */
const TITLES = 'h1, h2, legend, .tabular';
/** Chromium counts 3 px and more as a shift of the layout. */
const UNSEEN_PX = 2;

/** Where the text of each title stands, each title, and what follows it; and how long the page is. In px. */
function places(): number[] {
  const parts = [...document.querySelectorAll(TITLES)].flatMap((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return [text, title, title.nextElementSibling ?? title];
  });
  const corners = parts.map((part) => part.getBoundingClientRect()).flatMap(({ left, top }) => [left, top]);
  return [...corners, document.documentElement.scrollHeight];
}

/** Puts the face to use, unless something would move: a centred text, or a title of two lines that then has one. */
function putOnUnseen(): void {
  const { dataset } = document.documentElement;
  const before = places();
  dataset.face = '';
  const hasMoved = places().some((place, index) => Math.abs(place - (before[index] ?? place)) > UNSEEN_PX);
  if (hasMoved) delete dataset.face;
}

/**
 * Sets titles and large amounts in a face of their own once the first view stands: at once where nothing moves by it,
 * else with the next screen. Without its file they stay in the system's face, and nothing is said.
 * @returns stops it
 */
export function followDisplayFace(app: App, router: ReturnType<typeof useRouter>): () => void {
  let isLoaded = false;
  const load = async () => {
    // Absent in the pages of tests. A request that fails would be an error in the console.
    if (!document.fonts || !(navigator.onLine || navigator.serviceWorker?.controller)) return;
    const faces = await document.fonts.load(FACE).catch(() => []);
    isLoaded = faces.length > 0;
    if (isLoaded) putOnUnseen();
  };
  const cancel = afterIdle(app, 0, () => void load());
  // Before the new screen is painted.
  const unsubscribe = router.subscribe('onRendered', () => {
    if (isLoaded) document.documentElement.dataset.face = '';
    else void load();
  });
  return () => {
    cancel();
    unsubscribe();
  };
}
