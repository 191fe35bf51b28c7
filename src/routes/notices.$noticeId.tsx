import { createFileRoute } from '@tanstack/react-router';
import { loadNotices } from '../features/notices/load-notices.ts';
import { NoticeScreen } from '../features/notices/notice-screen.tsx';

export const Route = createFileRoute('/notices/$noticeId')({
  loader: loadNotices,
  component: Screen,
});

function Screen() {
  return <NoticeScreen noticeId={Route.useParams().noticeId} />;
}
