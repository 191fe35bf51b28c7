import { useEffect, useState } from 'react';

/**
 * Full screen of the whole page, so that dialogs stay in sight. Where the browser has none (a phone that keeps its
 * bars), the game takes the room of the app's own header instead.
 */
export function useFullScreen(): { isFull: boolean; toggle: () => void } {
  const [isReal, setReal] = useState(false);
  const [isWide, setWide] = useState(false);

  useEffect(() => {
    const onChange = () => setReal(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const toggle = () => {
    if (isWide) return setWide(false);
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => undefined);
    if (!document.fullscreenEnabled) return setWide(true);
    document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => setWide(true));
  };
  return { isFull: isReal || isWide, toggle };
}
