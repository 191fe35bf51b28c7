import type { CashbackHandlers } from '../generated/handlers.ts';
import { collectPig, pigMarquee, pigRecords, pigState } from '../world/cashback/pig.ts';
import { playerById } from '../world/players/players.ts';
import { toMajor } from '../world/tables/money.ts';
import { playerIdOf } from './call.ts';
import { isoTime } from './player-wire.ts';

export const cashbackHandlers: CashbackHandlers = {
  pigLoad: (_input, call) => {
    const { saved, target, nextCollectAt, ...state } = pigState(call.world, playerIdOf(call));
    return {
      ...state,
      saved: toMajor(saved),
      target: toMajor(target),
      nextCollectAt: nextCollectAt === null ? null : isoTime(nextCollectAt),
    };
  },
  pigCollect: (_input, call) => {
    const { amount, balance } = collectPig(call.world, playerIdOf(call));
    return { amount: toMajor(amount), balance: toMajor(balance) };
  },
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
      ({ amount, at, player }) => ({
        player,
        amount: toMajor(amount),
        at: isoTime(at),
      }),
    ),
};
