import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAfterLogin } from '../app/popups/use-after-login.ts';
import { LuckyMoneyScreen } from '../features/lucky-money/lucky-money-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readRedEnvelopeSearch } from '../session/red-envelope-search.ts';
import { PageTitle } from '../ui/page-title.tsx';

const KEPT = /^(\?(shared|view)=[^&]*(&(shared|view)=[^&]*)*)?$/;
/** What the last address brought, out of it by now and waiting to be taken. */
let arrived = '';

export const Route = createFileRoute('/redenvelope')({
  validateSearch: readRedEnvelopeSearch,
  // The address may bring a token, a language and a channel (spec point 2): none of it stays there (RED-03).
  beforeLoad: ({ location, search, cause }) => {
    if (cause === 'preload') return;
    if (KEPT.test(location.searchStr)) {
      arrived ||= location.searchStr;
      return;
    }
    arrived = location.searchStr;
    // `search` still holds what the root let through: only what the page goes by stays.
    throw redirect({ to: '/redenvelope', search: readRedEnvelopeSearch({ ...search }), replace: true });
  },
  loader: async () => {
    const search = arrived;
    arrived = '';
    const [{ takeArrival }] = await Promise.all([
      import('../features/lucky-money/arrival/take-arrival.ts'),
      loadTexts('lucky'),
      loadTexts('money'),
    ]);
    takeArrival(search);
  },
  // Also when it was loaded a moment ago: every address is taken.
  shouldReload: true,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch(checkedSearch(readRedEnvelopeSearch));
  const afterLogin = useAfterLogin();
  return (
    <>
      <PageTitle>{texts().lucky.title()}</PageTitle>
      <LuckyMoneyScreen
        search={search}
        onSession={(token, greeting) => afterLogin({ token }, 'login', greeting)}
      />
    </>
  );
}
