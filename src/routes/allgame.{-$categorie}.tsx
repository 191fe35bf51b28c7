import { createFileRoute } from '@tanstack/react-router';
import { useGoBack } from '../app/shell/use-go-back.ts';
import { useHiddenChrome } from '../app/shell/use-hidden-chrome.ts';
import { AllGamesScreen } from '../features/lobby/all-games/all-games-screen.tsx';
import { readListFilter } from '../features/lobby/all-games/list-filter.ts';
import { loadTexts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';

export const Route = createFileRoute('/allgame/{-$categorie}')({
  validateSearch: readListFilter,
  loader: () => loadTexts('games'),
  component: Screen,
});

function Screen() {
  const { categorie } = Route.useParams();
  const filter = Route.useSearch(checkedSearch(readListFilter));
  const navigate = Route.useNavigate();
  useHiddenChrome({ header: true, nav: true });
  return (
    <AllGamesScreen
      category={categorie}
      filter={filter}
      onFilter={(search) => void navigate({ search, replace: true })}
      onBack={useGoBack()}
    />
  );
}
