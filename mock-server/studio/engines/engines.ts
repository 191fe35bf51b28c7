import { blackjackEngine } from './blackjack.ts';
import { cardsEngine } from './cards.ts';
import { CRASH_RETURN, crashEngine } from './crash.ts';
import { diceEngine } from './dice.ts';
import type { GameEngine, GameKind, InstantName } from './engine.ts';
import type { HandEngine, HandName } from './hand.ts';
import { kenoEngine } from './keno.ts';
import { pokerEngine } from './poker.ts';
import { rouletteEngine } from './roulette.ts';
import { scratchEngine } from './scratch.ts';
import { slotEngine } from './slot.ts';
import { type SlotTemper, slotProfiles } from './slot-profiles.ts';
import { wheelEngine } from './wheel.ts';

/** What decides how a game of the catalogue plays. */
export interface PlayedGame {
  readonly engine: GameKind;
  readonly motif: string;
  readonly name: string;
}

const tempers: readonly SlotTemper[] = ['calm', 'classic', 'bold'];

/** Temper of a slot, spread over the catalogue by name, so that it never changes for a game. */
export function temperOf({ name }: Pick<PlayedGame, 'name'>): SlotTemper {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tempers[sum % tempers.length] ?? 'classic';
}

const slots = {
  calm: slotEngine(slotProfiles.calm),
  classic: slotEngine(slotProfiles.classic),
  bold: slotEngine(slotProfiles.bold),
} as const;
const wheel = wheelEngine();

/** The games with decisions, by name: a hand goes on with the engine that dealt it. */
export const handEngines: Readonly<Record<HandName, HandEngine>> = {
  blackjack: blackjackEngine,
  poker: pokerEngine,
};

/** Tables and live rooms play what their subject promises. */
function tableEngine(motif: string): GameEngine {
  if (motif === 'roulette') return rouletteEngine;
  if (motif === 'cards') return blackjackEngine;
  if (motif === 'chips') return pokerEngine;
  return motif === 'dice' ? diceEngine : cardsEngine;
}

/** The engine a game runs on. */
export function engineFor(game: PlayedGame): GameEngine {
  if (game.engine === 'slot') return slots[temperOf(game)];
  if (game.engine === 'crash') return crashEngine;
  if (game.engine === 'keno') return kenoEngine;
  if (game.engine === 'scratch') return scratchEngine;
  return game.engine === 'wheel' ? wheel : tableEngine(game.motif);
}

/** The spot a table is judged by when one figure has to do. */
const mainSpot: Readonly<Record<InstantName, string>> = {
  slot: 'spin',
  wheel: 'spin',
  roulette: 'red',
  dice: 'seven',
  cards: 'player',
  keno: '01020304',
  scratch: 'card',
};

function exactReturn(engine: GameEngine): number {
  if (engine.kind === 'flight') return CRASH_RETURN;
  return engine.kind === 'hand' ? engine.returnToPlayer : engine.returnToPlayer(mainSpot[engine.name]);
}

/** Published return to player of a game, 0 to 1, to three decimals: what the catalogue says and the engine keeps. */
export function publishedReturn(game: PlayedGame): number {
  const engine = engineFor(game);
  return Math.round(exactReturn(engine) * 1000) / 1000;
}
