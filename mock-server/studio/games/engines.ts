import type { EngineName, FlightEngine, GameEngine, PlayedGame } from '../kit/chance/engine.ts';
import type { BetFigures } from '../kit/chance/figures.ts';
import type { HandEngine, HandName } from '../kit/chance/hand.ts';
import { jackpotReturn, jackpotTerms } from '../kit/chance/jackpot.ts';
import type { LivePlan } from '../kit/chance/live-clock.ts';
import type { GameDefinition, TitleTag, Volatility } from '../kit/define-game.ts';
import { games } from './games.ts';

type Known = Omit<GameDefinition<EngineName, never>, 'name' | 'texts'>;
const definitionOf = (name: EngineName): Known => games[name];

export const titleTags = (name: EngineName, title: string, chance: number): readonly TitleTag[] =>
  definitionOf(name).tags?.(title, chance) ?? [];

export const isLeftOpen = ({ engine }: PlayedGame): boolean => definitionOf(engine).isLeftOpen ?? false;

/** Undefined for a game that no table shares. */
export const sharedPlanOf = (name: EngineName): LivePlan | undefined => definitionOf(name).live;

export function engineFor(game: PlayedGame): GameEngine {
  const { engine } = definitionOf(game.engine);
  return typeof engine === 'function' ? engine(game) : engine;
}

/** By name, because a hand continues with the engine that dealt it. */
export function handEngine(name: HandName): HandEngine {
  const { engine } = definitionOf(name);
  if (typeof engine === 'function' || engine.kind !== 'hand') throw new Error(`${name} deals no hands.`);
  return engine;
}

/** @throws for a game that is no flight */
export function flightEngine(game: PlayedGame): FlightEngine {
  const engine = engineFor(game);
  if (engine.kind !== 'flight') throw new Error(`${game.name} is no flight.`);
  return engine;
}

export function publishedVolatility(game: PlayedGame): Volatility {
  const { volatility = 'chosen' } = definitionOf(game.engine);
  return typeof volatility === 'function' ? volatility(game) : volatility;
}

function exactReturn(game: PlayedGame): number {
  const engine = engineFor(game);
  const { mainSpot, returns = 0 } = definitionOf(game.engine);
  if (engine.kind === 'instant') return engine.figures(mainSpot).returns;
  return engine.kind === 'hand' ? engine.returnToPlayer : returns;
}

/** By spot, of the bets that differ; empty where what a round pays depends on decisions. */
export function betFigures(game: PlayedGame): ReadonlyMap<string, BetFigures> {
  const engine = engineFor(game);
  const { mainSpot, bets = [mainSpot] } = definitionOf(game.engine);
  return new Map(engine.kind === 'instant' ? bets.map((spot) => [spot, engine.figures(spot)]) : []);
}

/** 0 to 1, to three decimals. */
export function publishedReturn(game: PlayedGame): number {
  const pot = game.jackpot === undefined ? 0 : jackpotReturn(jackpotTerms);
  return Math.round((exactReturn(game) + pot) * 1000) / 1000;
}
