import { useRouter } from '@tanstack/react-router';
import type { Banner } from '../../api/generated/model/index.ts';
import { meaningOf } from './banner-command.ts';
import { useEnterGame } from './use-enter-game.ts';

/** Does what a tapped banner means. */
export function useBannerAction(): (banner: Banner) => void {
  const router = useRouter();
  const enterGame = useEnterGame();
  return (banner) => {
    const meaning = meaningOf(banner);
    if (meaning.do === 'navigate') void router.navigate({ href: meaning.to });
    if (meaning.do === 'enter-game') enterGame(meaning.gameId);
    if (meaning.do === 'open') window.open(meaning.url, '_blank', 'noopener,noreferrer');
  };
}
