import type { NamespaceMoneyTranslation } from '../../i18n-types.ts';

const en_money = {
  amount: {
    missing: 'Enter an amount.',
    unreadable: 'That is not an amount. Use digits only, for example 10000.',
    decimals: 'Chile pays in whole pesos: enter the amount without decimals.',
  },
  claimFirst:
    'You have a bonus to claim. Claim it first: without the money of its deposit in your balance it cannot be claimed.',
  endsBonus:
    'This takes out money of a deposit that you have not played yet, so its bonus ends, and does not come back even if that money does.',
} satisfies NamespaceMoneyTranslation;

export default en_money;
