import { methodOnWire, methodTermsOnWire } from '../../../mock-server/handlers/recharge-wire.ts';
import { depositMethods } from '../../../mock-server/world/recharge/payment-methods.ts';
import { withdrawMethods } from '../../../mock-server/world/withdraw/withdraw-methods.ts';
import type { Offers } from './scene.ts';

/** @throws when there is none */
export function found<Item>(item: Item | undefined): Item {
  if (!item) throw new Error('The backend offers no such method.');
  return item;
}

const depositMethod = (code: string) =>
  methodOnWire(found(depositMethods('CL').find((row) => row.code === code)), 'ks');
const withdrawMethod = (code: string) =>
  methodTermsOnWire(found(withdrawMethods('CL').find((row) => row.code === code)), 'ks');

export const OFFERS: Offers = {
  deposits: [
    { amount: 1_000_000n, total: 1_000_000n, method: depositMethod('mach'), account: '912345678' },
    {
      amount: 1_234_500n,
      total: 1_234_500n,
      method: depositMethod('mach'),
      account: '912345678',
      activityId: 'act-semana-50',
    },
    { amount: 5_000_000n, total: 5_050_000n, method: depositMethod('webpay'), account: '12345678-5' },
    { amount: 2_000_000n, total: 2_000_000n, method: depositMethod('transferencia') },
  ],
  withdrawals: [
    { method: withdrawMethod('cuentarut'), amount: 500_000n, payee: { account: '12345678-5' } },
    { method: withdrawMethod('mach'), amount: 250_000n, payee: { account: '912345678' } },
  ],
};
