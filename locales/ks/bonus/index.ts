import type { BaseTranslation } from '../../i18n-types.ts';

const ks_bonus = {
  title: 'Tus bonos',
  total: 'Saldo de bonos',
  running: '{{count:Tu bono en juego|Tus bonos en juego}}',
  left: 'Te queda',
  given: 'Bono de {amount:string}, se apuesta {times:number} {{times:vez|veces}}',
  progress: 'Avance de {bonus:string}',
  wagered: 'Llevas {wagered:string} de {target:string} {currency:string} apostados',
  missing: { before: 'Te falta apostar ', after: ' para que lo que quede pase a efectivo.' },
  next: 'Este se juega primero',
  expiry: {
    days: 'Vence en {count:number} {{count:día|días}}, el {time:string}',
    hours: 'Vence en {count:number} {{count:hora|horas}}: {time:string}',
    minutes: 'Vence en {count:number} {{count:minuto|minutos}}: {time:string}',
    over: 'Este bono venció.',
  },
  otherSource: 'Bono',
  sources: {
    registration_bonus: 'Bono de registro',
    new_user_deposit_bonus: 'Bono de bienvenida',
    deposit_bonus: 'Bono por depósito',
    bonus_released: 'Bono',
    bonus_expired: 'Bono',
    bonus_revoked: 'Bono',
    debt_settled: 'Descuento',
    cashback: 'Cashback',
    lucky_money_sent: 'Sobre',
    lucky_money_received: 'Sobre recibido',
    lucky_money_returned: 'Sobre',
    lucky_wheel: 'Rueda de la suerte',
  },
  uncounted:
    'Los términos de tu promoción dicen cuánto tienes que apostar, y hasta cuándo, para que lo que quede de este saldo pase a efectivo.',
  empty: {
    title: 'Ahora no tienes bonos',
    text: 'Cuando una promoción te dé uno, aquí verás cuánto te falta apostar y hasta cuándo.',
    go: 'Ver promociones',
  },
  bonusGames: 'Juegos de bono',
  rules: {
    title: 'Cómo funciona un bono',
    play: 'Entras a un juego de bono y apuestas con tu bono, empezando por el que vence primero; lo que ganas vuelve al mismo bono. Un resto menor que la apuesta mínima se suma a tu próximo bono.',
    wager:
      'Cada apuesta terminada suma a lo que te falta apostar: al completarlo, lo que quede pasa a tu efectivo y lo puedes retirar.',
    lose: 'Puedes perderlo jugando, y lo que quede cuando venza se pierde: tu efectivo no cambia.',
  },
  more: 'Más sobre tus bonos',
  bets: 'Mis apuestas con bono',
  activity: 'Bonos recibidos, liberados y vencidos',
  pig: 'Mi chanchito cashback',
  tips: 'Tu saldo, explicado',
  failed: 'No pudimos cargar tus bonos',
  failedText: 'Tu dinero está a salvo. Reintenta en un momento.',
} satisfies BaseTranslation;

export default ks_bonus;
