import type { BaseTranslation } from '../../i18n-types.ts';

/** What deposits, withdrawals, red packets and limits say in the same words. */
const ks_money = {
  amount: {
    missing: 'Escribe un monto.',
    unreadable: 'Eso no es un monto. Escríbelo solo con números, por ejemplo 10000.',
    decimals: 'En Chile se paga en pesos enteros: escribe el monto sin decimales.',
  },
  claimFirst:
    'Tienes un bono por cobrar. Cóbralo antes: sin el dinero de su depósito en tu saldo no se puede cobrar.',
  endsBonus:
    'Con esto sale dinero de un depósito que aún no has jugado, así que su bono termina, y no vuelve aunque ese dinero vuelva.',
} satisfies BaseTranslation;

export default ks_money;
