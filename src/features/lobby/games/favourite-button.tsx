import { clsx } from 'clsx';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { tick } from '../../../lib/haptics.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useIsFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  game: Game;
  onToggle: (game: Game) => void;
  /** Position of the button. The touch target is always 44 CSS px. */
  className: string;
}

export function FavouriteButton({ game, onToggle, className }: FavouriteButtonProps) {
  const { home } = texts();
  const isFavourite = useIsFavourite(game);
  return (
    <button
      type="button"
      aria-label={home.favourite({ game: game.name })}
      aria-pressed={isFavourite}
      onClick={() => {
        tick();
        onToggle(game);
      }}
      className={clsx('press grid size-[max(0.88rem,44px)] place-items-center', className)}
    >
      <span className="grid size-56 place-items-center rounded-full bg-scrim">
        <Icon name="heart" className={clsx('size-32', isFavourite && 'fill-current text-action-text')} />
      </span>
    </button>
  );
}
