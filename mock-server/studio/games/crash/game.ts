import { defineGame, titles } from '../../kit/define-game.ts';
import { whole } from '../../kit/words/figures.ts';
import { CRASH_CAP, CRASH_RETURN, engine, timeOf } from './engine.ts';

export const crash = defineGame({
  name: 'crash',
  engine,
  returns: CRASH_RETURN,
  live: {
    phases: { betting: 7_000, playing: timeOf(CRASH_CAP), result: 4_000 },
    spots: ['flight'],
  },
  mainSpot: 'flight',
  texts: {
    loading: ['Preparando el vuelo…', 'Preparing the flight…'],
    rule: [
      'Apuesta antes del despegue: el multiplicador sube desde 1.00x. Retira antes de que se vaya y te llevas tu apuesta por ese número. El final de cada vuelo se sortea antes de partir; a {most}x paga a todos. Si sales, el vuelo sigue sin ti: retira en la salida automática que elegiste, o puedes volver mientras esté en el aire.',
      'Bet before take-off: the multiplier climbs from 1.00x. Cash out before it flies away and you take your bet times that number. The end of every flight is drawn before it starts; at {most}x it pays everybody. If you leave, it flies on without you: it cashes out at the automatic cash-out you chose, or you can come back while it is in the air.',
    ],
    cashOut: ['Retirar', 'Cash out'],
    lost: [
      'Tu retiro todavía no llega. Lo seguimos enviando: vale desde que llegue, si el vuelo sigue en el aire.',
      'Your cash-out has not arrived yet. We keep sending it: it counts once it arrives, if the flight is still in the air.',
    ],
    flying: ['En el aire', 'In the air'],
    bust: ['Se fue en {times}', 'Flew away at {times}'],
    left: ['Retiraste en {times}', 'You cashed out at {times}'],
    auto: ['Salida automática', 'Auto cash out'],
    autoOff: ['Manual', 'Manual'],
    next: ['Apostar {amount} al próximo', 'Bet {amount} on the next'],
    noNext: ['Cancelar {amount}', 'Cancel {amount}'],
    wait: ['El próximo vuelo sale pronto', 'The next flight leaves soon'],
    takeOff: ['¡Despegamos!', 'Here we go!'],
  },
  figures: { most: whole(CRASH_CAP / 100) },
  titles: [
    titles('crash', 'rocket', 'Cohete Sur, Rocket Rush, Despegue, Booster 100x', 1),
    titles('crash', 'plane', 'Avioneta, Red Baron Crash, Vuelo Austral, Loop the Loop', 4),
    titles('crash', 'balloon', 'Globo Arriba, Balloon Pop Cash, Sube y Sube', 14),
    titles('crash', 'ufo', 'Ovni Elquino, UFO Getaway, Abducción', 18),
    titles('crash', 'astronaut', 'Astro Crash, Caminata Espacial', 27),
  ],
});
