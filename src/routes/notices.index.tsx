import { createFileRoute } from '@tanstack/react-router';
import { meaningHere, useBannerAction } from '../features/lobby/banners/use-banner-action.ts';
import { NoticesScreen } from '../features/notices/notices-screen.tsx';
import { ReadyGift } from '../features/promotions/ready-gift.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/notices/')({
  // The screen's own code imports the marks: an import of the loader would be in the first bundle.
  loader: ({ context: { app } }) =>
    Promise.all([
      loadTexts('notices'),
      loadTexts('promotions'),
      import('../features/notices/read-notices.ts').then((marks) => marks.loadReadNotices(app)),
    ]),
  component: Screen,
});

function Screen() {
  const app = useApp();
  const run = useBannerAction();
  return (
    <>
      <PageTitle>{texts().notices.title()}</PageTitle>
      <NoticesScreen
        gift={<ReadyGift className="mt-28" />}
        onPopup={({ cmd, cmdValue }) => {
          const command = { cmd, cmdValue, path: '' };
          return meaningHere(app, command).do === 'nothing' ? undefined : () => run(command);
        }}
      />
    </>
  );
}
