import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/terms/terms-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/tc')({ loader: () => loadTexts('legal'), component: Screen });

function Screen() {
  return (
    <>
      <PageTitle>{texts().legal.title()}</PageTitle>
      <TermsScreen />
    </>
  );
}
