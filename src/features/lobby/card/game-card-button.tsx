import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import type { PlacedInfoProps } from '../games/game-info.tsx';

/** Most tiles are only tapped, so the card loads when one is opened. */
const GameCard = lazy(() => import('./game-card.tsx').then((m) => ({ default: m.GameCard })));

/**
 * The "i" of a tile is always available to keyboards and screen readers, and visible on focus or under a mouse. It
 * ignores touches, because a long press on the tile opens the card.
 */
export function GameCardButton({ className, ...props }: PlacedInfoProps) {
  const { games } = texts();
  const card = useOpened<true>();
  return (
    <>
      <button
        type="button"
        data-game-card
        aria-haspopup="dialog"
        aria-label={games.card.about({ game: props.game.name })}
        onClick={() => card.open(true)}
        className={clsx(
          'press pointer-events-none absolute grid size-[max(0.88rem,44px)] place-items-center rounded-full opacity-0',
          'focus-visible:opacity-100 [@media(hover:hover)]:pointer-events-auto [div:hover>&]:opacity-100',
          className,
        )}
      >
        <span className="grid size-56 place-items-center rounded-full bg-scrim">
          <LineIcon className="size-32">
            <path d="M12 10.5V17M12 7v.2" />
          </LineIcon>
        </span>
      </button>
      {card.value && (
        <Boundary isDecoration>
          <Suspense>
            <GameCard {...props} {...card.control} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
