import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../features/notices/notices-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/notices/')({
  // The marks come by code of the screen's own: what a loader imports would be in the first bundle.
  loader: () =>
    Promise.all([
      loadTexts('notices'),
      import('../features/notices/read-notices.ts').then((marks) => marks.loadReadNotices()),
    ]),
  component: NoticesScreen,
});
