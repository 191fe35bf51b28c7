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
  async run({ ask, guest, memory, options }) {
    const market = { country: options.country };
    await ask('ping', guest, {});
    await ask('lobbyBatchBanners', guest, market);
    for (const position of POSITIONS) await ask('lobbyBanners', guest, { ...market, position });
    const categories = listOf(await ask('gameCategories', guest, market));
    await ask('lobbyPromotionsBanners', guest, market);
    await ask('lobbyPopups', guest, { ...market, system: 'android', terminal: 'h5' });
    await ask('gameSports', guest, market);
    await ask('noticeList', guest, market);
    await ask('luckyMoneyDisplayReward', guest, {});
    await ask('pbConfig', guest, market);
    await ask('adsMgSkyAdsReport', guest, {
      event: 'landing',
      cid: 'contract-check',
      channel: 'contract-check',
    });

    const all = await ask('gameList', guest, market, 'Games, first page as it comes');
    const first = gameToEnter(all);
    const firstId = textOf(fieldOf(first, 'id'));
    if (firstId !== undefined) memory.gameId = firstId;
    const tag = textOf(listOf(fieldOf(first, 'tags'))[0]);
    const category = textOf(fieldOf(categories[0], 'id'));
    if (tag !== undefined) await ask('gameList', guest, { ...market, gameplayTag: tag }, 'Games of one kind');
    if (category !== undefined)
      await ask('gameList', guest, { ...market, category, pageSize: 3 }, 'Games of a category');
    await ask('gameList', guest, { ...market, pageNum: 2, pageSize: 5 }, 'Games, second page');
    await ask('gameList', guest, { ...market, pageNum: 100_000, pageSize: 999 }, 'Games, past the last page');
  },
};

/** Prefers a game for cash only, because only such a game shows an entry with the wrong wallet. */
function gameToEnter(page: unknown): unknown {
  const games = listOf(fieldOf(page, 'list'));
  return games.find((game) => fieldOf(game, 'isBonus') === false) ?? games[0];
}

async function favourite({ ask, player, options }: JourneyState, gameId: string): Promise<void> {
  const query = { country: options.country, isCollected: true, pageSize: 999 };
  const hasGame = (page: unknown) =>
    listOf(fieldOf(page, 'list')).some((row) => fieldOf(row, 'id') === gameId);
  const wasFavourite = hasGame(await ask('gameList', player, query, 'Favourites'));
  await ask('gameCollect', player, { gameId, opt: 'add' }, 'Add a favourite');
  await ask('gameCollect', player, { gameId, opt: 'remove' }, 'Remove a favourite');
  if (wasFavourite) await ask('gameCollect', player, { gameId, opt: 'add' }, 'Put the favourite back');
}

export const gamesStage: Stage = {
  calls: ['gameUrl', 'gameCollect', 'walletRecords', 'gameList'],
  async run(journey) {
    const { ask, guest, player, control, options, memory } = journey;
    const page = await ask('gameList', guest, { country: options.country }, 'Games to enter');
    const gameId = memory.gameId ?? textOf(fieldOf(gameToEnter(page), 'id'));
    const others = listOf(fieldOf(page, 'list')).map((game) => fieldOf(game, 'id'));
    if (gameId === undefined)
      for (const name of ['gameUrl', 'gameCollect']) journey.skip(name, 'the server lists no game');
    else {
      await ask('gameUrl', player, { gameId });
      await ask('gameUrl', player, { gameId }, 'The same game once more');
      const other = others.find((id) => id !== gameId);
      if (other !== undefined) await ask('gameUrl', player, { gameId: other }, 'Another game');
      await favourite(journey, gameId);
    }
    const recent = { country: options.country, isRecent: true };
    await ask('gameList', player, recent, 'Recently played');
    const bets = await ask('walletRecords', player, { isBonus: false }, 'Cash bets');
    if (control?.playBets && fieldOf(bets, 'total') === 0) {
      await control.playBets({ phone: player.username, count: 12, waits: true });
      await ask('walletRecords', player, { isBonus: false }, 'Cash bets just played');
      await ask('gameList', player, recent, 'Recently played, with a round that waits');
    }
    await ask('walletRecords', player, { isBonus: true, pageNum: 1, pageSize: 5 }, 'Bonus bets');
    await ask(
      'walletRecords',
      player,
      { isBonus: false, startDate: '2026-01-01', endDate: '2026-01-31', pageSize: 10 },
      'Bets of a month',
    );
  },
};
