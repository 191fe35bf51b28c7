import { letters } from './letters.ts';
import { ownEntry } from './own-entry.ts';
import { hashText } from './seeded-random.ts';
import { c, g, line, linear, p, r, svgDocument } from './svg.ts';

interface PaymentLook {
  readonly label: string;
  readonly colours: readonly [string, string];
  readonly sign: string;
}

const cardSign =
  r(26, 18, 44, 30, 5, '#fff') +
  r(26, 25, 44, 7, 0, '#000', 'opacity=".55"') +
  r(31, 38, 14, 4, 2, '#000', 'opacity=".35"');
const phoneSign =
  r(34, 12, 28, 42, 6, '#fff') +
  r(38, 18, 20, 25, 2, '#000', 'opacity=".35"') +
  c(48, 48, 2.5, '#000', 'opacity=".5"');
const bankSign =
  p('M48 12 74 25V30H22V25Z', '#fff') +
  r(27, 32, 7, 14, 0, '#fff') +
  r(44.5, 32, 7, 14, 0, '#fff') +
  r(62, 32, 7, 14, 0, '#fff') +
  r(22, 48, 52, 6, 0, '#fff');
const arrowsSign = line('M28 26H64L55 17M68 42H32L41 51', '#fff', 7);
const tillSign =
  p('M28 14H68V54L61 49 54.5 54 48 49 41.5 54 35 49 28 54Z', '#fff') +
  line('M36 24h24M36 32h24M36 40h14', '#00000088', 3.5);
const walletSign =
  p('M24 22Q24 16 30 16H64V22H68Q74 22 74 28V46Q74 52 68 52H30Q24 52 24 46Z', '#fff') +
  r(58, 31, 18, 12, 6, '#000', 'opacity=".45"') +
  c(65, 37, 2.5, '#fff');
const dotsSign = c(32, 34, 6, '#fff') + c(48, 34, 6, '#fff') + c(64, 34, 6, '#fff');

const looks: Readonly<Record<string, PaymentLook>> = {
  webpay: { label: 'Webpay', colours: ['#e0457a', '#8a1850'], sign: cardSign },
  khipu: { label: 'Khipu', colours: ['#7a5cf0', '#3a22a0'], sign: arrowsSign },
  mach: { label: 'MACH', colours: ['#6b3df0', '#28106e'], sign: phoneSign },
  cuentarut: { label: 'CuentaRUT', colours: ['#f08a2a', '#a3480a'], sign: cardSign },
  servipag: { label: 'Servipag', colours: ['#2f8fe0', '#0f4690'], sign: tillSign },
  transferencia: { label: 'Transferencia', colours: ['#1fae8a', '#0a5a50'], sign: bankSign },
  telebirr: { label: 'telebirr', colours: ['#3fae4a', '#0d6030'], sign: phoneSign },
  cbebirr: { label: 'CBE Birr', colours: ['#9a4fc0', '#4a1670'], sign: bankSign },
  mpesa: { label: 'M-Pesa', colours: ['#4cb848', '#1c6a2a'], sign: phoneSign },
  pesalink: { label: 'PesaLink', colours: ['#2f8fe0', '#0f4690'], sign: arrowsSign },
  cinetpay: { label: 'CinetPay', colours: ['#1fae8a', '#0a5a50'], sign: cardSign },
  selcom: { label: 'Selcom', colours: ['#e0457a', '#8a1850'], sign: tillSign },
  bank: { label: 'Bank', colours: ['#1fae8a', '#0a5a50'], sign: bankSign },
  other: { label: 'Otro', colours: ['#8a7ca8', '#44386a'], sign: dotsSign },
};

const plain: PaymentLook = { label: '', colours: ['#8a7ca8', '#44386a'], sign: walletSign };

export function isPaymentCode(code: string): boolean {
  return Object.hasOwn(looks, code);
}

/** 96x96: our own drawing with the name in letters, no trade mark. */
export function drawPaymentIcon(code: string): string {
  const look = ownEntry(looks, code) ?? { ...plain, label: code.slice(0, 12) };
  const [from, to] = look.colours;
  const body =
    linear('tile', 'x2=".4" y2="1"', [from, to]) +
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
    linear(ground, 'x2=".4" y2="1"', [from, to]) +
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
