import type { BaseTranslation } from '../../i18n-types.ts';

/** The notices and the popups of the lobby. */
const ks_notices = {
  title: 'Avisos',
  unreadCount: '{count:number} sin leer',
  allRead: 'Estás al día',
  readAll: 'Marcar como leídos',
  unread: 'Sin leer',
  list: 'Lista de avisos',
  level: {
    info: 'Novedad',
    important: 'Importante',
    urgent: 'Urgente',
  },
  today: 'Hoy',
  yesterday: 'Ayer',
  until: 'Vigente hasta el {time:string}',
  toList: 'Todos los avisos',
  next: 'Siguiente aviso',
  empty: {
    title: 'No hay avisos por ahora',
    text: 'Cuando haya novedades de juegos, pagos o promociones, las encontrarás aquí.',
    go: 'Ver promociones',
  },
  failed: {
    title: 'No pudimos cargar los avisos',
    text: 'Reintenta en un momento.',
  },
  gone: {
    title: 'Este aviso ya no está vigente',
    text: 'Puede que haya terminado o que el enlace esté incompleto.',
  },
  waiting: 'Te esperan',
  popup: {
    game: 'Jugar ahora',
    h5: 'Abrir',
    deeplink: 'Ver más',
    luckywheel: 'Girar la rueda',
    active: 'Abrir mi sobre',
    nothing: 'Entendido',
  },
} satisfies BaseTranslation;

export default ks_notices;
