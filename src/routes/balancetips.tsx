import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { BalanceTipsScreen } from '../features/records/balance-tips-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/balancetips')({
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <>
      <PageTitle>{texts().records.tips.title()}</PageTitle>
      <RequireSession>
        <BalanceTipsScreen />
      </RequireSession>
    </>
  );
}
