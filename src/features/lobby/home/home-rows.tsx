import { Link } from '@tanstack/react-router';
import type { Game, GameListQuery, LiveTable, SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameList } from '../../../api/generated/game-list.ts';
import { POTS_REFRESH_MS } from '../../../config/constants.ts';
import { marketStart } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount } from '../../../lib/money.ts';
import { readAs } from '../../../lib/read.ts';
import { currentEpoch, useIsLogin } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { usePlaceRef } from '../../../ui/use-place.ts';
import type { GameInfoProps } from '../games/game-info.tsx';
import { listKey } from '../games/game-lists.ts';
import { GameTile } from '../games/game-tile.tsx';
import { openRoundsIn, rowBody } from '../games/open-rounds.ts';
import { useEnterGameWaiting } from '../games/use-enter-game.ts';
import { useGameActions } from '../games/use-favourite.ts';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { Odds } from '../sports/odds.tsx';
import { useSports } from '../sports/use-sports.ts';
import { useGrowingPots, useLargestPots } from './growing-pots.ts';
import { Empty, gone, ROW, Row, type RowProps, TILE, TilesSkeleton } from './near-row.tsx';
import { WheelDays } from './wheel-days.tsx';

interface OpenRoundsRowProps {
  games: readonly Game[];
  actions: ReturnType<typeof useGameActions>;
}

