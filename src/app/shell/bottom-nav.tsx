import { Link } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { NAV_THROTTLE_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { remember } from '../../session/pending.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useBar } from '../../ui/use-bar.ts';

interface NavItem {
  to: '/' | '/promotion' | '/deposit' | '/withdraw' | '/me';
  icon: IconName;
  text: 'home' | 'promotion' | 'deposit' | 'withdraw' | 'me';
  needsLogin?: true;
}

const ITEMS: readonly NavItem[] = [
  { to: '/', icon: 'home', text: 'home' },
  { to: '/promotion', icon: 'gift', text: 'promotion' },
  { to: '/deposit', icon: 'deposit', text: 'deposit', needsLogin: true },
  { to: '/withdraw', icon: 'withdraw', text: 'withdraw', needsLogin: true },
  { to: '/me', icon: 'person', text: 'me', needsLogin: true },
];

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/** Home, Promotion, Deposit, Withdraw, Me (spec point 2; LOB-08). */
export function BottomNav() {
  const app = useApp();
  const { nav } = texts();
  const isLogin = useIsLogin();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  const onTap = (event: MouseEvent, item: NavItem) => {
    const now = performance.now();
    if (now - lastTap.current < NAV_THROTTLE_MS) return event.preventDefault();
    lastTap.current = now;
    leaveFullScreen();
    if (item.needsLogin && !isLogin) {
      event.preventDefault();
      remember(app, { destination: item.to });
      openPopup(app, { kind: 'LOGIN' });
    }
  };

  return (
    <nav
      ref={useBar('nav')}
      aria-label={nav.label()}
      className="flex flex-col border-line/60 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {/* The seventh part, at the end, belongs to the chat button (chat-button.tsx), which loads later. */}
      <ul className="flex pr-[14.2%]">
        {ITEMS.map((item) => {
          const name = nav[item.text]();
          return (
            <li key={item.to} className="min-w-0 flex-1">
              <Link
                to={item.to}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={(event) => onTap(event, item)}
                className="group flex min-h-112 flex-col items-center justify-center gap-4 py-10 text-center text-[min(var(--text-xs),0.42rem)] text-muted leading-tight aria-[current=page]:text-text"
              >
                <span className="grid h-52 w-84 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-action group-aria-[current=page]:text-text">
                  <Icon name={item.icon} className="size-42" />
                </span>
                <span aria-hidden="true" className="max-w-full">
                  {name}
                </span>
                {/* Some screen readers split a word at a soft hyphen. */}
                <span className="sr-only">{name.replace('\u00ad', '')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
