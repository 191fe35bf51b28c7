import type { Part } from '../../source/contract.ts';
import { type Bench, type Caller, type Reply, VALID } from '../bench.ts';
import { effectOf } from '../effects.ts';
import type { Problem } from '../finding.ts';
import type { CheckOptions } from '../options.ts';

/** What earlier steps learned and later ones need. */
export interface Memory {
  gameId?: string;
  /** Last body of each call that kept the contract; wrong ones are made from it. */
  bodies: Map<string, unknown>;
  /** Deposit that was paid for, for the events that have to follow. */
  paidOrderId?: string;
  envelopeId?: string;
}

export interface Walk {
  bench: Bench;
  options: CheckOptions;
  memory: Memory;
  guest: Caller;
  player: Caller;
  /** The account registered on the way, else the second one given. */
  companion?: Caller;
  companionName?: string;
  companionPassword?: string;
  /** True for a companion made on the way: no deposits, nothing claimed yet. */
  isNewcomer: boolean;
  notes: string[];
  /** Binds the socket to a new session of the player; the old one ended with a password. */
  tellSocket?: (token: string) => void;
  /**
   * Makes a call of the journey. A call that needs --writes without it is left out and listed.
   * @returns the data of a success; undefined for a refusal, a fault, or a call left out
   */
  ask(operationId: string, as: Caller, body: object, title?: string): Promise<unknown>;
  /** The same with the whole reply; undefined for a call left out. */
  reply(operationId: string, as: Caller, body: object, title?: string): Promise<Reply | undefined>;
  skip(operationId: string, reason: string): void;
  /** Notes a fault that only the journey can see. */
  fault(operationId: string, problem: Omit<Problem, 'place'> & { place?: Part }): void;
}

/** A stretch of the journey. */
export interface Stage {
  name: string;
  /** Calls it makes; with --only it runs when one of them is wanted. */
  calls: readonly string[];
  run(walk: Walk): Promise<void>;
}

export function createWalk(bench: Bench, options: CheckOptions): Walk {
  const memory: Memory = { bodies: new Map() };
  const walk: Walk = {
    bench,
    options,
    memory,
    guest: { name: 'guest' },
    player: { name: 'player' },
    isNewcomer: false,
    notes: [],
    skip: (operationId, reason) => bench.coverage.skip(operationId, reason),
    async reply(operationId, as, body, title) {
      const call = bench.callOf(operationId);
      const effect = effectOf(call);
      if (effect !== undefined && !options.writes) {
        walk.skip(operationId, `${effect}; needs --writes`);
        return undefined;
      }
      options.onProgress?.(`journey ${call.path}`);
      memory.bodies.set(operationId, body);
      const words = title ?? call.summary;
      const reply = await bench.ask({
        call,
        purpose: 'journey',
        title: `${words} (${as.name})`,
        body,
        expected: VALID,
        as,
      });
      bench.coverage.journey(operationId, reply.isSuccess);
      return reply;
    },
    ask: async (operationId, as, body, title) => (await walk.reply(operationId, as, body, title))?.data,
    fault(operationId, { place, ...problem }) {
      const call = bench.callOf(operationId);
      bench.report(call, 'journey', [{ ...problem, place: place ?? call.part }]);
    },
  };
  return walk;
}
