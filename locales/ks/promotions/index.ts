import type { BaseTranslation } from '../../i18n-types.ts';

/** Promotions, the new-user deposit and its popup. */
const ks_promotions = {
  screen: {
    title: 'Promociones',
    more: 'Más para ti',
    current: 'Promociones de hoy',
    welcome: {
      title: 'Bono de bienvenida',
      upTo: 'Hasta {amount:string}',
      text: 'Por registrarte y por tus dos primeros depósitos.',
      ready: 'Tienes {amount:string} por cobrar',
      readyPlain: 'Tienes un bono por cobrar',
      progress: '{claimed:number} de {all:number} bonos cobrados',
      go: 'Ver mi bono',
    },
    entries: {
      cashback: { name: 'Cashback', text: 'Tu chanchito te devuelve parte de lo que pierdes' },
      bonus: { name: 'Mis bonos', text: 'Lo que tienes y lo que te falta apostar' },
      rushdeposit: {
        name: 'Depósito rápido',
        text: 'Un monto, un toque, y el medio que usaste la última vez',
      },
      redenvelope: { name: 'Sobres rojos', text: 'Regala dinero y abre los sobres de tus amigos' },
      notices: { name: 'Avisos', text: 'Novedades y noticias' },
    },
    empty: 'Hoy no hay otras promociones',
    emptyText: 'Cuando haya una nueva, la verás aquí.',
    failed: 'No pudimos cargar las promociones',
    failedText: 'Reintenta en un momento.',
    loading: 'Cargando las promociones',
  },
  newUser: {
    title: 'Bono de bienvenida',
    lead: 'Hasta {amount:string} en bonos',
    text: 'Por registrarte y por tus dos primeros depósitos.',
    loading: 'Cargando tu bono',
    failed: 'No pudimos cargar tu bono',
    failedText: 'Tus bonos están a salvo. Reintenta en un momento.',
    usual: 'No pudimos confirmar los montos de hoy. Estos son los de siempre.',
    done: 'Cobraste todos tus bonos. Están en tu saldo de bonos.',
    ready: {
      title: 'Tienes bonos por cobrar',
      count: 'Tienes {count:number} {{count:bono|bonos}} por cobrar',
    },
    progress: {
      label: 'Tu avance',
      count: '{claimed:number} de {all:number} bonos cobrados',
      received: 'Recibiste',
    },
    rewards: 'Tus bonos',
    step: 'Paso {number:number}',
    names: { registration: 'Por registrarte', first: 'Primer depósito', second: 'Segundo depósito' },
    registrationText: 'Crea tu cuenta y cóbralo de inmediato, sin depositar.',
    registrationReady: 'Gracias por registrarte. Cóbralo sin depositar.',
    held: 'Tu depósito ya está hecho, pero su dinero salió de tu saldo. Cuando vuelvas a tener ese monto en efectivo, podrás cobrar su bono. Un depósito que se devolvió no da bono.',
    depositReady: 'Tu bono es el {percent:number}% de tu depósito: cóbralo y juégalo.',
    percent: '{percent:number}% extra',
    upTo: 'en bono, hasta',
    ladder: {
      label: 'Cuánto recibes',
      deposit: 'Depositas',
      reward: 'Sumamos',
      orMore: '{amount:string} o más',
    },
    states: {
      locked: 'Después del primero',
      open: 'Por recibir',
      held: 'En espera',
      ready: 'Listo para cobrar',
      claimed: 'Cobrado',
    },
    actions: {
      register: 'Regístrate y cobra',
      logIn: 'Ya tengo cuenta',
      deposit: 'Depositar',
      claim: 'Cobrar {amount:string}',
      claimPlain: 'Cobrar mi bono',
      seeBonus: 'Ver mis bonos',
      backToGame: 'Volver al juego',
    },
    claim: {
      wager: 'Te falta apostar',
      wagerValue: '{left:string} de {total:string}',
      until: 'Plazo para apostarlo',
      done: 'Terminaste de apostarlo: lo que quedó ya es efectivo.',
      spent: 'Lo perdiste antes de terminar de apostarlo.',
      expired: 'Venció antes de que terminaras de apostarlo.',
      revoked: 'Se anuló junto con su depósito.',
      toast: 'Listo: {amount:string} en tu saldo de bonos.',
    },
    terms: {
      title: 'Las reglas, claras',
      once: 'Cada bono se cobra una sola vez, por tu primer y tu segundo depósito acreditado.',
      percent:
        'El bono es un porcentaje de lo que depositas: {first:number}% en el primero, {second:number}% en el segundo.',
      wager:
        'Llega a tu saldo de bonos. Cuando lo apuestas {times:number} {{times:vez|veces}}, lo que te queda pasa a tu efectivo.',
      days: 'Desde que lo cobras tienes {days:number} {{days:día|días}} para jugarlo. Después vence.',
      adults: 'Solo para mayores de 18 años. Juega solo lo que puedas permitirte perder.',
      all: 'Términos y condiciones',
    },
  },
  welcome: {
    title: 'Te damos la bienvenida',
    step: 'Paso {at:number} de {of:number}',
    claimed: 'Ya está en tu saldo de bonos.',
    next: 'Continuar',
  },
  popup: {
    getNow: '¡Lo quiero!',
    opening: 'Abriendo tu bono',
    notNow: 'Ahora no',
    first: {
      title: 'Tu primer depósito vale más',
      lead: '{percent:number}% extra',
      text: 'Sumamos un {percent:number}% a tu primer depósito, hasta {most:string}.',
    },
    second: {
      title: 'Tu segundo depósito también suma',
      lead: '{percent:number}% extra',
      text: 'Sumamos un {percent:number}% a tu segundo depósito, hasta {most:string}.',
    },
    registration: {
      title: 'Un bono de bienvenida',
      text: 'Regístrate y cóbralo de inmediato. A tu primer depósito le sumamos un {percent:number}% extra, hasta {most:string}.',
      playerText:
        'Tu bono de registro te espera. A tu primer depósito le sumamos un {percent:number}% extra, hasta {most:string}.',
    },
    small:
      'Apuesta {times:number} {{times:vez|veces}} el bono y lo que te quede pasa a tu efectivo. Solo para mayores de 18 años.',
    smallPlain: 'El bono primero se juega y lo que quede pasa a efectivo. Solo para mayores de 18 años.',
  },
} satisfies BaseTranslation;

export default ks_promotions;
