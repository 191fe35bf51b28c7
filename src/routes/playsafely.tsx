import { createFileRoute } from '@tanstack/react-router';
import { PlaySafelyScreen } from '../features/play-safely/play-safely-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/playsafely')({
  loader: () => loadTexts('safely', 'money'),
  component: Screen,
});

function Screen() {
  return (
    <>
      <PageTitle>{texts().safely.title()}</PageTitle>
      <PlaySafelyScreen />
    </>
  );
}
