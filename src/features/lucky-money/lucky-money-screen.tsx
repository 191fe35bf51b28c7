import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useApp } from '../../lib/app.ts';
import { dropOfferedSession } from '../../session/offered-session.ts';
import type { RedEnvelopeSearch } from '../../session/red-envelope-search.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { OfferedSessionCard } from './arrival/offered-session-card.tsx';
import { ClaimedScreen } from './claimed-screen.tsx';
import { CreateScreen } from './create/create-screen.tsx';
import { GuestScreen } from './guest-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { PacketScreen } from './packet/packet-screen.tsx';

interface LuckyMoneyScreenProps {
  search: RedEnvelopeSearch;
  onSession: (token: string, greeting: string) => void;
  /** Around a packet of somebody else: it is a gift, which nobody opens during a break (PLR-02). */
  Gate: ComponentType<{ children: ReactNode }>;
}

/** /redenvelope: the overview, one packet, the form, or the opened packets (RED-01). */
export function LuckyMoneyScreen({ search, onSession, Gate }: LuckyMoneyScreenProps) {
  const app = useApp();
  const { shared, view } = search;
  const isLogin = useIsLogin();
  useEffect(() => {
    if (isLogin) dropOfferedSession(app);
  }, [isLogin, app]);

  if (!isLogin) {
    return (
      <div className="px-24">
        <OfferedSessionCard onSession={onSession} />
        <GuestScreen key={shared} envelopeId={shared} />
      </div>
    );
  }
  return (
    <div className="px-24">
      {shared !== undefined && <PacketScreen key={shared} envelopeId={shared} Gate={Gate} />}
      {shared === undefined && view === 'new' && <CreateScreen />}
      {shared === undefined && view === 'claimed' && <ClaimedScreen />}
      {shared === undefined && view === undefined && <HomeScreen />}
    </div>
  );
}
