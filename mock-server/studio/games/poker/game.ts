import { defineGame } from '../../kit/define-game.ts';
import { anteBonus, engine } from './engine.ts';
import { pokerTexts } from './words.ts';

export const poker = defineGame({
  name: 'poker',
  engine,
  volatility: 'medium',
  terms: () => ({ anteBonus }),
  texts: pokerTexts,
  hasChoices: true,
});
