import type { BaseTranslation } from '../../i18n-types.ts';

/** Playing safely: limits, breaks, reality check, self-exclusion, help. */
const ks_safely = {
  title: 'Juego responsable',
  lead: 'Jugar es un pasatiempo, no una forma de ganar dinero. Aquí decides tú cuánto y por cuánto tiempo.',
  adults: 'Solo para mayores de 18 años.',
  loading: 'Cargando tus límites',
  failed: 'No pudimos revisar tus límites',
  failedText: 'Para cuidarte, no seguimos sin revisarlos. Reintenta en un momento.',
  guest: 'Ingresa para poner tus límites',
  guestText: 'Cada jugador pone los suyos: límites, pausas y autoexclusión.',
  kept: 'Esta demostración guarda tus límites, pausas y autoexclusión solo en este dispositivo.',
  keptAccount:
    'Esta demostración guarda tus límites y pausas solo en este dispositivo, y tu autoexclusión en tu cuenta.',
  notDone: 'No pudimos guardar el cambio. Reintenta en un momento.',
  limit: {
    title: 'Límite de depósito',
    text: 'Lo máximo que puedes depositar. Bajarlo rige de inmediato; para subirlo o quitarlo esperas 24 horas y después lo confirmas.',
    period: { day: 'Por día', week: 'Por semana', month: 'Por mes' },
    none: 'Sin límite',
    used: 'Usado {used:string} de {limit:string}',
    resets: 'Se renueva el {day:string}',
    set: 'Poner límite',
    change: 'Cambiar',
    of: '{action:string}: {period:string}',
    waits: 'Pediste {amount:string}. Podrás confirmarlo desde el {time:string}.',
    waitsNone: 'Pediste quitar el límite. Podrás confirmarlo desde el {time:string}.',
    ripe: '¿Confirmas subir el límite a {amount:string}?',
    ripeNone: '¿Confirmas quitar el límite?',
    confirm: 'Confirmar',
    keep: 'Dejar el de ahora',
    field: 'Límite en {currency:string}',
    hint: 'Cuenta todo lo que deposites, también lo que está en camino.',
    save: 'Guardar límite',
    remove: 'Quitar el límite',
    savedNow: 'Listo: tu nuevo límite ya rige.',
    savedLater: 'Anotado: en 24 horas podrás confirmarlo.',
  },
  timeOut: {
    title: 'Tomarte una pausa',
    text: 'Sin juegos ni depósitos por un tiempo. No se puede acortar. Retirar siempre se puede.',
    lasts: { day: '24 horas', week: '7 días', month: '30 días' },
    ask: '¿Empezar una pausa de {length:string}?',
    askText:
      'Hasta que termine no podrás jugar ni depositar, y no se puede deshacer. Tu saldo sigue siendo tuyo: puedes retirarlo cuando quieras.',
    start: 'Empezar la pausa',
    cancel: 'Ahora no',
  },
  open: {
    title: 'Esto te queda abierto',
    hand: 'Tu mano en {name:string} espera hasta el {time:string}: ahí se cierra sola, sin otra apuesta.',
    bet: 'Tu apuesta en {name:string} sigue sola hasta su resultado, y si gana se te paga.',
    bonus: 'Un bono de {amount:string} vence el {time:string}, antes de que vuelvas.',
    packet: 'Enviaste un sobre de {amount:string}: lo que nadie saque vuelve a tu saldo el {time:string}.',
    unknown: 'Ahora no pudimos revisar si te queda algo abierto, como una mano o un bono.',
  },
  reality: {
    title: 'Aviso de tiempo de juego',
    text: 'Mientras juegas te mostramos cada tanto cuánto tiempo llevas y cómo vas.',
    off: 'Nunca',
    every: '{minutes:number} min',
    check: 'Llevas {minutes:number} min jugando',
    result: 'En este rato',
    won: 'Vas ganando',
    lost: 'Vas perdiendo',
    even: 'Vas en cero',
    staked: 'Apostado',
    paid: 'Premios',
    unknown: 'Ahora no pudimos calcular cómo vas.',
    goOn: 'Seguir jugando',
    leave: 'Salir del juego',
    more: 'Mis límites y pausas',
  },
  exclusion: {
    title: 'Autoexclusión',
    text: 'Si el juego dejó de ser un pasatiempo, cierra la puerta por un buen tiempo. Vale solo en este dispositivo, y en él no se puede acortar ni deshacer.',
    lasts: { halfYear: '6 meses', year: '1 año', fiveYears: '5 años' },
    ask: 'Autoexclusión por {length:string}',
    step: 'Paso {at:number} de 2',
    askText:
      'Esta autoexclusión queda guardada solo en este dispositivo: en otro, o si se borran los datos de este, podrías jugar igual. Aquí no podrás jugar ni depositar durante ese tiempo, tampoco si cambias de opinión. Podrás ingresar a tu cuenta para retirar tu saldo.',
    next: 'Continuar',
    sure: '¿De verdad? Vuelve a leerlo con calma',
    sureText:
      'En este dispositivo tu autoexclusión dura hasta el {time:string}, y nada en la aplicación adelanta esa fecha.',
    understood: 'Entiendo que vale solo en este dispositivo y que aquí no se puede deshacer',
    start: 'Excluirme por {length:string}',
    cancel: 'Volver',
    account: {
      text: 'Si el juego dejó de ser un pasatiempo, cierra la puerta por un buen tiempo. Queda en tu cuenta: vale en cualquier dispositivo, y en la aplicación no se puede acortar ni deshacer.',
      askText:
        'Esta autoexclusión queda en tu cuenta y vale en cualquier dispositivo donde la uses. No podrás jugar ni depositar durante ese tiempo, tampoco si cambias de opinión. Podrás ingresar a tu cuenta para retirar tu saldo.',
      sureText:
        'Tu autoexclusión dura hasta el {time:string}, en cualquier dispositivo, y nada en la aplicación adelanta esa fecha.',
      understood: 'Entiendo que vale para toda mi cuenta y que en la aplicación no se puede deshacer',
    },
  },
  block: {
    timeOut: 'Estás en pausa',
    exclusion: 'Tu autoexclusión está activa',
    timeOutText:
      'Te tomaste una pausa de los juegos. Podrás jugar y depositar de nuevo desde el {time:string}.',
    exclusionText: 'Decidiste dejar de jugar por un buen tiempo. Termina el {time:string}.',
    money: 'Tu saldo sigue siendo tuyo: puedes retirarlo cuando quieras.',
    withdraw: 'Retirar mi saldo',
    help: 'Dónde encontrar ayuda',
    active: 'Hasta el {time:string}',
    extend: 'Puedes alargarla, no acortarla.',
  },
  help: {
    title: 'Dónde encontrar ayuda',
    signs:
      'Pide ayuda si juegas para recuperar lo perdido, si escondes cuánto juegas o si usas dinero que era para otra cosa.',
    talk: 'Cuéntaselo a alguien de confianza: decirlo en voz alta ya es un paso.',
    health:
      'En tu centro de salud (CESFAM, consultorio o tu médico) te pueden orientar y derivar. En el sitio del Ministerio de Salud encuentras las líneas de ayuda vigentes.',
    groups: 'También hay grupos de apoyo de personas que pasaron por lo mismo, gratis y anónimos.',
    kids: 'Si hay menores en casa, cierra tu sesión y no compartas tu contraseña.',
    chat: 'Hablar con soporte',
    lines: {
      label: 'Líneas de ayuda',
      health: 'Salud Responde, del Ministerio de Salud, día y noche',
      crisis: 'Línea de prevención del suicidio, gratis desde un celular',
    },
  },
} satisfies BaseTranslation;

export default ks_safely;
