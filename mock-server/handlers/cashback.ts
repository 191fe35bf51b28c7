import {
  getPigCollectMockHandler,
  getPigLoadMockHandler,
  getPigMarqueeMockHandler,
  getPigRecordMockHandler,
} from '../generated/cashback/cashback.msw.ts';
import {
  PigCollectBody,
  PigCollectResponse,
  PigLoadBody,
  PigLoadResponse,
  PigMarqueeBody,
  PigMarqueeResponse,
  PigRecordBody,
  PigRecordResponse,
} from '../generated/cashback/cashback.zod.ts';
import { collectPig, pigRecords, pigState } from '../world/cashback/pig.ts';
import { pigMarquee } from '../world/cashback/pig-marquee.ts';
import { playerById } from '../world/players/players.ts';
import { toMajor } from '../world/tables/money.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { isoTime } from './player-wire.ts';

/** The cashback pig (PRO-04). */
export const cashbackCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'pigLoad',
    body: PigLoadBody,
    answer: PigLoadResponse,
    plug: getPigLoadMockHandler,
    run: (call) => {
      const { saved, target, nextCollectAt, ...state } = pigState(call.world, playerIdOf(call));
      return {
        ...state,
        saved: toMajor(saved),
        target: toMajor(target),
        nextCollectAt: nextCollectAt === null ? null : isoTime(nextCollectAt),
      };
    },
  }),
  defineCall({
    operationId: 'pigCollect',
    body: PigCollectBody,
    answer: PigCollectResponse,
    plug: getPigCollectMockHandler,
    run: (call) => {
      const { amount, balance } = collectPig(call.world, playerIdOf(call));
      return { amount: toMajor(amount), balance: toMajor(balance) };
    },
  }),
  defineCall({
    operationId: 'pigRecord',
    body: PigRecordBody,
    answer: PigRecordResponse,
    plug: getPigRecordMockHandler,
    run: (call) => {
      const { list, ...page } = pigRecords(call.world, playerIdOf(call), call.body);
      return {
        ...page,
        list: list.map(({ amount, createdAt, ...row }) => ({
          ...row,
          amount: toMajor(amount),
          createdAt: isoTime(createdAt),
        })),
      };
    },
  }),
  defineCall({
    operationId: 'pigMarquee',
    body: PigMarqueeBody,
    answer: PigMarqueeResponse,
    plug: getPigMarqueeMockHandler,
    run: (call) =>
      pigMarquee(call.world, playerById(call.world, playerIdOf(call)).country).map(
        ({ amount, at, player }) => ({
          player,
          amount: toMajor(amount),
          at: isoTime(at),
        }),
      ),
  }),
];
