import type { CashbackHandlers } from '../generated/handlers.ts';
import { collectPig, pigMarquee, pigRecords, pigState } from '../world/cashback/pig.ts';
import { mapPage } from '../world/core/pages.ts';
import { playerById } from '../world/players/players.ts';
import { inMajor, toMajor } from '../world/tables/money.ts';
import { isoTime } from './player-wire.ts';

export const cashbackHandlers: CashbackHandlers = {
  pigLoad: (_input, { world, playerId }) => {
    const { saved, target, nextCollectAt, ...state } = pigState(world, playerId);
    return {
      ...state,
      ...inMajor({ saved, target }),
      nextCollectAt: nextCollectAt === null ? null : isoTime(nextCollectAt),
    };
  },
  pigCollect: (_input, { world, playerId }) => inMajor(collectPig(world, playerId)),
  pigRecord: (input, { world, playerId }) =>
    mapPage(pigRecords(world, playerId, input), ({ amount, createdAt, ...row }) => ({
      ...row,
      amount: toMajor(amount),
      createdAt: isoTime(createdAt),
    })),
  pigMarquee: (_input, { world, playerId }) =>
    pigMarquee(world, playerById(world, playerId).country).map(({ amount, at, player }) => ({
      player,
      amount: toMajor(amount),
      at: isoTime(at),
    })),
};
