import type { NamespaceMoneyTranslation } from '../../i18n-types.ts';

const en_money = {
  amount: {
    missing: 'Enter an amount.',
    unreadable: 'That is not an amount. Use digits only, for example 10000.',
    decimals: 'Chile pays in whole pesos: enter the amount without decimals.',
  },
} satisfies NamespaceMoneyTranslation;

export default en_money;
