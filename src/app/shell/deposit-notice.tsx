import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import { useIsLogin } from '../../session/session-store.ts';

const Host = lazy(async () => {
  const [host] = await Promise.all([
    import('../../features/deposit/deposit-notice-host.tsx'),
    loadTexts('deposit'),
  ]);
  return { default: host.DepositNoticeHost };
});

/** Follows a player's deposits wherever the player is, and shows how they end (DEP-04, DEP-05). */
export function DepositNotice() {
  const isLogin = useIsLogin();
  if (!isLogin) return null;
  return (
    // A lost script must not take the screen with it: the deposit screen says the same.
    <CatchBoundary getResetKey={() => 'deposit-notice'} errorComponent={() => null}>
      <Suspense>
        <Host />
      </Suspense>
    </CatchBoundary>
  );
}
