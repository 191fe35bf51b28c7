import { defineGame } from '../../kit/define-game.ts';
import { engine, plinkoRisks, plinkoRows, plinkoSpot } from './engine.ts';
import { plinkoTexts } from './words.ts';

export const plinko = defineGame({
  name: 'plinko',
  engine,
  volatility: 'chosen',
  mainSpot: '12-medium',
  bets: plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => plinkoSpot(rows, risk))),
  texts: plinkoTexts,
  titles: [
    { place: 8, category: 'crash', motif: 'plinko', names: ['Plinko Andino', 'Plinko Neón', 'Plinko Loco'] },
  ],
});
