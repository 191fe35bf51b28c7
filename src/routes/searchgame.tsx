import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useGoBack } from '../app/shell/use-go-back.ts';
import { useHiddenChrome } from '../app/shell/use-hidden-chrome.ts';
import { SearchScreen } from '../features/lobby/search/search-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { isLeaving } from '../lib/is-leaving.ts';
import { PageTitle } from '../ui/section.tsx';

const MAX_QUERY_LENGTH = 80;

function readSearch({ q }: Record<string, unknown>): { q?: string } {
  // The router turns a query of digits into a number.
  const query = typeof q === 'number' ? String(q) : q;
  return typeof query === 'string' && query !== '' ? { q: query.slice(0, MAX_QUERY_LENGTH) } : {};
}

export const Route = createFileRoute('/searchgame')({
  validateSearch: readSearch,
  loader: () => loadTexts('games'),
  component: Screen,
});

function Screen() {
  const { q = '' } = Route.useSearch(checkedSearch(readSearch));
  const navigate = Route.useNavigate();
  const router = useRouter();
  useHiddenChrome({ header: true });
  return (
    <>
      <PageTitle>{texts().games.searchFor()}</PageTitle>
      <SearchScreen
        initialQuery={q}
        onSettled={(query) => {
          if (isLeaving(router, '/searchgame')) return;
          void navigate({ search: query === '' ? {} : { q: query }, replace: true, resetScroll: false });
        }}
        onBack={useGoBack()}
      />
    </>
  );
}
