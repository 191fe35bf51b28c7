import { fieldOf, listOf, textOf } from '../../source/json-values.ts';
import type { JourneyState, Stage } from './journey-state.ts';

const POSITIONS = ['home_top', 'login', 'sticky_banner', 'promotion'];

export const lobbyStage: Stage = {
  calls: [
    'ping',
    'lobbyBatchBanners',
    'lobbyBanners',
    'lobbyPromotionsBanners',
    'lobbyPopups',
    'gameCategories',
    'gameList',
    'gameSports',
    'noticeList',
    'luckyMoneyDisplayReward',
    'pbConfig',
    'adsMgSkyAdsReport',
  ],
  async run({ send, guest, memory, options }) {
    const market = { country: options.country };
    await send('ping', guest, {});
    await send('lobbyBatchBanners', guest, market);
    for (const position of POSITIONS) await send('lobbyBanners', guest, { ...market, position });
    const categories = listOf(await send('gameCategories', guest, market));
    await send('lobbyPromotionsBanners', guest, market);
    await send('lobbyPopups', guest, { ...market, system: 'android', terminal: 'h5' });
    await send('gameSports', guest, market);
    await send('noticeList', guest, market);
    await send('luckyMoneyDisplayReward', guest, {});
    await send('pbConfig', guest, market);
    await send('adsMgSkyAdsReport', guest, {
      event: 'landing',
      cid: 'contract-check',
      channel: 'contract-check',
    });

    const all = await send('gameList', guest, market, 'Games, first page as it comes');
    const first = gameToEnter(all);
    const firstId = textOf(fieldOf(first, 'id'));
    if (firstId !== undefined) memory.gameId = firstId;
    const tag = textOf(listOf(fieldOf(first, 'tags'))[0]);
    const category = textOf(fieldOf(categories[0], 'id'));
    if (tag !== undefined)
      await send('gameList', guest, { ...market, gameplayTag: tag }, 'Games of one kind');
    if (category !== undefined)
      await send('gameList', guest, { ...market, category, pageSize: 3 }, 'Games of a category');
    await send('gameList', guest, { ...market, pageNum: 2, pageSize: 5 }, 'Games, second page');
    await send(
      'gameList',
      guest,
      { ...market, pageNum: 100_000, pageSize: 999 },
      'Games, past the last page',
    );
  },
};

/** Prefers a game for cash only, because only such a game shows an entry with the wrong wallet. */
function gameToEnter(page: unknown): unknown {
  const games = listOf(fieldOf(page, 'list'));
  return games.find((game) => fieldOf(game, 'isBonus') === false) ?? games[0];
}

async function favourite({ send, player, options }: JourneyState, gameId: string): Promise<void> {
  const query = { country: options.country, isCollected: true, pageSize: 999 };
  const hasGame = (page: unknown) =>
    listOf(fieldOf(page, 'list')).some((row) => fieldOf(row, 'id') === gameId);
  const wasFavourite = hasGame(await send('gameList', player, query, 'Favourites'));
  await send('gameCollect', player, { gameId, opt: 'add' }, 'Add a favourite');
  await send('gameCollect', player, { gameId, opt: 'remove' }, 'Remove a favourite');
  if (wasFavourite) await send('gameCollect', player, { gameId, opt: 'add' }, 'Put the favourite back');
}

export const gamesStage: Stage = {
  calls: ['gameUrl', 'gameCollect', 'walletRecords', 'gameList'],
  async run(journey) {
    const { send, guest, player, control, options, memory } = journey;
    const page = await send('gameList', guest, { country: options.country }, 'Games to enter');
    const gameId = memory.gameId ?? textOf(fieldOf(gameToEnter(page), 'id'));
    const others = listOf(fieldOf(page, 'list')).map((game) => fieldOf(game, 'id'));
    if (gameId === undefined)
      for (const name of ['gameUrl', 'gameCollect']) journey.skip(name, 'the server lists no game');
    else {
      await send('gameUrl', player, { gameId });
      await send('gameUrl', player, { gameId }, 'The same game once more');
      const other = others.find((id) => id !== gameId);
      if (other !== undefined) await send('gameUrl', player, { gameId: other }, 'Another game');
      await favourite(journey, gameId);
    }
    const recent = { country: options.country, isRecent: true };
    await send('gameList', player, recent, 'Recently played');
    const bets = await send('walletRecords', player, { isBonus: false }, 'Cash bets');
    if (control?.playBets && fieldOf(bets, 'total') === 0) {
      await control.playBets({ phone: player.username, count: 12, waits: true });
      await send('walletRecords', player, { isBonus: false }, 'Cash bets just played');
      await send('gameList', player, recent, 'Recently played, with a round that waits');
    }
    await send('walletRecords', player, { isBonus: true, pageNum: 1, pageSize: 5 }, 'Bonus bets');
    await send(
      'walletRecords',
      player,
      { isBonus: false, startDate: '2026-01-01', endDate: '2026-01-31', pageSize: 10 },
      'Bets of a month',
    );
  },
};
