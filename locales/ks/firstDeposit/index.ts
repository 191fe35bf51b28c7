import type { BaseTranslation } from '../../i18n-types.ts';

/** The offer for the first deposits. */
const ks_firstDeposit = {
  title: { first: 'Tu primer depósito', second: 'Tu segundo depósito' },
  lead: 'Sumamos un {percent:number}% a lo que deposites, hasta {most:string} {currency:string}.',
  link: { title: 'Tu primer depósito vale más', text: 'Mira cuánto sumamos antes de depositar' },
  loading: 'Cargando tu bono de primer depósito',
  failed: 'No pudimos cargar la promoción',
  failedText: 'Puedes depositar igual. Reintenta en un momento para ver tu bono.',
  amount: '¿Cuánto quieres depositar?',
  tier: {
    name: { first: 'Primer depósito', second: 'Segundo depósito' },
    percent: '{percent:number}% extra',
    most: 'hasta {amount:string} {currency:string}',
    state: {
      waits: 'Depósito en camino',
      now: 'Es tu turno',
      later: 'Después del primero',
      done: 'Ya lo hiciste',
    },
  },
  sum: {
    title: 'Así queda tu depósito',
    pays: 'Tu depósito, a tu efectivo',
    own: 'Bono por este monto',
    offer: 'Bono de la promo',
    reward: 'Sumamos un {percent:number}%',
    rewardWager: 'Por apostar: {times:number}x el extra',
    offerWager: 'Por apostar: {times:number}x el bono',
    bonusBy: 'Plazo para apostar el bono',
    by: 'Plazo para apostar el extra',
    days: '{days:number} {{days:día|días}} desde que lo cobras',
    bonusDays: '{days:number} {{days:día|días}} desde que llega',
    until: 'La promo vale hasta',
    note: 'La comisión depende del medio de pago y la ves antes de pagar.',
  },
  terms: {
    title: 'Condiciones',
    claim: 'El extra se cobra en Bono de bienvenida, apenas tu depósito quede acreditado.',
    wager:
      'Apuéstalo {times:number} {{times:vez|veces}} en {days:number} {{days:día|días}} y lo que te quede pasa a tu efectivo. Si no, vence.',
    underWay: 'Tienes un depósito en camino: si llega, cuenta antes que este.',
    cash: 'El dinero que depositas es tuyo desde el primer momento y puedes retirarlo.',
    offer: 'Una promo reemplaza el bono propio del monto: no se suman. Nunca activamos una por ti.',
    adults: 'Solo para mayores de 18 años. Deposita solo lo que puedas permitirte perder.',
    all: 'Ver los términos completos',
  },
  tile: '+{reward:string} extra',
  go: 'Depositar {amount:string}',
  goPlain: 'Depositar',
  over: {
    title: 'Ya hiciste tus dos depósitos con extra',
    text: 'Tus bonos siguen ahí. Las promos del día las ves al depositar.',
    claims: 'Ver mi bono de bienvenida',
  },
} satisfies BaseTranslation;

export default ks_firstDeposit;
