import { createFileRoute } from '@tanstack/react-router';
import { offered } from '../app/guards/offered.tsx';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { useGoBack } from '../app/shell/use-go-back.ts';
import { NewUserDepositScreen } from '../features/promotions/new-user-deposit/new-user-deposit-screen.tsx';
import { readNewUserSearch } from '../features/promotions/new-user-deposit/new-user-search.ts';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { useIsLogin } from '../session/session-store.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/newUserDeposit')({
  validateSearch: readNewUserSearch,
  loader: () => loadTexts('promotions'),
  component: offered('deposits', Screen),
});

function Screen() {
  const { multiple, isInGame } = Route.useSearch(checkedSearch(readNewUserSearch));
  const isLogin = useIsLogin();
  const goBack = useGoBack();
  return (
    <>
      <PageTitle>{texts().promotions.newUser.title()}</PageTitle>
      <PlayGate isExempt={!isLogin}>
        <NewUserDepositScreen multiple={multiple} onBackToGame={isInGame ? goBack : undefined} />
      </PlayGate>
    </>
  );
}
