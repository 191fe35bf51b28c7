import { fieldOf, listOf, textOf } from '../../source/json-values.ts';
import type { Stage } from './walk.ts';

const POSITIONS = ['home_top', 'login', 'sticky_banner', 'promotion'];

/** What a visitor sees first: banners, categories, games, sports, notices, offers. */
export const lobbyStage: Stage = {
  name: 'lobby',
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
    const [first] = listOf(fieldOf(all, 'list'));
    memory.gameId = textOf(fieldOf(first, 'id')) ?? 'g-0001';
    const tag = textOf(listOf(fieldOf(first, 'tags'))[0]);
    const category = textOf(fieldOf(categories[0], 'id'));
    if (tag !== undefined) await ask('gameList', guest, { ...market, gameplayTag: tag }, 'Games of one kind');
    if (category !== undefined)
      await ask('gameList', guest, { ...market, category, pageSize: 3 }, 'Games of a category');
    await ask('gameList', guest, { ...market, pageNum: 2, pageSize: 5 }, 'Games, second page');
    await ask('gameList', guest, { ...market, pageNum: 100_000, pageSize: 999 }, 'Games, past the last page');
  },
};
