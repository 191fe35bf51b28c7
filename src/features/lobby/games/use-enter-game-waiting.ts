import { useEffect } from 'react';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { useEnterGame } from './use-enter-game.ts';

export function useEnterGameWaiting() {
  const app = useApp();
  const { enterGame, enteringId } = useEnterGame();
  const isEntering = enteringId !== undefined;
  useEffect(() => {
    if (!isEntering) return;
    emitUi(app, 'show-system-loading', { isOn: true });
    return () => emitUi(app, 'show-system-loading', { isOn: false });
  }, [isEntering, app]);
  return enterGame;
}
