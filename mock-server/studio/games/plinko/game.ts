import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, plinkoRisks, plinkoRows, plinkoSpot } from './engine.ts';
import { plinkoTexts } from './words.ts';

export const plinko = defineGame({
  name: 'plinko',
  engine,
  volatility: 'chosen',
  mainSpot: '12-medium',
  bets: plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => plinkoSpot(rows, risk))),
  texts: plinkoTexts,
  titles: [titles('crash', 'plinko', 'Plinko Andino, Plinko Neón, Plinko Loco', 8)],
});
