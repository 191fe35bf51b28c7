import type { BaseTranslation } from '../i18n-types.ts';

/** Shared texts: the shell, home and what can fail anywhere. Screens that load on demand have a namespace each. */
const ks = {
  common: {
    close: 'Cerrar',
    back: 'Volver',
    backHome: 'Volver al inicio',
    caseCode: 'Código {code:string}',
    retry: 'Reintentar',
    loading: 'Cargando',
    seeAll: 'Ver todos',
    accept: 'Aceptar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar: tu dispositivo no lo permite. Mantén presionado el texto para copiarlo.',
  },
  nav: {
    label: 'Menú principal',
    home: 'Inicio',
    // Soft hyphens: large text may break there, and nowhere else (src/app/shell/bottom-nav.tsx).
    promotion: 'Pro\u00admos',
    deposit: 'Depo\u00adsitar',
    withdraw: 'Reti\u00adrar',
    me: 'Mi cuen\u00adta',
  },
  header: {
    menu: 'Abrir el menú',
    login: 'Ingresar',
    register: 'Regístrate',
    balance: 'Saldo {amount:string} {currency:string}',
    balanceLoading: 'Cargando tu saldo',
    balanceFailed: 'No pudimos cargar tu saldo',
    deposit: 'Depositar',
    skip: 'Ir al contenido',
  },
  home: {
    title: 'Copihue, juegos y apuestas',
    banners: 'Destacados',
    tiles: 'Accesos directos',
    marquee: 'Avisos y últimos ganadores',
    pause: 'Pausar los avisos',
    play: 'Reanudar los avisos',
    categories: 'Categorías',
    emptyCategory: 'Pronto habrá juegos aquí',
    emptyCategoryText: 'Mientras tanto, prueba otra categoría.',
    failed: 'No pudimos cargar esta parte',
    failedText: 'Reintenta en un momento.',
    jackpot: 'Pozo',
    favourite: 'Favorito: {game:string}',
    search: 'Buscar juegos',
    isNew: 'Nuevo',
    seeAllOf: 'Ver todos: {category:string}',
  },
  footer: {
    demo: 'Demostración. Aquí no se juega con dinero real.',
    age: '+18',
    adults: 'Solo para mayores de 18 años',
    responsible: 'Juega con responsabilidad. Si deja de ser entretención, pide ayuda.',
    terms: 'Términos y condiciones',
    payments: 'Medios de pago',
    language: 'Idioma',
  },
  failures: {
    offline: 'Sin conexión. Revisa tu internet.',
    network: 'No recibimos respuesta. Reintenta en un momento.',
    timeout: 'El servidor tardó demasiado en responder. Reintenta en un momento.',
    malformed: 'Recibimos una respuesta que no entendemos. Reintenta en un momento.',
    http: 'Algo falló de nuestro lado (error {status:number}).',
    refused: 'No se pudo completar.',
  },
  crashed: {
    title: 'Algo se rompió en esta pantalla',
    text: 'Tu saldo y tus datos están a salvo. Reintenta o vuelve al inicio.',
  },
  needLogin: {
    title: 'Ingresa para continuar',
    text: 'Esta sección es para jugadores con cuenta.',
  },
} satisfies BaseTranslation;

export default ks;