export function OpenRoundsRow({ games, actions: { onEnter, enteringId } }: OpenRoundsRowProps) {
  const { openRound: words } = texts().games;
  const open = openRoundsIn(games);
  if (open.length === 0) return null;
  return (
    <TitledSection title={words.title()} heading="pb-16 font-bold text-lg" className="px-24 pt-40">
      <ul className="grid gap-16">
        {open.map(({ id, name, cover, openRound: { stake, waitsUntil } }) => (
          <li key={id} className="flex items-center gap-20 rounded-md border border-edge bg-surface p-20">
            <Picture src={cover} width={90} height={120} className="h-120 w-90 shrink-0 rounded-sm" />
            <span className="min-w-0 flex-1">
              <span translate="no" className="line-clamp-2 font-semibold text-base leading-tight">
                {name}
              </span>
              <span className="tabular mt-4 block text-muted text-sm">
                {words.stake({ amount: formatAmount(stake) })}
              </span>
              <span className="mt-4 block text-muted text-sm">
                {waitsUntil ? words.waits({ time: marketStart(waitsUntil) }) : words.goesOn()}
              </span>
            </span>
            <Button
              size="small"
              className="shrink-0"
              aria-label={words.goOnIn({ name })}
              isBusy={id === enteringId}
              onClick={() => onEnter(id, cover)}
            >
              {words.goOn()}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const MATCH = 'min-h-296 relative w-[5.8rem] shrink-0 snap-start scroll-ml-24 rounded-md bg-surface p-24';
export const MatchesSkeleton = () => <Skeleton className="mx-24 h-296" />;

/** The matches under way, each with its odds to tap (LOB-15, GAM-16). */
export function Matches({ category }: { category: string }) {
  const sports = useSports();
  const live = sports.data?.filter(({ isLive }) => isLive);
  return (
    <QueryView query={readAs(sports, live)} loading={<MatchesSkeleton />} failed={gone} empty={<Empty />}>
      {(events) => <MatchList events={events} category={category} />}
    </QueryView>
  );
}

function MatchList({ events, category }: { events: readonly SportEvent[]; category: string }) {
  const { games } = texts();
  const enterGame = useEnterGameWaiting();
  return (
    <ul className={ROW}>
      {events.map((event) => {
        const { id, gameId, league, home, away, score = '', minute } = event;
        const [homeScore, awayScore] = score.split('-');
        return (
          <li key={id} className={MATCH}>
            <Link to="/allgame/{-$categorie}" params={{ categorie: category }} className="press block">
              <span className="flex justify-between gap-12 text-muted text-xs">
                <span className="truncate">{league}</span>
                <span className="shrink-0 tabular">
                  {minute === undefined ? games.live() : games.minute({ minute })}
                </span>
              </span>
              {[
                [home, homeScore],
                [away, awayScore],
              ].map(([team, goals]) => (
                <span key={team} className="flex justify-between gap-16 pt-12 font-semibold text-base">
                  <span translate="no" className="truncate">
                    {team}
                  </span>
                  <span className="tabular">{goals}</span>
                </span>
              ))}
            </Link>
            <Odds event={event} onTap={(selection) => enterGame(gameId, undefined, selection)} />
          </li>
        );
      })}
    </ul>
  );
}

// Apart from home-screen.tsx, because its code loads after the first view.

export function tableState({ players, seats }: LiveTable): string {
  const { table } = texts().games;
  if (seats === undefined) return table.players({ count: players });
  return players >= seats ? table.full() : table.free({ count: seats - players });
}

function TableSide({ game, onEnter }: Pick<GameInfoProps, 'onEnter'> & { game: Game }) {
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
          <Picture src={table.portrait} width={160} className="size-104 rounded-full" />
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

const TOP_GAMES = 10;

const RECENT = { isRecent: true };
const LARGEST = { gameplayTag: 'jackpot', pageSize: 100 };
const topOf = (category: string) => ({ category, pageSize: TOP_GAMES });

type Actions = ReturnType<typeof useGameActions>;

interface GamesProps {
  query: Omit<GameListQuery, 'country'>;
  actions: Actions;
  look?: { isRanked?: true; isMoving?: true; hasTables?: true };
}

function useRowGames(query: GamesProps['query'], refetchInterval?: number) {
  const app = useApp();
  const body = rowBody(app, query);
  return useGameList(body, {
    query: { queryKey: listKey(body, currentEpoch(app)), ...(refetchInterval && { refetchInterval }) },
  });
}

function Games({ query, ...tiles }: GamesProps) {
  const read = useRowGames(query, tiles.look?.isMoving && POTS_REFRESH_MS);
  return (
    <QueryView query={read} loading={<TilesSkeleton />} failed={gone} empty={<Empty />}>
      {({ list }) => <Tiles list={list} {...tiles} />}
    </QueryView>
  );
}

function Tiles({ list, actions, look = {} }: Omit<GamesProps, 'query'> & { list: readonly Game[] }) {
  const { isRanked, isMoving = false, hasTables } = look;
  const largest = useLargestPots(list, isMoving);
  const { games, row } = useGrowingPots(largest, isMoving);
  const { enteringId, ...tile } = actions;
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List ref={row} className={ROW}>
      {games.map((game, index) => (
        <li
          key={game.id}
          className={isRanked || hasTables ? 'flex shrink-0 snap-start scroll-ml-24 items-end' : TILE}
        >
          {isRanked && (
            <span
              aria-hidden="true"
              className="pr-8 pb-24 font-bold text-[0.9rem] text-line leading-none tabular"
            >
              {index + 1}
            </span>
          )}
          <div className={isRanked || hasTables ? TILE : undefined}>
            <GameTile
              game={game}
              hasPot={isMoving && !hasTables}
              isEntering={game.id === enteringId}
              {...tile}
            />
          </div>
          {hasTables && <TableSide game={game} onEnter={tile.onEnter} />}
        </li>
      ))}
    </List>
  );
}

type GameRowProps = GamesProps & Omit<RowProps, 'children' | 'placeholder'>;

function GameRow({ query, actions, look, ...row }: GameRowProps) {
  return (
    <Row {...row} placeholder={<TilesSkeleton />}>
      <Games query={query} actions={actions} {...(look && { look })} />
    </Row>
  );
}

const WheelSkeleton = () => <Skeleton className="mx-24 h-240" />;
const StudiosSkeleton = () => <Skeleton className="mx-24 h-88" />;

function Studios({ category }: { category: string }) {
  const read = useRowGames(topOf(category));
  const studios = read.data && [...new Set(read.data.list.map(({ provider }) => provider))];
  return (
    <QueryView query={readAs(read, studios)} loading={<StudiosSkeleton />} failed={gone} empty={<Empty />}>
      {(names) => (
        <ul className={ROW}>
          {names.map((provider) => (
            <li key={provider} className="shrink-0">
              <Link
                to="/allgame/{-$categorie}"
                params={{ categorie: undefined }}
                search={{ provider }}
                className="press flex min-h-88 items-center rounded-full bg-surface px-32 text-base"
              >
                {provider}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function OpenRounds({ actions }: { actions: Actions }) {
  const { data } = useRowGames(RECENT);
  return data && <OpenRoundsRow games={data.list} actions={actions} />;
}

/** The rows (LOB-15) are below the first screen, so they load without moving anything visible. */
export function HomeRows() {
  const { games: words } = texts();
  const isLogin = useIsLogin();
  const actions = useGameActions();
  const { data: categories } = useCategories();
  const hot = categoryNamed(categories, 'Hot')?.id;
  const sports = categoryNamed(categories, 'Sports')?.id;
  const tagRow = (tag: string, title: string) => ({
    ...{ id: `row-${tag}`, title, actions, query: { gameplayTag: tag }, seeAll: { search: { tag } } },
  });
  return (
    <>
      <div ref={usePlaceRef('home')} />
      {isLogin && <OpenRounds actions={actions} />}
      {isLogin && (
        <GameRow
          id="row-recent"
          title={words.recent()}
          query={RECENT}
          isEager
          actions={actions}
          seeAll={{ search: { only: 'recent' } }}
        />
      )}
      {hot && (
        <GameRow
          id="row-top"
          title={words.rows.top({ count: TOP_GAMES })}
          query={topOf(hot)}
          actions={actions}
          seeAll={{ category: hot }}
          look={{ isRanked: true }}
        />
      )}
      <Row id="row-wheel" title={words.wheel.title()} placeholder={<WheelSkeleton />}>
        <WheelDays />
      </Row>
      <GameRow {...tagRow('jackpot', words.rows.jackpots())} query={LARGEST} look={{ isMoving: true }} />
      <GameRow {...tagRow('live', words.rows.live())} look={{ isMoving: true, hasTables: true }} />
      {sports && (
        <Row
          id="row-matches"
          title={words.rows.matches()}
          seeAll={{ category: sports }}
          placeholder={<MatchesSkeleton />}
        >
          <Matches category={sports} />
        </Row>
      )}
      <GameRow {...tagRow('new', words.rows.arrivals())} />
      {hot && (
        <Row id="row-studios" title={words.rows.studios()} placeholder={<StudiosSkeleton />}>
          <Studios category={hot} />
        </Row>
      )}
    </>
  );
}
