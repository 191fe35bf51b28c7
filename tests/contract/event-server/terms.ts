import type { Words } from './asked.ts';

const depositRule = (kind: string, pattern: string, hint: Words) => ({
  kind,
  ...(pattern && { pattern }),
  hint,
});
const rutPattern = '^[0-9]{7,8}-[0-9K]$';
const rutHint: Words = ['RUT sin puntos', 'RUT without dots'];
const bankNames = [
  { code: 'B1', name: 'Banco del Estrecho' },
  { code: 'B2', name: 'Banco Atacama' },
];
export const depositMethods = [
  {
    code: 'tarjeta-sur',
    name: 'Tarjeta Sur',
    min: 2_000,
    max: 900_000,
    feeRate: 0.015,
    feeFixed: 50,
    routing: 'ts-1',
    payChannel: 'sur',
    needsOtp: false,
    flow: 'redirect',
    usualMinutes: 2,
    accountRule: depositRule('rut', rutPattern, rutHint),
  },
  {
    code: 'monedero',
    name: 'Monedero',
    min: 1_500,
    max: 300_000,
    feeRate: 0,
    feeFixed: 0,
    routing: 'mo-1',
    payChannel: 'monedero-sa',
    needsOtp: true,
    flow: 'otp',
    accountRule: depositRule('phone', '^[0-9]{9}$', ['Tu celular', 'Your mobile number']),
  },
  {
    code: 'giro',
    name: 'Giro bancario',
    min: 5_000,
    max: 2_500_000,
    feeRate: 0.005,
    feeFixed: 0,
    routing: 'gi-1',
    payChannel: 'giros',
    needsOtp: false,
    flow: 'transfer',
    usualMinutes: 60,
    accountRule: depositRule('none', '', ['', '']),
    banks: bankNames,
  },
];
export const accountTypes = [
  { code: 'cc', name: ['Cuenta corriente', 'Current account'] as Words, bankCodes: undefined },
  { code: 'ah', name: ['Cuenta de ahorro', 'Savings account'] as Words, bankCodes: ['B2'] },
];
export const withdrawMethods = [
  {
    code: 'cuenta-rut',
    name: 'Cuenta al RUT',
    min: 3_000,
    max: 400_000,
    feeRate: 0,
    feeFixed: 250,
    usualMinutes: 45,
    routing: 'cr-1',
    payChannel: 'estrecho',
    accountRule: { kind: 'rut', pattern: rutPattern, hint: rutHint, fields: undefined },
    banks: undefined,
  },
  {
    code: 'a-banco',
    name: 'A tu banco',
    min: 10_000,
    max: 1_500_000,
    feeRate: 0.01,
    feeFixed: 0,
    usualMinutes: 600,
    routing: 'ab-1',
    payChannel: 'camara',
    accountRule: {
      kind: 'bank-account',
      pattern: '^[0-9]{6,17}$',
      hint: ['Solo dígitos', 'Digits only'] as Words,
      fields: ['accountType', 'taxId', 'holder'] as const,
    },
    banks: bankNames,
  },
];

export const offers = (now: number) => [
  {
    id: 'oferta-30',
    title: ['30 % más', '30% more'] as Words,
    terms: ['Se juega 8 veces.', 'To be played 8 times.'] as Words,
    minAmount: 8_000,
    bonusRate: 0.3,
    maxBonus: 30_000,
    wagerTimes: 8,
    validDays: 15,
    expiresAt: Math.ceil(now / 86_400_000 + 3) * 86_400_000,
  },
];
export const suggestions: { amount: number; bonus: number; tag: Words }[] = [
  { amount: 4_000, bonus: 0, tag: ['', ''] },
  { amount: 12_000, bonus: 900, tag: ['Popular', 'Popular'] },
  { amount: 60_000, bonus: 6_000, tag: ['', ''] },
];
export const tiers = [
  {
    rewardType: 1 as const,
    percent: 50,
    most: 5_000,
    registration: 100,
    tag: ['Primer depósito', 'First deposit'] as Words,
  },
  {
    rewardType: 2 as const,
    percent: 20,
    most: 4_000,
    registration: 0,
    tag: ['Segundo depósito', 'Second deposit'] as Words,
  },
];
export const rewardWager = { times: 10, days: 30 };
export const packetRules = { minShare: 100, maxAmount: 300_000, maxShares: 50, openHours: 24 };
export const pigRules = { rate: 0.05, target: 4_000 };

export const feeOf = (method: { feeRate: number; feeFixed: number }, amount: number) =>
  Math.floor(amount * method.feeRate + 0.5 + 1e-9) + method.feeFixed;
