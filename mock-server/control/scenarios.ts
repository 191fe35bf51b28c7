import type { World } from '../world/core/world.ts';
import { playHistory } from '../world/games/bet-history.ts';
import type { FaultKind, FaultSetting } from '../world/tables/fault-kinds.ts';
import type { LobbyOverride } from '../world/tables/lobby-override.ts';
import type { Player } from '../world/tables/rows.ts';
import { changePlayer, createPlayer } from './player-actions.ts';
import type { ScenarioName } from './scenario-names.ts';

interface Scenario {
  title: string;
  says: string;
  /** Starts with a new world. Other scenarios change the present one. */
  isFresh?: true;
  /** Take the place of those that are set. */
  faults?: readonly FaultSetting[];
  lobby?: LobbyOverride;
  makePlayer?(world: World): Player;
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

const lasting = (operationId: string, fault: FaultKind, ms = 0): FaultSetting => ({
  operationId,
  fault,
  times: null,
  ms,
  message: null,
});

/** @returns id of the player that it made */
export function runScenario(world: World, name: ScenarioName): string | undefined {
  const { faults, lobby, makePlayer } = scenarios[name];
  if (faults) world.state.faults = structuredClone([...faults]);
  if (name === 'usual') world.state.lobby = {};
  world.state.lobby = { ...world.state.lobby, ...lobby };
  return makePlayer?.(world).id;
}

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  usual: {
    title: 'As usual',
    says: 'Takes back faults, empty lists, long texts and the large catalogue. Players and money stay.',
    faults: [],
  },
  'new-player': {
    title: 'New player',
    says: 'A new world with a player who has just signed up: no money, no bound phone, no records.',
    isFresh: true,
    makePlayer: (world) => createPlayer(world, { country: 'CL', password: PASSWORD, isPhoneBound: false }),
  },
  'rich-player': {
    title: 'Rich player',
    says: 'A new world with a player of 12,345,678.00 in cash, a bonus to play, a bound phone and 400 bets.',
    isFresh: true,
    makePlayer(world) {
      const player = createPlayer(world, {
        country: 'CL',
        password: PASSWORD,
        isPhoneBound: true,
        cash: 12_345_678,
        addBonus: 50_000,
      });
      playHistory(world, player.id, { count: 400, isBonus: false });
      changePlayer(world, player, { cash: 12_345_678 });
      return player;
    },
  },
  'everything-fails': {
    title: 'Everything fails',
    says: 'Every call answers HTTP 500 until the faults are taken back.',
    faults: [lasting('*', 'server-error')],
  },
  'slow-provider': {
    title: 'Slow provider',
    says: 'Payments and game entries take six seconds.',
    faults: PROVIDERS.map((operationId) => lasting(operationId, 'latency', SLOW_MS)),
  },
  'empty-lists': {
    title: 'Empty lists',
    says: 'Every list of every answer is empty.',
    lobby: { lists: 'empty' },
  },
  'long-texts': {
    title: 'Very long texts',
    says: 'Names, titles and bodies fill the room the contract gives them.',
    lobby: { texts: 'long' },
  },
  'hostile-texts': {
    title: 'Hostile texts',
    says: 'Names, titles and bodies have 500 or 10,000 characters: one unbroken word, emoji, HTML, letters of no width, text from right to left. They burst the contract.',
    lobby: { texts: 'hostile' },
  },
  'sparse-session': {
    title: 'Sparse session answers',
    says: 'Login and register name the token in the response header alone, and a code by SMS no waiting time.',
    lobby: { without: ['token', 'resendAfterSeconds'] },
  },
  'many-games': {
    title: '10,000 games',
    says: 'The catalogue has 10,000 games.',
    lobby: { games: 10_000 },
  },
};
