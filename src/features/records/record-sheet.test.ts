import { beforeAll, expect, test } from 'vitest';
import { loadTexts, startTexts, texts } from '../../i18n/texts.ts';
import type { MoneyRecord } from './money-record.ts';
import { receiptLines } from './record-sheet.tsx';

beforeAll(async () => {
  await startTexts('ks');
  await loadTexts('records');
});

const at = '2026-11-21T12:00:00.000Z';
const time = '21 nov 2026, 09:00';
const looks = { nameOf: (code: string) => code.toUpperCase(), iconOf: () => undefined };
const order = { id: 'R1', amount: 10_000, fee: 100, paymentMethod: 'khipu', reason: 'No', createdAt: at };
const payee = { account: '001***789', payee: { bank: 'BancoEstado', holder: 'Cam***oto' } };
const takenBack = (amount: number) => ({ takenBack: { amount, at } });
const undone = (amount: string) => ({ takenBack: amount, takenBackAt: time, reason: 'No' });
const bonus = { amount: 7_500, wagerTimes: 5, expiresAt: at };
const account = { bank: 'BancoEstado', account: '001•••789', holder: 'Cam•••oto' };
const asked = '10,000.00';

type Lines = Partial<Record<keyof ReturnType<typeof texts>['records']['columns'], string>>;

test.each<[MoneyRecord['tab'], object, Lines]>([
  ['deposits', { status: 0 }, { fee: '100.00', toPay: '10,100.00' }],
  ['deposits', { status: 2 }, { fee: '100.00', paid: '10,100.00' }],
  ['deposits', { status: 3 }, { reason: 'No' }],
  ['deposits', { status: 4, paidAmount: 5_000 }, { asked, fee: '100.00', paid: '5,100.00', reason: 'No' }],
  ['deposits', { status: 5, ...takenBack(10_000) }, undone('-10,000.00')],
  ['deposits', { status: 6, paidAmount: 5_000, ...takenBack(5_000) }, { asked, ...undone('-5,000.00') }],
  ['withdrawals', { status: 1, ...payee }, { ...account, fee: '-100.00', received: '9,900.00' }],
  ['withdrawals', { status: 3, ...payee }, { ...account, reason: 'No' }],
  [
    'withdrawals',
    { status: 4, paidAmount: 5_000, ...payee },
    { ...account, asked, cameBack: '5,000.00', fee: '-100.00', received: '4,900.00', reason: 'No' },
  ],
  ['withdrawals', { status: 5, ...payee }, { ...account, reason: 'No' }],
  ['withdrawals', { status: 5, paidAmount: 5_000, ...payee }, { ...account, asked, reason: 'No' }],
])('HIS-01 DEP-07 WDR-03 the receipt of %s %j says what moved: %j', (tab, more, lines) => {
  const { columns } = texts().records;
  const said = receiptLines({ tab, ...order, ...more } as MoneyRecord, looks);
  const named = Object.entries(lines).map(([name, value]) => [columns[name as 'asked'](), value]);
  expect(Object.fromEntries(said.map(({ name, value }) => [name, value]))).toEqual({
    [columns.what()]: 'KHIPU',
    ...Object.fromEntries(named),
    [columns.time()]: time,
  });
});

test('DEP-07 the receipt of a deposit names its bonus with the stake and the end', () => {
  const { columns } = texts().records;
  const said = receiptLines({ tab: 'deposits', ...order, status: 2, bonus } as MoneyRecord, looks);
  expect(said.slice(-4, -1)).toEqual([
    { name: columns.bonus(), value: '+7,500.00' },
    { name: columns.bonusStake({ times: 5 }), value: '37,500.00' },
    { name: columns.bonusUntil(), value: time },
  ]);
});
