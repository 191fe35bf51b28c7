import { useState } from 'react';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount } from '../../../lib/money.ts';
import { isLoggedIn } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';
import { tagName } from '../all-games/tag-name.ts';
import { FavouriteButton } from '../games/favourite-button.tsx';
import type { GameInfoProps } from '../games/game-info.tsx';

/** A backend may leave out each figure (contract). */
export function figuresOf(game: Game): readonly (readonly [string, string])[] {
  const { rtp, volatility, minBet, maxBet, jackpot, jackpotShare, table } = game;
  const { games, home } = texts();
  const words = games.card;
  return [
    ...(table === undefined ? [] : [[games.table.dealer(), table.dealer] as const]),
    ...(rtp === undefined ? [] : [[words.rtp(), `${(rtp * 100).toFixed(1)}%`] as const]),
    ...(volatility === undefined ? [] : [[words.volatility(), words.levels[volatility]()] as const]),
    ...(minBet === undefined ? [] : [[words.least(), formatAmount(minBet)] as const]),
    ...(maxBet === undefined ? [] : [[words.most(), formatAmount(maxBet)] as const]),
    ...(jackpot === undefined ? [] : [[home.jackpot(), formatAmount(jackpot)] as const]),
    ...(jackpotShare === undefined
      ? []
      : [[words.potShare(), `${(jackpotShare * 100).toFixed(1)}%`] as const]),
  ];
}

export function GameCard({ game, onEnter, onToggleFavourite, ...control }: GameInfoProps & DialogControl) {
  const app = useApp();
  const { games } = texts();
  const [next, setNext] = useState<() => void>();
  const figures = figuresOf(game);
  /** The card must leave the history before the game's address or the login opens. */
  const closeThen = (then: () => void) => {
    setNext(() => then);
    control.onClose();
  };
  return (
    <Dialog
      {...control}
      onClosed={() => {
        control.onClosed();
        next?.();
      }}
      title={game.name}
    >
      <div className="low:grid low:grid-cols-2 low:gap-x-32">
        <div className="flex items-start gap-24 pb-24">
          <Picture
            src={game.cover}
            width={300}
            height={400}
            className="aspect-[3/4] h-auto w-192 shrink-0 rounded-md"
          />
          <div className="min-w-0 flex-1">
            <p className="text-muted text-sm">{games.provider()}</p>
            <p translate="no" className="pb-16 text-md">
              {game.provider}
            </p>
            <ul aria-label={games.kind()} className="flex flex-wrap gap-8">
              {game.tags.map((tag) => (
                <li key={tag} className="max-w-full rounded-full bg-raised px-20 py-4 text-sm">
                  {tagName(tag)}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {figures.length > 0 && (
          <div className="low:row-span-2">
            <DetailList tone="raised">
              {figures.map(([name, figure]) => (
                <DetailRow key={name} name={name}>
                  {figure}
                </DetailRow>
              ))}
            </DetailList>
          </div>
        )}
        <p className="py-20 text-muted text-sm">{games.card.note()}</p>
        <div className="sticky bottom-0 flex items-center gap-16 bg-surface low:col-span-2 pt-12 after:absolute after:inset-x-0 after:top-full after:h-[max(0.4rem,env(safe-area-inset-bottom))] after:bg-surface">
          <FavouriteButton
            game={game}
            onToggle={() =>
              isLoggedIn(app) ? onToggleFavourite(game) : closeThen(() => onToggleFavourite(game))
            }
            className="shrink-0 rounded-full border border-edge bg-raised"
          />
          <Button wide onClick={() => closeThen(() => onEnter(game.id, game.cover))}>
            {games.card.play()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
