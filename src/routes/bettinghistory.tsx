import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { useEnterGame } from '../features/lobby/games/use-enter-game.ts';
import { BettingScreen } from '../features/records/betting-screen.tsx';
import { type BettingSearch, readBettingSearch } from '../features/records/records-search.ts';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';

export const Route = createFileRoute('/bettinghistory')({
  // Judged by the screen, whose script the first load is without.
  validateSearch: (search: BettingSearch) => search,
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession title={texts().records.bettingTitle()}>
      <Bets />
    </RequireSession>
  );
}

function Bets() {
  const { enterGame } = useEnterGame();
  return <BettingScreen search={Route.useSearch(checkedSearch(readBettingSearch))} onContinue={enterGame} />;
}
