import type { SeedGame } from '../seed/catalogue-types.ts';
import { cardsEngine } from './cards/engine.ts';
import { CRASH_RETURN, crashEngine } from './crash/engine.ts';
import { diceEngine } from './dice/engine.ts';
import type { EngineName, GameEngine } from './engine.ts';
import { kenoEngine } from './keno/engine.ts';
import { rouletteEngine } from './roulette/engine.ts';
import { slotEngine } from './slot/engine.ts';
import { type SlotTemper, slotProfiles } from './slot/profiles.ts';
import { wheelEngine } from './wheel/engine.ts';

/** What decides how a catalogue entry plays. */
export type PlayedGame = Pick<SeedGame, 'engine' | 'motif' | 'name'>;

const tempers: readonly SlotTemper[] = ['calm', 'classic', 'bold'];

/** Temper of a slot, spread over the catalogue by name, so that it never changes for a game. */
export function temperOf({ name }: Pick<SeedGame, 'name'>): SlotTemper {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tempers[sum % tempers.length] ?? 'classic';
}

const slots = {
  calm: slotEngine(slotProfiles.calm),
  classic: slotEngine(slotProfiles.classic),
  bold: slotEngine(slotProfiles.bold),
} as const;
const wheel = wheelEngine();

/** Tables and live rooms play what their subject promises. */
function tableEngine(motif: string): GameEngine {
  if (motif === 'roulette') return rouletteEngine;
  return motif === 'dice' ? diceEngine : cardsEngine;
}

/** The engine a game runs on. */
export function engineFor(game: PlayedGame): GameEngine {
  if (game.engine === 'slot') return slots[temperOf(game)];
  if (game.engine === 'crash') return crashEngine;
  if (game.engine === 'keno') return kenoEngine;
  return game.engine === 'wheel' ? wheel : tableEngine(game.motif);
}

/** The spot a table is judged by when one figure has to do. */
const mainSpot: Readonly<Record<EngineName, string>> = {
  slot: 'spin',
  crash: 'flight',
  wheel: 'spin',
  roulette: 'red',
  dice: 'seven',
  cards: 'player',
  keno: '01020304',
};

/** Published return to player of a game, 0 to 1, to three decimals: what the catalogue says and the engine keeps. */
export function publishedReturn(game: PlayedGame): number {
  const engine = engineFor(game);
  const exact = engine.kind === 'flight' ? CRASH_RETURN : engine.returnToPlayer(mainSpot[engine.name]);
  return Math.round(exact * 1000) / 1000;
}
