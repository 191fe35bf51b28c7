import type { RechargeOrder } from '../../src/api/generated/contract.schemas.ts';

/** How a deposit is paid, as the world and its calls take it. */
export const webpay = { payChannel: 'transbank', paymentMethod: 'webpay' } as const;
export const mach = { payChannel: 'mach', paymentMethod: 'mach' } as const;
export const byTransfer = { payChannel: 'etpay', paymentMethod: 'transferencia' } as const;

/** The step after a deposit by Webpay. */
export const webpayStep = { payChannel: 'transbank', routing: 'webpay-plus', account: '12345678-5' } as const;

/** A deposit as a list of orders has it. */
export const rechargeOrder = (
  status: RechargeOrder['status'],
  own: Partial<RechargeOrder> = {},
): RechargeOrder => ({
  id: 'R1',
  amount: 10_000,
  fee: 0,
  payChannel: 'mach',
  routing: 'mach-otp',
  paymentMethod: 'mach',
  status,
  reason: '',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...own,
});
