import type { Game } from '../../api/generated/model/index.ts';
import { resourceUrl } from '../../config/this-build.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { Picture } from '../../ui/picture.tsx';
import { useEnterGame } from './use-enter-game.ts';

/** One game: its cover, and under it the jackpot in gold or its maker. The cover carries the name. */
export function GameTile({ game, isEager }: { game: Game; isEager: boolean }) {
  const { home } = texts();
  const enterGame = useEnterGame();
  return (
    <button type="button" onClick={() => enterGame(game.id)} className="press block w-full text-left">
      <span className="relative block">
        <Picture
          src={resourceUrl(game.cover)}
          alt={game.name}
          width={300}
          height={400}
          {...(isEager && { eager: 'normal' as const })}
          className="aspect-[3/4] h-auto w-full rounded-md"
        />
        {game.tags.includes('new') && (
          <span className="absolute top-10 left-10 rounded-full bg-text px-14 py-2 font-bold text-2xs text-ground">
            {home.isNew()}
          </span>
        )}
      </span>
      {game.jackpot === undefined ? (
        <span className="block truncate pt-6 text-muted text-xs leading-normal">{game.provider}</span>
      ) : (
        <span className="block truncate pt-6 font-semibold text-gold text-xs leading-normal tabular">
          <span className="sr-only">{home.jackpot()} </span>
          {formatAmount(game.jackpot)}
        </span>
      )}
    </button>
  );
}
