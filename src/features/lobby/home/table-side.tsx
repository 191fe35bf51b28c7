import type { Game, LiveTable } from '../../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../../config/this-page.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { GameInfoProps } from '../games/game-info.tsx';

export function tableState({ players, seats }: LiveTable): string {
  const { table } = texts().games;
  if (seats === undefined) return table.players({ count: players });
  return players >= seats ? table.full() : table.free({ count: seats - players });
}

export function TableSide({ game, onEnter }: Pick<GameInfoProps, 'onEnter'> & { game: Game }) {
  const { rows } = texts().games;
  const { table, minBet, maxBet } = game;
  return (
    <button
      type="button"
      onClick={() => onEnter(game.id, game.cover)}
      className="press ml-12 w-[2.7rem] self-start rounded-md bg-surface px-20 py-16 text-left text-xs leading-snug"
    >
      {table && (
        <>
          <Picture
            src={resourceUrl(table.portrait)}
            alt=""
            width={160}
            height={160}
            className="size-104 rounded-full"
          />
          <span className="block pt-8 font-semibold text-sm leading-tight">{table.dealer}</span>
          <span className="block text-good">{tableState(table)}</span>
          <span className="block pb-8 text-muted">
            {table.virtualPlayers !== undefined &&
              texts().games.table.virtual({ count: table.virtualPlayers })}
          </span>
        </>
      )}
      {minBet !== undefined && (
        <span className="block text-muted">{rows.from({ amount: formatAmount(minBet) })}</span>
      )}
      {maxBet !== undefined && (
        <span className="block text-muted">{rows.upTo({ amount: formatAmount(maxBet) })}</span>
      )}
    </button>
  );
}
