import { createFileRoute, redirect } from '@tanstack/react-router';
import { offered } from '../app/guards/offered.tsx';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { useAfterLogin } from '../app/popups/use-after-login.ts';
import { LuckyMoneyScreen } from '../features/lucky-money/lucky-money-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readRedEnvelopeSearch } from '../session/red-envelope-search.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/redenvelope')({
  validateSearch: readRedEnvelopeSearch,
  // The address may contain a token, a language and a channel (spec point 2); all are removed from it (RED-03).
  loader: async ({ context: { app }, location, cause }) => {
    const [{ noteArrival, takeArrival }] = await Promise.all([
      import('../features/lucky-money/arrival/take-arrival.ts'),
      loadTexts('lucky', 'money'),
    ]);
    const own = cause === 'preload' ? undefined : noteArrival(app, location.searchStr);
    if (own) throw redirect({ to: '/redenvelope', search: own, replace: true });
    takeArrival(app);
  },
  // Every new address is loaded, even a moment after the last load.
  shouldReload: true,
  component: offered('redPackets', Screen),
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
        Gate={PlayGate}
      />
    </>
  );
}
