import { createPortal } from 'react-dom';
import { useReadyRewards } from '../../features/promotions/offer/use-new-user-offer.ts';
import { ReadyGift } from '../../features/promotions/ready-gift.tsx';
import { texts } from '../../i18n/texts.ts';
import { usePlace } from '../../ui/use-place.ts';

/**
 * How many rewards wait, on the promotions of the nav bar. The bar is five entries wide with the chat as the seventh part
 * of all (bottom-nav.tsx); the number stands at the upper right of the second one's picture.
 */
function Badge({ nav }: { nav: Element }) {
  const count = useReadyRewards().length;
  if (count === 0) return null;
  return createPortal(
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-4 left-[28%] grid h-32 min-w-32 place-items-center rounded-full bg-gold px-8 font-bold text-2xs text-ground"
      >
        {count}
      </span>
      <span className="sr-only">{texts().promotions.newUser.ready.count({ count })}</span>
    </>,
    nav,
  );
}

/**
 * What waits to be claimed, told wherever the player is (PRO-07): a number on the promotions and a line on home, which a
 * tap claims. A game hides the bar, and nothing is asked there.
 */
export function Gifts() {
  const nav = usePlace('nav');
  const home = usePlace('home');
  return (
    <>
      {nav && <Badge nav={nav} />}
      {home && createPortal(<ReadyGift className="mx-24 mt-40" />, home)}
    </>
  );
}
