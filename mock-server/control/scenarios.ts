import { addFault, clearFaults } from '../world/core/faults.ts';
import type { World } from '../world/core/world.ts';
import { playHistory } from '../world/games/bet-history.ts';
import { changePlayer, createPlayer } from './player-actions.ts';
import type { ScenarioName } from './scenario-names.ts';

interface Scenario {
  title: string;
  says: string;
  /** Starts with a new world. Other scenarios change the present one. */
  isFresh?: true;
  run(world: World): string | undefined;
}

const PASSWORD = 'Copihue2026';
const PROVIDERS = [
  'gameUrl',
  'rechargeCreateRechargeOrder',
  'rechargeV2CreateRechargeOrder',
  'rechargePrepay',
  'rechargeQueryPay',
  'withdrawCreate',
];
const SLOW_MS = 6000;

function look(world: World, override: World['state']['lobby']): undefined {
  world.state.lobby = { ...world.state.lobby, ...override };
  return undefined;
}

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  usual: {
    title: 'As usual',
    says: 'Takes back faults, empty lists, long texts and the large catalogue. Players and money stay.',
    run(world) {
      clearFaults(world);
      world.state.lobby = {};
      return undefined;
    },
  },
  'new-player': {
    title: 'New player',
    says: 'A new world with a player who has just signed up: no money, no bound phone, no records.',
    isFresh: true,
    run: (world) => createPlayer(world, { country: 'CL', password: PASSWORD, isPhoneBound: false }).id,
  },
  'rich-player': {
    title: 'Rich player',
    says: 'A new world with a player of 12,345,678.00 in cash, a bonus to play, a bound phone and 400 bets.',
    isFresh: true,
    run(world) {
      const player = createPlayer(world, {
        country: 'CL',
        password: PASSWORD,
        isPhoneBound: true,
        cash: 12_345_678,
        addBonus: 50_000,
      });
      playHistory(world, player.id, { count: 400, isBonus: false });
      changePlayer(world, player, { cash: 12_345_678 });
      return player.id;
    },
  },
  'everything-fails': {
    title: 'Everything fails',
    says: 'Every call answers HTTP 500 until the faults are taken back.',
    run(world) {
      clearFaults(world);
      addFault(world, { operationId: '*', fault: 'server-error', times: null, ms: 0, message: null });
      return undefined;
    },
  },
  'slow-provider': {
    title: 'Slow provider',
    says: 'Payments and game entries take six seconds.',
    run(world) {
      clearFaults(world);
      for (const operationId of PROVIDERS)
        addFault(world, { operationId, fault: 'latency', times: null, ms: SLOW_MS, message: null });
      return undefined;
    },
  },
  'empty-lists': {
    title: 'Empty lists',
    says: 'Every list of every answer is empty.',
    run: (world) => look(world, { lists: 'empty' }),
  },
  'long-texts': {
    title: 'Very long texts',
    says: 'Names, titles and bodies fill the room the contract gives them.',
    run: (world) => look(world, { texts: 'long' }),
  },
  'hostile-texts': {
    title: 'Hostile texts',
    says: 'Names, titles and bodies have 500 or 10,000 characters: one unbroken word, emoji, HTML, letters of no width, text from right to left. They burst the contract.',
    run: (world) => look(world, { texts: 'hostile' }),
  },
  'sparse-session': {
    title: 'Sparse session answers',
    says: 'Login and register name the token in the response header alone, and a code by SMS no waiting time.',
    run: (world) => look(world, { without: ['token', 'resendAfterSeconds'] }),
  },
  'many-games': {
    title: '10,000 games',
    says: 'The catalogue has 10,000 games.',
    run: (world) => look(world, { games: 10_000 }),
  },
};
