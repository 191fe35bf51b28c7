import { clsx } from 'clsx';
import { Fragment, memo } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Spinner } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { GameInfo, type GameInfoProps } from './game-info.tsx';

interface GameTileProps extends GameInfoProps {
  isEager?: boolean;
  hasPresenter?: boolean;
  /** One page shows the pot of a game once, because the amounts of two answers differ (LOB-15). */
  hasPot?: boolean | undefined;
  isEntering: boolean;
}

/** Two lines where a narrow screen or large text needs them. Amounts are never cut. */
export const CAPTION =
  'caption mt-6 block h-[clamp(1.5em,(var(--text-xs)-0.22rem)*99,3em)] overflow-hidden text-[min(var(--text-xs),0.4rem)] leading-normal';

/** May wrap after each comma. */
function Wrapped({ amount }: { amount: string }) {
  return amount.match(/[^,]+,?/g)?.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

/** The heart is beside the tile's button, because a button must not contain another. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, isEager, hasPresenter, hasPot, isEntering, onEnter, onToggleFavourite } = props;
  const { home } = texts();
  return (
    <div className="relative">
      <button
        type="button"
        aria-busy={isEntering || undefined}
        onClick={() => onEnter(game.id, game.cover)}
        className="press block w-full text-left"
      >
        <span className={clsx('relative block', isEntering && 'becomes-game')}>
          <Picture
            src={game.cover}
            alt={game.name}
            width={300}
            height={400}
            {...(isEager && { eager: 'normal' as const })}
            className="aspect-[3/4] h-auto w-full rounded-md"
            fallback={
              <span
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 fade-up break-words rounded-b-md px-14 pt-40 pb-14 font-bold text-base leading-tight"
              >
                {game.name}
              </span>
            }
          />
          {game.tags.includes('new') && (
            <span className="absolute top-10 left-10 rounded-full bg-text px-14 py-2 font-bold text-[min(var(--text-2xs),0.26rem)] text-ground">
              {home.isNew()}
            </span>
          )}
          {hasPresenter && game.table && (
            <Picture
              src={game.table.portrait}
              width={160}
              className={clsx(
                'absolute left-8 size-80 rounded-full border-2 border-text',
                game.tags.includes('new') ? 'top-64' : 'top-8',
              )}
            />
          )}
          {isEntering && (
            <span className="absolute inset-0 grid place-items-center rounded-md bg-scrim">
              <Spinner />
            </span>
          )}
        </span>
        <span className={CAPTION}>
          {!hasPot || game.jackpot === undefined ? (
            <span aria-hidden="true" className="text-muted">
              {game.name}
            </span>
          ) : (
            <span translate="no" className="font-semibold text-gold tabular tracking-tight">
              <span className="sr-only">{`${home.jackpot()} `}</span>
              <Wrapped amount={formatAmount(game.jackpot)} />
            </span>
          )}
        </span>
      </button>
      <FavouriteButton game={game} onToggle={onToggleFavourite} className="absolute top-0 right-0" />
      <GameInfo {...{ game, onEnter, onToggleFavourite }} className="top-[max(0.88rem,44px)] right-0" />
    </div>
  );
});
