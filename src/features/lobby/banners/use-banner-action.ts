import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { hosts } from '../../../config/this-page.ts';
import { serverLanguage } from '../../../i18n/languages.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { currentToken } from '../../../session/session-store.ts';
import { useEnterGameWaiting } from '../games/use-enter-game.ts';
import { type BannerMeaning, meaningOf } from './banner-command.ts';

type Command = Pick<Banner, 'cmd' | 'cmdValue' | 'path'>;

export function meaningHere(app: App, command: Command): BannerMeaning {
  return meaningOf(command, {
    token: currentToken(app),
    language: serverLanguage(app),
    pageOrigin: location.origin,
    gameHost: hosts.game,
  });
}

export function runBanner(
  app: App,
  banner: Command,
  router: AnyRouter,
  enterGame: (gameId: string) => void,
): void {
  const meaning = meaningHere(app, banner);
  switch (meaning.do) {
    case 'navigate':
      void router.navigate({ href: meaning.to, ...(meaning.shown && { mask: { to: meaning.shown } }) });
      break;
    case 'enter-game':
      enterGame(meaning.gameId);
      break;
    case 'open-outside':
      window.open(meaning.url, '_blank', 'noopener,noreferrer');
      break;
    case 'open-wheel':
      void router.navigate({
        to: '/gameView/$currentGameUrl',
        params: { currentGameUrl: meaning.url },
        state: { isWheel: true },
      });
      break;
    case 'log-in':
      openPopup(app, { kind: 'LOGIN' });
      break;
    case 'nothing':
  }
}

export function useBannerAction(): (banner: Command) => void {
  const app = useApp();
  const router = useRouter();
  const enterGame = useEnterGameWaiting();
  return (banner) => runBanner(app, banner, router, enterGame);
}
