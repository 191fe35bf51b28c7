import { getWalletRecordsMockHandler } from '../generated/game/game.msw.ts';
import { WalletRecordsBody, WalletRecordsResponse } from '../generated/game/game.zod.ts';
import { betsOf } from '../world/games/bets.ts';
import { gameById } from '../world/games/games.ts';
import { toMajor } from '../world/tables/money.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { isoTime } from './player-wire.ts';

/** Betting records (HIS-02). */
export const betCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'walletRecords',
    body: WalletRecordsBody,
    answer: WalletRecordsResponse,
    plug: getWalletRecordsMockHandler,
    run: (call) => {
      const { world, body } = call;
      const { totals, ...page } = betsOf(world, playerIdOf(call), body);
      const list = page.list.map((bet) => {
        const game = gameById(world, bet.gameId);
        return {
          id: bet.id,
          gameId: bet.gameId,
          gameName: game.name,
          cover: game.cover,
          stake: toMajor(bet.stake),
          payout: toMajor(bet.payout),
          balanceAfter: toMajor(bet.balanceAfter),
          isBonus: bet.isBonus,
          status: bet.status,
          createdAt: isoTime(bet.createdAt),
        };
      });
      return { ...page, list, totals: { stake: toMajor(totals.stake), payout: toMajor(totals.payout) } };
    },
  }),
];
