import { bingo } from './bingo/game.ts';
import { blackjack } from './blackjack/game.ts';
import { cards } from './cards/game.ts';
import { crash } from './crash/game.ts';
import { dice } from './dice/game.ts';
import { keno } from './keno/game.ts';
import { mines } from './mines/game.ts';
import { plinko } from './plinko/game.ts';
import { poker } from './poker/game.ts';
import { race } from './race/game.ts';
import { roulette } from './roulette/game.ts';
import { scratch } from './scratch/game.ts';
import { slot } from './slot/game.ts';
import { sportsbook } from './sportsbook/game.ts';
import { wheel } from './wheel/game.ts';

/** Every game of the studio, by name (GAM-22). A new one is added here and nowhere else. */
export const games = {
  bingo,
  blackjack,
  cards,
  crash,
  dice,
  keno,
  mines,
  plinko,
  poker,
  race,
  roulette,
  scratch,
  slot,
  sportsbook,
  wheel,
} as const;
