import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '../features/notices/notices-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/notices/')({
  // The marks come by code of the screen's own: what a loader imports would be in the first bundle.
  loader: () =>
    Promise.all([
      loadTexts('notices'),
      import('../features/notices/read-notices.ts').then((marks) => marks.loadReadNotices()),
    ]),
  component: Screen,
});

function Screen() {
  return (
    <>
      <PageTitle>{texts().notices.title()}</PageTitle>
      <NoticesScreen />
    </>
  );
}
