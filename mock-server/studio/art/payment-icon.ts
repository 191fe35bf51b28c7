import { drawings } from '../generated/drawings.ts';
import { letters } from './letters.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { linear, r, svgDocument } from './svg.ts';

const signs = drawings.payments;

const look = (label: string, from: string, to: string, sign: string) => ({ label, from, to, sign });

const looks: Readonly<Record<string, ReturnType<typeof look>>> = {
  webpay: look('Webpay', '#e0457a', '#8a1850', signs.card),
  khipu: look('Khipu', '#7a5cf0', '#3a22a0', signs.arrows),
  mach: look('MACH', '#6b3df0', '#28106e', signs.phone),
  cuentarut: look('CuentaRUT', '#f08a2a', '#a3480a', signs.card),
  servipag: look('Servipag', '#2f8fe0', '#0f4690', signs.till),
  transferencia: look('Transferencia', '#1fae8a', '#0a5a50', signs.bank),
  telebirr: look('telebirr', '#3fae4a', '#0d6030', signs.phone),
  cbebirr: look('CBE Birr', '#9a4fc0', '#4a1670', signs.bank),
  mpesa: look('M-Pesa', '#4cb848', '#1c6a2a', signs.phone),
  pesalink: look('PesaLink', '#2f8fe0', '#0f4690', signs.arrows),
  cinetpay: look('CinetPay', '#1fae8a', '#0a5a50', signs.card),
  selcom: look('Selcom', '#e0457a', '#8a1850', signs.till),
  bank: look('Bank', '#1fae8a', '#0a5a50', signs.bank),
  other: look('Otro', '#8a7ca8', '#44386a', signs.dots),
};

const plain = look('', '#8a7ca8', '#44386a', signs.wallet);

export function isPaymentCode(code: string): boolean {
  return Object.hasOwn(looks, code);
}

/** 96x96: our own drawing with the name in letters, no trade mark. */
export function drawPaymentIcon(code: string): string {
  const { label, from, to, sign } = ownEntry(looks, code) ?? { ...plain, label: code.slice(0, 12) };
  const body =
    linear('tile', 'x2=".4" y2="1"', from, to) +
    r(0, 0, 96, 96, 20, 'url(#tile)') +
    r(4, 3, 88, 34, 16, '#fff', 'opacity=".1"') +
    sign +
    letters('plain', label, { x: 48, y: 78, size: 16, anchor: 'middle', atMost: 84 }, 'fill="#fff"');
  return svgDocument(96, 96, `y${hashText(code).toString(36)}`, body);
}
