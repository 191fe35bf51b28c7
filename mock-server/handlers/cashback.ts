import type { CashbackHandlers } from '../generated/handlers.ts';
import { collectPig, pigMarquee, pigRecords, pigState } from '../world/cashback/pig.ts';
import { playerById } from '../world/players/players.ts';
import { inMajor, toMajor } from '../world/tables/money.ts';
import { playerIdOf } from './call.ts';
import { isoTime } from './player-wire.ts';

export const cashbackHandlers: CashbackHandlers = {
  pigLoad: (_input, call) => {
    const { saved, target, nextCollectAt, ...state } = pigState(call.world, playerIdOf(call));
    return {
      ...state,
      ...inMajor({ saved, target }),
      nextCollectAt: nextCollectAt === null ? null : isoTime(nextCollectAt),
    };
  },
  pigCollect: (_input, call) => inMajor(collectPig(call.world, playerIdOf(call))),
  pigRecord: (input, call) => {
    const { list, ...page } = pigRecords(call.world, playerIdOf(call), input);
    return {
      ...page,
      list: list.map(({ amount, createdAt, ...row }) => ({
        ...row,
        amount: toMajor(amount),
        createdAt: isoTime(createdAt),
      })),
    };
  },
  pigMarquee: (_input, call) =>
    pigMarquee(call.world, playerById(call.world, playerIdOf(call)).country).map(
      ({ amount, at, player }) => ({ player, amount: toMajor(amount), at: isoTime(at) }),
    ),
};
