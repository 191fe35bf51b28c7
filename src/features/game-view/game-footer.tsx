import { useEffect, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';

const MINUTE_MS = 60_000;

/** The strip below a game: how long it has been played, and that there is life beside it (PLR-02). */
export function GameFooter() {
  const { footer } = texts().game;
  const [isShown, setShown] = useState(true);
  const [minutes, setMinutes] = useState(0);
  useUiEvent('show-game-footer', (wish) => setShown(wish.isShown));
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(
      () => setMinutes(Math.floor((performance.now() - since) / MINUTE_MS)),
      MINUTE_MS,
    );
    return () => clearInterval(timer);
  }, []);
  if (!isShown) return null;
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-24 border-line/40 border-t bg-ground px-24 pt-8 pb-[calc(0.08rem+env(safe-area-inset-bottom))] text-muted text-xs">
      <span className="tabular">{minutes > 0 && footer.played({ minutes })}</span>
      <span>{footer.adults()}</span>
    </footer>
  );
}
