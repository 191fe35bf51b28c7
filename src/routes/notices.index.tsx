import { createFileRoute } from '@tanstack/react-router';
import { meaningHere, useBannerAction } from '../features/lobby/banners/use-banner-action.ts';
import { loadMarks } from '../features/notices/load-marks.ts';
import { NoticesScreen } from '../features/notices/notices-screen.tsx';
import { ReadyGift } from '../features/promotions/ready-gift.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { optionalLayer } from '../ui/lazy-layer.tsx';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/notices/')({
  loader: ({ context: { app } }) => Promise.all([loadTexts('notices'), loadMarks(app)]),
  component: Screen,
});

/** The gift's texts belong to another screen, so the list does not wait for them. */
const Gift = optionalLayer(async () => ReadyGift, 'promotions');

function Screen() {
  const app = useApp();
  const run = useBannerAction();
  return (
    <>
      <PageTitle>{texts().notices.title()}</PageTitle>
      <NoticesScreen
        gift={<Gift className="mt-28" />}
        onPopup={({ cmd, cmdValue }) => {
          const command = { cmd, cmdValue, path: '' };
          return meaningHere(app, command).do === 'nothing' ? undefined : () => run(command);
        }}
      />
    </>
  );
}
