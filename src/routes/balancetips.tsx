import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { BalanceTipsScreen } from '../features/records/balance-tips-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';

export const Route = createFileRoute('/balancetips')({
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession title={texts().records.tips.title()}>
      <BalanceTipsScreen />
    </RequireSession>
  );
}
