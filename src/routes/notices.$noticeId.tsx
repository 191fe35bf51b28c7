import { createFileRoute } from '@tanstack/react-router';
import { NoticeScreen } from '../features/notices/notice-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/notices/$noticeId')({
  loader: ({ context: { app } }) =>
    Promise.all([
      loadTexts('notices'),
      import('../features/notices/read-notices.ts').then((marks) => marks.loadReadNotices(app)),
    ]),
  component: Screen,
});

function Screen() {
  return <NoticeScreen noticeId={Route.useParams().noticeId} />;
}
