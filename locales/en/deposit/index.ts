import type { NamespaceDepositTranslation } from '../../i18n-types.ts';

const en_deposit = { title: 'Deposit' } satisfies NamespaceDepositTranslation;

export default en_deposit;
