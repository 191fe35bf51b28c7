import type { BaseTranslation } from '../../i18n-types.ts';

/** What the app says about itself, once it runs. */
const ks_system = {
  update: {
    title: 'Nueva versión',
    text: 'Hay una nueva versión de Copihue.',
    yes: 'Actualizar',
    no: 'Después',
  },
  ads: {
    title: 'Aviso por el que llegaste',
    text: '¿Podemos informar a quien publicó el aviso de tu llegada, tu registro y tu primer depósito? Nunca le damos tu celular ni tu nombre.',
    yes: 'Sí, pueden',
    no: 'No',
  },
  tooOld: 'Esta versión ya no se puede usar. La página se actualizará cuando termines lo que escribes.',
  healed: 'Hubo un problema al abrir la app. Ya tienes la última versión.',
  install: {
    title: 'Copihue en tu celular',
    text: 'Agrega la app a tu pantalla de inicio: se abre con un toque y usa toda la pantalla.',
    now: 'Instalar',
    later: 'Ahora no',
    share: 'Toca Compartir en tu navegador.',
    add: 'Elige “Agregar a pantalla de inicio”.',
    confirm: 'Confirma con “Agregar”.',
    understood: 'Entendido',
  },
  /** Added to the name of the menu button. */
  waiting: ', {count:number} {{count:aviso|avisos}} por leer',
  session: {
    ended: 'Tu sesión terminó.',
    endedText: 'Ingresa y esta parte se carga de nuevo.',
    login: 'Ingresar',
  },
  owed: {
    due: 'Debes {amount:string} {currency:string}: lo próximo que entre a tu efectivo lo paga primero, y tus retiros en revisión esperan hasta entonces.',
    paid: 'Lo que entró a tu efectivo pagó {amount:string} {currency:string} que debías.',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'El enlace está mal escrito o la página cambió de lugar.',
  },
  closed: {
    title: 'Por ahora no está disponible',
    text: 'Copihue no ofrece esta sección en este momento. Tu saldo y tus movimientos siguen como estaban.',
  },
  maintenance: {
    title: 'Estamos en mantención',
    until: 'Volvemos cerca de las {time:string}.',
    soon: 'Volvemos en un momento.',
    safe: 'Tu saldo y tus pedidos están a salvo. Deja esta página abierta: vuelve sola.',
  },
  connection: {
    lost: 'Sin conexión. Seguimos intentando.',
    down: 'Copihue no responde. Seguimos intentando.',
    downUntil: 'Copihue no está disponible. Volvemos cerca de las {time:string}.',
    back: 'Volvió la conexión.',
  },
} satisfies BaseTranslation;

export default ks_system;
