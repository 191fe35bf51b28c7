import { createPortal } from 'react-dom';
import { useReadyRewards } from '../../features/promotions/offer/use-new-user-offer.ts';
import { ReadyGift } from '../../features/promotions/ready-gift.tsx';
import { texts } from '../../i18n/texts.ts';
import { usePlayBlock } from '../../session/play-limits/use-play-limits.ts';
import { optionalLayer } from '../../ui/lazy-layer.tsx';
import { NavMark } from '../../ui/nav-mark.tsx';
import { usePlace } from '../../ui/use-place.ts';
import { WaitingDeposits } from './waiting-deposits.tsx';

const BlockNotice = optionalLayer(
  () => import('../../features/play-safely/block-state.tsx').then((m) => m.BlockNotice),
  'safely',
);

function Badge({ nav }: { nav: Element }) {
  const count = useReadyRewards().length;
  if (count === 0) return null;
  const label = texts().promotions.newUser.ready.count({ count });
  return <NavMark nav={nav} className="left-[28%]" count={count} label={label} />;
}

/** Rewards to claim (PRO-07): a number on the bar, a line on home. During a break home says so (PLR-02). */
export function Gifts() {
  const nav = usePlace('nav');
  const home = usePlace('home');
  const block = usePlayBlock();
  return (
    <>
      {nav && <Badge nav={nav} />}
      {home &&
        createPortal(
          <>
            <div className="px-24">
              <WaitingDeposits nav={nav} />
            </div>
            {block ? <BlockNotice block={block} /> : <ReadyGift className="mx-24 mt-40" />}
          </>,
          home,
        )}
    </>
  );
}
