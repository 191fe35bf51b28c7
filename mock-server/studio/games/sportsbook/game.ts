import { defineGame } from '../../kit/define-game.ts';
import { MARGIN } from './match-odds.ts';
import { sportsbookTexts } from './words.ts';

export const sportsbook = defineGame({
  name: 'sportsbook',
  engine: { kind: 'book', name: 'sportsbook' },
  volatility: 'chosen',
  returns: 1 / (1 + MARGIN),
  texts: sportsbookTexts,
});
