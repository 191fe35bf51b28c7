import type { BaseTranslation } from '../../i18n-types.ts';

const ks_deposit = { title: 'Depositar' } satisfies BaseTranslation;

export default ks_deposit;
