import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, kenoPays, kenoSpot } from './engine.ts';
import { kenoTexts } from './words.ts';

export const keno = defineGame({
  name: 'keno',
  engine,
  volatility: 'chosen',
  mainSpot: '01020304',
  bets: kenoPays.map((_, last) => kenoSpot(Array.from({ length: last + 1 }, (__, at) => at + 1))),
  texts: kenoTexts,
  titles: [titles('bingo', 'keno', 'Keno Express, Keno Lunar, Keno Mágico, Keno Cuarenta', 15)],
});
