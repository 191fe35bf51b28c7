import { defineGame } from '../../kit/define-game.ts';
import { BOOK_RETURN } from './match-odds.ts';
import { sportsbookTexts } from './words.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    sportsbook: never;
  }
}

export const sportsbook = defineGame({
  name: 'sportsbook',
  engine: { kind: 'book', name: 'sportsbook' },
  volatility: 'chosen',
  returns: BOOK_RETURN,
  mainSpot: '',
  texts: sportsbookTexts,
});
