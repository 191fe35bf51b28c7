import { useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { wantsStillness } from '../../../lib/wants-stillness.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { useUiEvent } from '../../../ui/use-ui-event.ts';

function toTop(): void {
  const isStill = wantsStillness();
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  // The button disappears; without a new target the focus would go to the end of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Scrolls to the top of home (LOB-13). It keeps its space while it is hidden. */
export function Rocket() {
  const { games } = texts();
  const [isShown, setShown] = useState(false);
  useUiEvent('show-top-button', (wish) => setShown(wish.isShown));
  return (
    <button
      type="button"
      aria-label={games.toTop()}
      onClick={toTop}
      data-floats={isShown || undefined}
      style={{ visibility: isShown ? 'visible' : 'hidden' }}
      className={`press ml-auto grid size-88 shrink-0 place-items-center rounded-full border border-line bg-raised text-text transition-[opacity,translate,visibility] duration-200 group-data-moving:size-56 ${isShown ? 'opacity-100' : 'translate-y-24 opacity-0'}`}
    >
      <LineIcon className="size-44 group-data-moving:size-36">
        <path d="M12 2.8c3 2.4 4.2 5.8 3.8 10.4H8.2C7.8 8.6 9 5.2 12 2.8ZM8.2 10.4l-2.7 3v3.4l3-1.7M15.8 10.4l2.7 3v3.4l-3-1.7" />
        <circle cx="12" cy="8.6" r="1.5" />
        <path d="M10.4 17.2c.2 1.6.8 2.9 1.6 4 .8-1.1 1.4-2.4 1.6-4" className="text-action-text" />
      </LineIcon>
    </button>
  );
}
