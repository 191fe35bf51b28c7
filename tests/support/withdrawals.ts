export const intentId = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';

/** To a bank account. `amount` is 10,000 major units, in minor ones. */
export const transfer = {
  amount: 1_000_000,
  payChannel: 'etpay',
  paymentMethod: 'transferencia',
  account: '00123456789',
  bankCode: '012',
  accountType: 'vista',
  taxId: '12345678-5',
  holder: 'Camila Rojas Soto',
};
/** As a call sends it. */
export const transferCall = { ...transfer, amount: 10_000 };

export const cuentaRut = {
  amount: 1_000_000,
  payChannel: 'bancoestado',
  paymentMethod: 'cuentarut',
  account: '12345678-5',
};
