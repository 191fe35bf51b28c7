import { defineGame } from '../../kit/define-game.ts';
import { percent, whole } from '../../kit/words/figures.ts';
import { RETURN_AT_MOST } from './bet-slip.ts';
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
  figures: {
    most: whole(RETURN_AT_MOST / 100),
    single: percent(BOOK_RETURN),
    three: percent(BOOK_RETURN ** 3),
  },
});
