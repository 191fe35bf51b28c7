import type { DepositActivity, PbConfig, RechargeOrder } from '../../src/api/generated/contract.schemas.ts';

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

/** 50% from 10,000 up to 50,000, to be wagered ten times. */
export const weekendOffer: DepositActivity = {
  id: 'act-semana-50',
  title: '50% extra esta semana',
  terms: 'El bono se juega 10 veces antes de retirar.',
  minAmount: 10_000,
  bonusRate: 0.5,
  maxBonus: 50_000,
  wagerTimes: 10,
  validDays: 14,
  expiresAt: '2026-11-23T03:00:00.000Z',
};

/** A tier of the offer for new players, the first one where nothing else is said. */
export const rewardTier = (own: Partial<PbConfig> = {}): PbConfig => ({
  rewardRecharge: 50,
  rewardTotal: 5_000,
  rewardReg: 100,
  rewardType: 1,
  rewardTag: '',
  rewardAlready: 0,
  ...own,
});
