import type { BaseTranslation } from '../../i18n-types.ts';

/** The game view. */
const ks_game = {
  frame: 'Juego',
  leave: 'Salir del juego',
  fullScreen: 'Pantalla completa',
  shrink: 'Salir de pantalla completa',
  depositTitle: 'Sin salir del juego',
  backToGame: 'Volver al juego',
  left: {
    waits:
      'Tu mano en {name:string} sigue abierta y te espera hasta el {time:string}. La encuentras en Inicio y en tus apuestas.',
    flies:
      'Tu vuelo en {name:string} sigue sin ti: se retira solo en tu salida automática. Si no elegiste una, vuelve a retirarlo o pierdes la apuesta.',
    goesOn: 'Tu ronda en {name:string} sigue sin ti y, si gana, se paga sola. La encuentras en Inicio.',
  },
  footer: {
    played: 'Llevas {minutes:number} min jugando',
    bonus: 'Juegas con saldo de bonos',
    adults: '+18 · Juega con responsabilidad',
  },
  seeGames: 'Ver otros juegos',
  refused: {
    foreign: {
      title: 'No abrimos este juego',
      text: 'La dirección no es de uno de nuestros juegos. Por tu seguridad, no la abrimos.',
    },
    old: {
      title: 'Este enlace ya no sirve',
      text: 'Cada enlace a un juego sirve una sola vez. Elige el juego de nuevo.',
    },
    failed: {
      title: 'No pudimos abrir el juego',
      text: 'Tu saldo está a salvo. Reintenta en un momento.',
    },
  },
} satisfies BaseTranslation;

export default ks_game;
