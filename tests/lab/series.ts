import { publishedReturn, sharedPlanOf } from '@copihue/studio/games/engines';
import { layRounds } from '@copihue/studio/kit/chance/live-clock';
import { drawBust, flightPlan } from '../../mock-server/studio/games/crash/engine.ts';
import { hasPot, potOf } from '../../mock-server/world/games/pots.ts';
import { type PlayedRound, simulate, source } from '../support/simulate.ts';
import { createTestWorld } from '../support/test-world.ts';

export interface Row {
  title: string;
  published: number;
  found(): { mean: number; error: number };
  /** What is found may be less, not more. */
  isLimit?: true;
}

/** Every flight of many hours as they are laid, at one exit. */
const flights = (exit: number): Row => ({
  title: `crash, every laid round, exit at ${exit / 100}x`,
  published: publishedReturn({ engine: 'crash', name: 'crash' }),
  found() {
    const plan = sharedPlanOf('crash');
    if (!plan) throw new Error('Crash is not shared.');
    const draw = source(7);
    const played: PlayedRound[] = [];
    for (let hour = 0; hour < 4_000; hour += 1) {
      const busts: number[] = [];
      const laid = layRounds(plan.phases, hour, 0, () => {
        const bust = drawBust(draw);
        busts.push(bust);
        return flightPlan(bust, undefined).endsAfterMs;
      });
      played.push(...laid.map((_, at) => ({ staked: 1, paid: flightPlan(busts[at] ?? 0, exit).pays / 100 })));
    }
    const rounds = played.length;
    return simulate(() => played.pop() ?? { staked: 1, paid: 0 }, rounds);
  },
});

export const series: readonly Row[] = [
  ...[150, 1000, 10_000].map(flights),
  {
    title: 'pot of a slot, at any moment of 800 years',
    published:
      publishedReturn({ engine: 'slot', name: 'a', jackpot: 1 }) -
      publishedReturn({ engine: 'slot', name: 'a' }),
    found() {
      const { world, pass } = createTestWorld();
      const game = world.catalogue.games.filter(hasPot)[0];
      if (!game) throw new Error('No game has a pot.');
      // A stake wins the whole pot once in 20 million of the smallest; a moment every ten days.
      const means = Array.from({ length: 100 }, () => {
        let sum = 0;
        for (let at = 0; at < 300; at += 1) {
          pass(10 * 24 * 60 * 60_000);
          sum += potOf(world, 'CL', game) / game.minBet / 20_000_000;
        }
        return sum / 300;
      });
      return simulate(() => ({ staked: 1, paid: means.pop() ?? 0 }), means.length);
    },
  },
];
