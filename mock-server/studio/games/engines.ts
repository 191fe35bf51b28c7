import type { EngineName, GameEngine, InstantName, PlayedGame } from '../kit/chance/engine.ts';
import type { HandEngine, HandName } from '../kit/chance/hand.ts';
import { jackpotReturn, jackpotTerms } from '../kit/chance/jackpot.ts';
import { bingoEngine } from './bingo/engine.ts';
import { blackjackEngine } from './blackjack/engine.ts';
import { cardsEngine } from './cards/engine.ts';
import { CRASH_RETURN, crashEngine } from './crash/engine.ts';
import { diceEngine } from './dice/engine.ts';
import { kenoEngine } from './keno/engine.ts';
import { minesEngine } from './mines/engine.ts';
import { plinkoEngine } from './plinko/engine.ts';
import { pokerEngine } from './poker/engine.ts';
import { raceEngine } from './race/engine.ts';
import { rouletteEngine } from './roulette/engine.ts';
import { scratchEngine } from './scratch/engine.ts';
import { slotEngine } from './slot/engine.ts';
import { type SlotTemper, slotProfiles } from './slot/profiles.ts';
import { MARGIN } from './sportsbook/match-odds.ts';
import { wheelEngine } from './wheel/engine.ts';

const tempers: readonly SlotTemper[] = ['calm', 'classic', 'bold'];

/** It depends on the name, so that it never changes for a game. */
export function temperOf({ name }: Pick<PlayedGame, 'name'>): SlotTemper {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tempers[sum % tempers.length] ?? 'classic';
}

const slots = {
  calm: slotEngine(slotProfiles.calm),
  classic: slotEngine(slotProfiles.classic),
  bold: slotEngine(slotProfiles.bold),
} as const;

/** By name, because a hand continues with the engine that dealt it. */
export const handEngines: Readonly<Record<HandName, HandEngine>> = {
  blackjack: blackjackEngine,
  poker: pokerEngine,
  mines: minesEngine,
};

const engines: Readonly<Record<Exclude<EngineName, 'slot'>, GameEngine>> = {
  ...handEngines,
  crash: crashEngine,
  wheel: wheelEngine(),
  roulette: rouletteEngine,
  dice: diceEngine,
  cards: cardsEngine,
  keno: kenoEngine,
  scratch: scratchEngine,
  plinko: plinkoEngine,
  bingo: bingoEngine,
  race: raceEngine,
  sportsbook: { kind: 'book', name: 'sportsbook' },
};

export function engineFor(game: PlayedGame): GameEngine {
  return game.engine === 'slot' ? slots[temperOf(game)] : engines[game.engine];
}

/** Represents a table where only one figure is shown. */
const mainSpot: Readonly<Record<InstantName, string>> = {
  slot: 'spin',
  wheel: 'spin',
  roulette: 'red',
  dice: 'seven',
  cards: 'player',
  keno: '01020304',
  scratch: 'card',
  plinko: '12-medium',
  bingo: 'c0001',
  race: 'win-1',
};

export type Volatility = 'low' | 'medium' | 'high' | 'chosen';

/**
 * Standard deviation of the pay of a stake of 1: low below 1.5, medium below 4, then high; `chosen` where the player's
 * bet or exit decides it (volatility.test.ts).
 */
const volatilities: Readonly<Record<Exclude<EngineName, 'slot'>, Volatility>> = {
  cards: 'low',
  blackjack: 'low',
  poker: 'medium',
  wheel: 'medium',
  scratch: 'high',
  bingo: 'high',
  roulette: 'chosen',
  dice: 'chosen',
  keno: 'chosen',
  plinko: 'chosen',
  race: 'chosen',
  mines: 'chosen',
  crash: 'chosen',
  sportsbook: 'chosen',
};

export function publishedVolatility(game: PlayedGame): Volatility {
  if (game.engine !== 'slot') return volatilities[game.engine];
  // One round in millions pays hundreds of thousands of stakes.
  if (game.jackpot !== undefined) return 'high';
  return temperOf(game) === 'bold' ? 'high' : 'medium';
}

function exactReturn(engine: GameEngine): number {
  if (engine.kind === 'flight') return CRASH_RETURN;
  if (engine.kind === 'book') return 1 / (1 + MARGIN);
  return engine.kind === 'hand' ? engine.returnToPlayer : engine.returnToPlayer(mainSpot[engine.name]);
}

/** 0 to 1, to three decimals. */
export function publishedReturn(game: PlayedGame): number {
  const engine = engineFor(game);
  const pot = game.jackpot === undefined ? 0 : jackpotReturn(jackpotTerms);
  return Math.round((exactReturn(engine) + pot) * 1000) / 1000;
}
