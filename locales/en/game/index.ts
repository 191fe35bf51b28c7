import type { NamespaceGameTranslation } from '../../i18n-types.ts';

/** The game view. */
const en_game = {
  frame: 'Game',
  leave: 'Leave the game',
  fullScreen: 'Full screen',
  shrink: 'Leave full screen',
  depositTitle: 'Without leaving the game',
  backToGame: 'Back to the game',
  left: {
    waits:
      'Your hand in {name} is still open and waits for you until {time}. Find it on home and in your bets.',
    flies:
      'Your flight in {name} goes on without you and cashes out at your automatic cash-out. If you set none, come back and cash out, or the bet is lost.',
    goesOn: 'Your round in {name} goes on without you and any win is paid by itself. Find it on home.',
  },
  footer: {
    played: '{minutes} min played so far',
    bonus: 'You are playing with your bonus',
    adults: '18+ · Gamble responsibly',
  },
  seeGames: 'See other games',
  refused: {
    foreign: {
      title: 'We did not open this game',
      text: 'The address is not one of our games. To keep you safe, we did not open it.',
    },
    old: {
      title: 'This link no longer works',
      text: 'Each link to a game works only once. Choose the game again.',
    },
    failed: {
      title: 'We could not open the game',
      text: 'Your balance is safe. Try again in a moment.',
    },
  },
} satisfies NamespaceGameTranslation;

export default en_game;
