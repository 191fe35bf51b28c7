import { useEffect, useState } from 'react';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';

/** The whole page goes full screen, so dialogs stay visible; without the browser's, the header is hidden. */
export function useFullScreen(): { isFull: boolean } {
  const app = useApp();
  const [isReal, setReal] = useState(false);
  const [isWide, setWide] = useState(false);
  const isFull = isReal || isWide;

  useEffect(() => {
    const onChange = () => setReal(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  useUiEvent('full-screen', ({ isOn }) => {
    if (!isOn) {
      setWide(false);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    } else if (!document.fullscreenEnabled) setWide(true);
    else document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => setWide(true));
  });

  useEffect(() => emitUi(app, 'show-game-footer', { isShown: !isFull }), [isFull, app]);
  return { isFull };
}
