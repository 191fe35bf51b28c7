import { fieldOf, listOf } from '../../source/json-values.ts';
import type { Stage, Walk } from './walk.ts';

const isGame = (id: string) => (row: unknown) => fieldOf(row, 'id') === id;

/** Sets the favourite, looks for it in the list, and leaves it as it was. */
async function favourite({ ask, player, options, fault }: Walk, gameId: string): Promise<void> {
  const query = { country: options.country, isCollected: true, pageSize: 999 };
  const before = listOf(fieldOf(await ask('gameList', player, query, 'Favourites'), 'list')).some(
    isGame(gameId),
  );
  const added = await ask('gameCollect', player, { gameId, opt: 'add' }, 'Add a favourite');
  if (added !== undefined) {
    const after = await ask('gameList', player, query, 'Favourites with the new one');
    if (after !== undefined && !listOf(fieldOf(after, 'list')).some(isGame(gameId))) {
      fault('gameCollect', {
        rule: 'favourite-kept',
        at: 'gameList isCollected',
        says: 'does not hold the favourite just added',
      });
    }
  }
  await ask('gameCollect', player, { gameId, opt: 'remove' }, 'Remove a favourite');
  if (before) await ask('gameCollect', player, { gameId, opt: 'add' }, 'Put the favourite back');
}

/** A game entered, a favourite, and the bets of both wallets. */
export const gamesStage: Stage = {
  name: 'games',
  calls: ['gameUrl', 'gameCollect', 'walletRecords', 'gameList'],
  async run(walk) {
    const { ask, player, options, memory } = walk;
    const gameId = memory.gameId ?? 'g-0001';
    await ask('gameUrl', player, { gameId });
    await favourite(walk, gameId);
    await ask('gameList', player, { country: options.country, isRecent: true }, 'Recently played');
    const bets = await ask('walletRecords', player, { isBonus: false }, 'Cash bets');
    if (options.mock && fieldOf(bets, 'total') === 0) {
      await options.mock.playBets(options.player.username, 12);
      await ask('walletRecords', player, { isBonus: false }, 'Cash bets just played');
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
