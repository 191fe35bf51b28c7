import type { BaseTranslation } from '../../i18n-types.ts';

/** The side menu. */
const ks_menu = {
  title: 'Menú',
  toDeposit: 'Depositar',
  toWithdraw: 'Retirar',
  items: 'Tu cuenta y ajustes',
  item: {
    transactions: 'Movimientos',
    bettinghistory: 'Historial de apuestas',
    language: 'Cambiar el idioma a',
    promotion: 'Promociones',
    notices: 'Avisos',
  },
  logout: 'Cerrar sesión',
  confirm: {
    title: '¿Cerrar tu sesión?',
    text: 'Tu saldo queda guardado. Para volver a jugar, ingresa con tu celular y tu contraseña.',
    yes: 'Cerrar sesión',
    no: 'Seguir jugando',
  },
  loggedOut: 'Cerraste tu sesión. ¡Vuelve pronto!',
} satisfies BaseTranslation;

export default ks_menu;
