import type { BaseTranslation } from '../../i18n-types.ts';

const ks_cashback = {
  title: 'Tu chanchito',
  lead: 'Guarda una parte de lo que pierdes, y la devuelve a tu efectivo.',
  guest: 'Cada jugador tiene un chanchito. Ingresa para ver cuánto guarda el tuyo.',
  saved: 'En tu chanchito',
  progressLabel: 'Cuánto ha juntado tu chanchito',
  progress: '{saved:string} de {target:string}',
  progressFull: 'Lleno: se abre desde {target:string}',
  collect: 'Sacar {amount:string}',
  collectNone: 'Sacar del chanchito',
  ready: 'Tu chanchito está lleno: al abrirlo, el dinero pasa a tu efectivo de inmediato.',
  missing: 'Le faltan {amount:string} para que lo puedas abrir. No hay apuro: lo guardado no vence.',
  resting: 'Ya lo abriste hoy. Desde las {time:string} lo puedes abrir de nuevo, si junta lo suficiente.',
  countdown: 'Faltan {left:string}',
  paid: 'Listo: {amount:string} pasaron a tu efectivo.',
  unknown:
    'No nos llegó la respuesta. Si tu chanchito está vacío, el dinero ya está en tu efectivo; si no, intenta de nuevo.',
  marquee: 'Últimos chanchitos abiertos, también de jugadores virtuales',
  winner: '{player:string} abrió su chanchito:',
  pause: 'Pausar la lista',
  play: 'Reanudar la lista',
  steps: {
    title: 'Cómo se llena',
    play: 'Juegas con tu efectivo, como siempre.',
    save: 'Cada vez que en el día vas perdiendo más que antes, una parte de esa diferencia cae en tu chanchito.',
    collect: 'Cuando junta lo suficiente, lo abres y el dinero pasa a tu efectivo.',
  },
  terms: {
    title: 'Condiciones',
    rate: 'El {rate:number}% de tu peor caída del día va a tu chanchito: lo máximo que ibas perdiendo con efectivo.',
    rateUnknown:
      'Un porcentaje de tu peor caída del día va a tu chanchito: lo máximo que ibas perdiendo con efectivo. Ingresa para ver cuál.',
    stays: 'Lo guardado se queda ahí, aunque después ganes. No vence.',
    target: 'Lo puedes abrir desde {target:string}, una vez al día.',
    targetUnknown: 'Lo puedes abrir desde un monto mínimo, una vez al día.',
    cash: 'Lo que sacas es efectivo: lo puedes jugar o retirar, sin apostarlo antes.',
    bonus: 'Lo que juegas con bono no cuenta.',
    never:
      'Cuenta tu peor caída, no cómo termina el día: si después recuperas, puede ser más de lo que perdiste. En promedio suma al retorno de un juego, a lo más, su porcentaje de lo que apuestas: en un día de pocas apuestas de pago alto, los dos juntos pueden superar lo apostado.',
    all: 'Ver los términos completos',
  },
  log: {
    title: 'Movimientos del chanchito',
    saved: 'Guardado',
    collected: 'Pasó a tu efectivo',
    empty: 'Todavía no ha caído nada. Aquí verás cada día que guardó y cada vez que lo abriste.',
    failed: 'No pudimos cargar los movimientos.',
    moreFailed: 'No pudimos cargar el resto.',
    more: 'Cargando más',
  },
  failed: 'No pudimos ver tu chanchito',
  failedText: 'Lo que guarda está a salvo. Reintenta en un momento.',
} satisfies BaseTranslation;

export default ks_cashback;
