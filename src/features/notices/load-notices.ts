import { loadTexts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';

/** Loader of both addresses. The marks are a dynamic import: a static one would be in the first bundle. */
export const loadNotices = ({ context: { app } }: { context: { app: App } }) =>
  Promise.all([
    loadTexts('notices'),
    import('./read-notices.ts').then((marks) => marks.loadReadNotices(app)),
  ]);
