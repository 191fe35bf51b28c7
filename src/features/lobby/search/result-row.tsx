import { clsx } from 'clsx';
import { memo } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Spinner } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { FavouriteButton } from '../games/favourite-button.tsx';
import { GameInfo, type GameInfoProps } from '../games/game-info.tsx';
import { fold, wordsOf } from './game-index.ts';

interface NameSegment {
  text: string;
  isHit: boolean;
  start: number;
}

function lettersOf(name: string): { written: string; folded: string }[] {
  // A letter may consist of several characters (n and a tilde), which stay together.
  return (name.match(/\P{Mark}\p{Mark}*/gu) ?? []).map((written) => ({
    written,
    folded: fold(written) || ' ',
  }));
}

export function highlight(name: string, query: string): NameSegment[] {
  const letters = lettersOf(name);
  const owners = letters.flatMap(({ folded }, index) => [...folded].map(() => index));
  const text = letters.map(({ folded }) => folded).join('');
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
    const atWord = ` ${text}`.indexOf(` ${word}`);
    const at = atWord >= 0 ? atWord : text.indexOf(word);
    if (at < 0) continue;
    for (const owner of owners.slice(at, at + word.length)) hits.add(owner);
  }
  const parts: NameSegment[] = [];
  for (const [index, { written }] of letters.entries()) {
    const isHit = hits.has(index);
    const last = parts.at(-1);
    if (last && last.isHit === isHit) last.text += written;
    else parts.push({ text: written, isHit, start: index });
  }
  return parts;
}

export const ResultRow = memo(function ResultRow(
  props: GameInfoProps & { query: string; isEntering: boolean },
) {
  const { game, query, isEntering, onEnter, onToggleFavourite } = props;
  const { home } = texts();
  return (
    <div className="relative flex h-(--row) items-center border-line/40 border-b">
      <button
        type="button"
        aria-busy={isEntering || undefined}
        onClick={() => onEnter(game.id, game.cover)}
        className="press flex h-full min-w-0 flex-1 items-center gap-24 text-left"
      >
        <span className={clsx('relative block shrink-0', isEntering && 'becomes-game')}>
          <Picture src={game.cover} width={300} height={400} className="h-128 w-96 rounded-sm" />
          {isEntering && (
            <span className="absolute inset-0 grid place-items-center rounded-sm bg-scrim">
              <Spinner />
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span translate="no" className="line-clamp-2 font-semibold text-md leading-snug">
            {highlight(game.name, query).map(({ text, isHit, start }) =>
              isHit ? (
                <mark key={start} className="bg-transparent text-action-text">
                  {text}
                </mark>
              ) : (
                <span key={start}>{text}</span>
              ),
            )}
          </span>
          <span className="flex flex-wrap gap-x-16 pt-4 text-muted text-sm leading-snug">
            <span translate="no" className="max-w-full truncate">
              {game.provider}
            </span>
            {game.jackpot !== undefined && (
              <span className="shrink-0 font-semibold text-gold tabular">
                <span className="sr-only">{`${home.jackpot()} `}</span>
                <span translate="no">{formatAmount(game.jackpot)}</span>
              </span>
            )}
          </span>
        </span>
      </button>
      <FavouriteButton game={game} onToggle={onToggleFavourite} className="shrink-0" />
      <GameInfo {...{ game, onEnter, onToggleFavourite }} className="inset-y-0 left-0 my-auto" />
    </div>
  );
});
