import type { Lang } from '../texts/text-types.ts';

const ks = {
  bank: 'Banco de demostración',
  approveTitle: 'Autoriza tu pago',
  approveLead: 'Copihue quiere cobrar este depósito.',
  total: 'Total a pagar',
  totalDone: 'Total',
  deposit: 'Depósito',
  fee: 'Comisión',
  order: 'N.º de depósito',
  method: 'Medio de pago',
  approve: 'Autorizar pago',
  refuse: 'Rechazar',
  approved: 'Pago autorizado',
  refused: 'Pago rechazado',
  expired: 'Pago cerrado',
  decidedLead: 'Este pago ya está resuelto. No tienes que hacer nada más aquí.',
  unknownTitle: 'No encontramos este pago',
  unknownLead: 'El enlace no es válido o el pago ya no existe. Vuelve a la aplicación y empieza de nuevo.',
  back: 'Volver a Copihue',
  demo: 'Demostración: aquí no se mueve dinero real.',
};

export type BankTexts = typeof ks;

const en: BankTexts = {
  bank: 'Demonstration bank',
  approveTitle: 'Approve your payment',
  approveLead: 'Copihue asks for this deposit.',
  total: 'Total to pay',
  totalDone: 'Total',
  deposit: 'Deposit',
  fee: 'Fee',
  order: 'Deposit no.',
  method: 'Payment method',
  approve: 'Approve payment',
  refuse: 'Decline',
  approved: 'Payment approved',
  refused: 'Payment declined',
  expired: 'Payment closed',
  decidedLead: 'This payment is settled. There is nothing more to do here.',
  unknownTitle: 'We could not find this payment',
  unknownLead: 'The link is not valid or the payment no longer exists. Go back to the app and start again.',
  back: 'Back to Copihue',
  demo: 'Demonstration: no real money moves here.',
};

export const bankTexts: Readonly<Record<Lang, BankTexts>> = { ks, en };
