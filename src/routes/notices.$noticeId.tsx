import { createFileRoute } from '@tanstack/react-router';
import { loadMarks } from '../features/notices/load-marks.ts';
import { NoticeScreen } from '../features/notices/notice-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/notices/$noticeId')({
  loader: ({ context: { app } }) => Promise.all([loadTexts('notices'), loadMarks(app)]),
  component: Screen,
});

function Screen() {
  return <NoticeScreen noticeId={Route.useParams().noticeId} />;
}
