import { useQuery } from '@tanstack/react-query';
import { dataOf } from '../../../api/envelope.ts';
import { transport } from '../../../api/transport.ts';
import { REQUEST_TIMEOUT_MS } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { maskText } from '../../../lib/mask.ts';
import { dropOfferedSession, useOfferedSession } from '../../../session/offered-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledSection } from '../../../ui/section.tsx';

const PATH = '/user/getUserInfo';

interface OfferedAccount {
  username: string;
  /** The token to continue with: the server may have replaced the one of the request (NET-09). */
  token: string;
}

/** Does not use the transport, whose session must not change before the player accepts. @throws CallError */
async function fetchSessionOwner(token: string): Promise<OfferedAccount> {
  const { hosts, lang } = transport();
  const response = await fetch(hosts.main + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', lang: lang(), token },
    body: '{}',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const player = dataOf(PATH, response.status, await response.text());
  const username = typeof player === 'object' && player !== null && Reflect.get(player, 'username');
  if (typeof username !== 'string') throw new Error('The answer names no player.');
  return { username, token: response.headers.get('token') ?? token };
}

/** Asks before it takes a session from a link: a foreign account would get the player's deposit. */
export function OfferedSessionCard({ onSession }: { onSession: (token: string, greeting: string) => void }) {
  const app = useApp();
  const { offered } = texts().lucky;
  const token = useOfferedSession();
  const ownerQuery = useQuery({
    queryKey: ['offered-session', token],
    queryFn: () => fetchSessionOwner(token ?? ''),
    enabled: token !== undefined,
    meta: { isQuiet: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const account = ownerQuery.data;
  if (token === undefined || !account) return null;
  const onYes = () => {
    dropOfferedSession(app);
    onSession(account.token, offered.greeting());
  };
  return (
    <TitledSection
      title={offered.title({ account: maskText(account.username) })}
      heading="font-semibold text-md"
      className="mt-24 rounded-lg border border-edge px-32 py-28"
    >
      <p className="mt-8 text-base text-muted">{offered.text()}</p>
      <div className="mt-20 flex flex-wrap gap-16">
        <Button tone="quiet" onClick={onYes}>
          {offered.yes()}
        </Button>
        <Button tone="ghost" onClick={() => dropOfferedSession(app)}>
          {offered.no()}
        </Button>
      </div>
    </TitledSection>
  );
}
