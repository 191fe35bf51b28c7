import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { maskText } from '../../../lib/mask.ts';
import { dropOfferedSession, useOfferedSession } from '../../../session/offered-session.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchSessionOwner } from './fetch-session-owner.ts';

/**
 * A link contained a session: shows its owner and asks first. Otherwise anybody could log a player into a foreign
 * account by a link and wait for the deposit.
 */
export function OfferedSessionCard({ onSession }: { onSession: (token: string, greeting: string) => void }) {
  const app = useApp();
  const { offered } = texts().lucky;
  const token = useOfferedSession();
  const asked = useQuery({
    queryKey: ['offered-session', token],
    queryFn: () => fetchSessionOwner(token ?? ''),
    enabled: token !== undefined,
    meta: { isQuiet: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const account = asked.data;
  if (token === undefined || !account) return null;
  const onYes = () => {
    dropOfferedSession(app);
    onSession(account.token, offered.greeting());
  };
  return (
    <section aria-labelledby="offered-session" className="mt-24 rounded-lg border border-edge px-32 py-28">
      <h2 id="offered-session" className="font-semibold text-md">
        {offered.title({ account: maskText(account.username) })}
      </h2>
      <p className="mt-8 text-base text-muted">{offered.text()}</p>
      <div className="mt-20 flex flex-wrap gap-16">
        <Button tone="quiet" onClick={onYes}>
          {offered.yes()}
        </Button>
        <Button tone="ghost" onClick={() => dropOfferedSession(app)}>
          {offered.no()}
        </Button>
      </div>
    </section>
  );
}
