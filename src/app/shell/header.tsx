import { Link, useRouterState } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { useBalance, useBalanceRetry } from '../../session/use-player.ts';
import { BalancePill, PlusMark, plusLook } from '../../ui/balance-pill.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useBar } from '../../ui/use-bar.ts';
import { useChromeStore } from './chrome-store.ts';

function HomeSide() {
  const app = useApp();
  const label = useChromeStore(({ menuLabel }) => menuLabel) ?? texts().header.menu();
  return (
    <>
      <IconButton icon="menu" label={label} onClick={() => emitUi(app, 'show-menu')} />
      <Logo />
    </>
  );
}

function BackSide() {
  const { common } = texts();
  return (
    <Link
      to="/"
      aria-label={common.backHome()}
      className="press grid size-88 place-items-center rounded-full"
    >
      <Icon name="back" />
    </Link>
  );
}

function GuestActions() {
  const app = useApp();
  const { header } = texts();
  return (
    <div className="guest-only flex flex-wrap justify-end gap-x-12 gap-y-8 py-8">
      <Button tone="quiet" size="small" onClick={() => openPopup(app, { kind: 'LOGIN' })}>
        {header.login()}
      </Button>
      <Button size="small" onClick={() => openPopup(app, { kind: 'REGISTER' })}>
        {header.register()}
      </Button>
    </div>
  );
}

function HeaderBalance() {
  const { header } = texts();
  return (
    <BalancePill balance={useBalance()} onRetry={useBalanceRetry()} testId="header-balance">
      <Link to="/deposit" aria-label={header.deposit()} className={plusLook}>
        <PlusMark />
      </Link>
    </BalancePill>
  );
}

/** The painted page holds the actions of guests and players; the style sheet shows the right one (LOB-07). */
export function Header() {
  // The address already belongs to the next screen while that loads.
  const isHome = useRouterState({
    select: ({ matches, location }) => (matches.at(-1)?.routeId ?? location.pathname) === '/',
  });
  const isLogin = useIsLogin();
  return (
    <header
      ref={useBar('header')}
      className="grid min-h-104 grid-cols-[minmax(1.4rem,1fr)_auto] items-center gap-4 border-line/40 border-b bg-ground px-16 pt-[env(safe-area-inset-top)] pr-24"
    >
      <div className="flex min-w-0 items-center gap-4">{isHome ? <HomeSide /> : <BackSide />}</div>
      {isLogin ? <HeaderBalance /> : <GuestActions />}
      {!isLogin && <span aria-hidden="true" className="player-only shimmer h-64 w-260 rounded-full" />}
    </header>
  );
}
