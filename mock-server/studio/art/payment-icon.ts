import { drawings } from '../generated/drawings.ts';
import { letters } from './letters.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { g, linear, r, svgDocument } from './svg.ts';

interface PaymentLook {
  readonly label: string;
  readonly colours: readonly [string, string];
  readonly sign: string;
}

const signs = drawings.payments;

const looks: Readonly<Record<string, PaymentLook>> = {
  webpay: { label: 'Webpay', colours: ['#e0457a', '#8a1850'], sign: signs.card },
  khipu: { label: 'Khipu', colours: ['#7a5cf0', '#3a22a0'], sign: signs.arrows },
  mach: { label: 'MACH', colours: ['#6b3df0', '#28106e'], sign: signs.phone },
  cuentarut: { label: 'CuentaRUT', colours: ['#f08a2a', '#a3480a'], sign: signs.card },
  servipag: { label: 'Servipag', colours: ['#2f8fe0', '#0f4690'], sign: signs.till },
  transferencia: { label: 'Transferencia', colours: ['#1fae8a', '#0a5a50'], sign: signs.bank },
  telebirr: { label: 'telebirr', colours: ['#3fae4a', '#0d6030'], sign: signs.phone },
  cbebirr: { label: 'CBE Birr', colours: ['#9a4fc0', '#4a1670'], sign: signs.bank },
  mpesa: { label: 'M-Pesa', colours: ['#4cb848', '#1c6a2a'], sign: signs.phone },
  pesalink: { label: 'PesaLink', colours: ['#2f8fe0', '#0f4690'], sign: signs.arrows },
  cinetpay: { label: 'CinetPay', colours: ['#1fae8a', '#0a5a50'], sign: signs.card },
  selcom: { label: 'Selcom', colours: ['#e0457a', '#8a1850'], sign: signs.till },
  bank: { label: 'Bank', colours: ['#1fae8a', '#0a5a50'], sign: signs.bank },
  other: { label: 'Otro', colours: ['#8a7ca8', '#44386a'], sign: signs.dots },
};

const plain: PaymentLook = { label: '', colours: ['#8a7ca8', '#44386a'], sign: signs.wallet };

export function isPaymentCode(code: string): boolean {
  return Object.hasOwn(looks, code);
}

/** 96x96: our own drawing with the name in letters, no trade mark. */
export function drawPaymentIcon(code: string): string {
  const look = ownEntry(looks, code) ?? { ...plain, label: code.slice(0, 12) };
  const [from, to] = look.colours;
  const body =
    linear('tile', 'x2=".4" y2="1"', from, to) +
    r(0, 0, 96, 96, 20, 'url(#tile)') +
    r(4, 3, 88, 34, 16, '#fff', 'opacity=".1"') +
    look.sign +
    letters('plain', look.label, { x: 48, y: 78, size: 16, anchor: 'middle', atMost: 84 }, 'fill="#fff"');
  return svgDocument(96, 96, `y${hashText(code).toString(36)}`, body);
}

/** Size of one mark, the space between two, and marks in a row. */
const [MARK_WIDTH, MARK_HEIGHT, GAP, IN_ROW] = [216, 80, 16, 3];

function paymentMark(name: string): string {
  const look = ownEntry(looks, name.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? plain;
  const [from, to] = look.colours;
  const ground = hashText(name).toString(36);
  return (
    linear(ground, 'x2=".4" y2="1"', from, to) +
    r(
      1,
      1,
      MARK_WIDTH - 2,
      MARK_HEIGHT - 2,
      18,
      '#fff',
      'fill-opacity=".07" stroke="#fff" stroke-opacity=".22"',
    ) +
    r(10, 10, 60, 60, 14, `url(#${ground})`) +
    g('translate(11 20) scale(.6)', look.sign) +
    letters('plain', name, { x: 82, y: 49, size: 25, atMost: 122 }, 'fill="#fff"')
  );
}

/** 680 wide: our own plaques with the name in letters, no trade mark. */
export function drawPaymentMarks(names: readonly string[]): string {
  const marks = names.map((name, at) => {
    const [x, y] = [(at % IN_ROW) * (MARK_WIDTH + GAP), Math.floor(at / IN_ROW) * (MARK_HEIGHT + GAP)];
    return g(`translate(${x} ${y})`, paymentMark(name));
  });
  const height = Math.ceil(names.length / IN_ROW) * (MARK_HEIGHT + GAP) - GAP;
  return svgDocument(
    IN_ROW * (MARK_WIDTH + GAP) - GAP,
    height,
    `m${hashText(names.join()).toString(36)}`,
    marks.join(''),
  );
}
