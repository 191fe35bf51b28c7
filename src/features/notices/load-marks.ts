import type { App } from '../../lib/app.ts';

/** A dynamic import: a static one in a loader would be in the first bundle. */
export const loadMarks = (app: App) =>
  import('./read-notices.ts').then((marks) => marks.loadReadNotices(app));
