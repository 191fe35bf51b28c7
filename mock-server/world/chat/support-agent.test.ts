import { languages } from '@copihue/studio/kit/words/text-pairs';
import { expect, test } from 'vitest';
import { answerTo } from '../../../tests/support/agent-answer.ts';
import {
  createTestWorld,
  newPlayer,
  richPlayer,
  stranger,
  TEST_NOW,
} from '../../../tests/support/test-world.ts';
import { transfer } from '../../../tests/support/withdrawals.ts';
import { type SupportTopic, supportWords } from '../../texts/support-words.ts';
import type { Lang } from '../../texts/text-types.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { orderStatus, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { createWithdrawal } from '../withdraw/withdraw-create.ts';
import { agentGreeting } from './support-agent.ts';

const { send, topics, lost, noOrders, logInFirst } = supportWords.en;
const mach = { amount: 1_000_000, payChannel: 'mach', paymentMethod: 'mach' };

const start = [send.deposit, send.withdrawal, send.code, send.limits];
const aboutOrders = [send.deposit, send.withdrawal, send.person];

test.each([
  ['hello', start, start],
  ['my deposit', [send.code, send.person], [send.lastDeposit, send.person]],
  [
    'withdraw',
    [send.withdrawalTime, send.deposit, send.person],
    [send.withdrawalTime, send.lastWithdrawal, send.person],
  ],
  [
    'how long does a withdrawal take?',
    [send.withdrawalTime, send.deposit, send.person],
    [send.withdrawalTime, send.lastWithdrawal, send.person],
  ],
  ['code', [send.deposit, send.withdrawal], [send.deposit, send.withdrawal]],
  ['limit', [send.deposit, send.withdrawal], [send.deposit, send.withdrawal]],
  ['bonus', [send.deposit, send.withdrawal], [send.deposit, send.withdrawal]],
  ['thanks', [], []],
  ['person', [], []],
])(
  'CHT-01 the answer to "%s" offers a guest and a player their own quick replies',
  (text, toGuest, toPlayer) => {
    const { world } = createTestWorld();
    expect(answerTo(world, text)).toMatchObject({ quickReplies: toGuest, isUnderstood: true });
    expect(answerTo(world, text, richPlayer)).toMatchObject({ quickReplies: toPlayer, isUnderstood: true });
  },
);

test('CHT-01 the greeting offers all topics, and an answer to what was not understood a person as well', () => {
  const { world } = createTestWorld();
  expect(agentGreeting('en').quickReplies).toEqual(start);
  const quickReplies = [...start, send.person];
  expect(answerTo(world, 'xyzzy')).toEqual({ text: lost, quickReplies, isUnderstood: false });
});

test('CHT-01 a question about an order is understood, whether there is one or not, and nothing is said of orders of others', () => {
  const { world } = createTestWorld();
  const { id } = createRechargeOrder(world, richPlayer, mach);
  createRechargeOrder(world, newPlayer, mach);
  const understood = { isUnderstood: true, quickReplies: aboutOrders };
  expect(answerTo(world, send.lastDeposit, richPlayer)).toMatchObject({ ...understood, orderId: id });
  expect(answerTo(world, send.lastWithdrawal, richPlayer)).toEqual({ ...understood, text: noOrders });
  for (const [player, unknown] of [
    [richPlayer, 'R202611219999'],
    [newPlayer, id],
  ] as const)
    expect(answerTo(world, unknown, player)).toEqual({
      ...understood,
      text: `I cannot find order ${unknown} in your account. Copy the number from the receipt and send it again.`,
    });
  expect(answerTo(world, id)).toEqual({ text: logInFirst, quickReplies: [], isUnderstood: true });
});

test.each(languages)('CHT-01 the agent understands each of its own quick replies (%s)', (lang) => {
  const { world } = createTestWorld();
  const said = Object.values(supportWords[lang].send).map((chip) => answerTo(world, chip, richPlayer, lang));
  expect(said.filter(({ isUnderstood }) => !isUnderstood)).toEqual([]);
});

const inChile = '2 hours (Bank transfer), 30 minutes (CuentaRUT), 10 minutes (MACH)';
const enChile = '2 horas (Transferencia bancaria), 30 minutos (CuentaRUT), 10 minutos (MACH)';

test.each<[text: string, lang: Lang, country: string, times: string]>([
  ['how long does a withdrawal take?', 'en', 'CL', inChile],
  [
    'how long does a withdrawal take?',
    'en',
    'ET',
    '15 minutes (telebirr), 1 hour (CBE Birr), 15 minutes (M-PESA)',
  ],
  ['When will my WITHDRAWAL arrive', 'en', 'CI', '1 day (Bank transfer)'],
  ['¿cuánto demora un retiro?', 'ks', 'CL', enChile],
  ['cuanto demora un retiro', 'ks', 'CL', enChile],
  ['¿Cuándo llega mi retiro?', 'ks', 'CL', enChile],
  ['el retiro se demora', 'ks', 'CL', enChile],
])('CHT-01 WDR-03 "%s" (%s) is answered in %s with the times %s', (text, lang, country, times) => {
  const { world } = createTestWorld();
  expect(answerTo(world, text, stranger(world, 1, country), lang).text).toContain(` ${times}.`);
});

test.each<[text: string, lang: Lang, topic: SupportTopic]>([
  ['Hello there', 'en', 'greeting'],
  ['my DEPOSIT is missing', 'en', 'deposit'],
  ['how do I withdraw?', 'en', 'withdrawal'],
  ['the code for my withdrawal never came', 'en', 'code'],
  ['I want to set a limit on my deposits', 'en', 'limits'],
  ['what about this bonus', 'en', 'bonus'],
  ['let me talk to a human', 'en', 'person'],
  ['thanks!', 'en', 'thanks'],
  ['Hola, buenas', 'ks', 'greeting'],
  ['Mi DEPÓSITO no llega', 'ks', 'deposit'],
  ['¿cómo retiro mi plata?', 'ks', 'withdrawal'],
  ['no me llega el código del retiro', 'ks', 'code'],
  ['quiero ponerme un límite de depósito', 'ks', 'limits'],
  ['y este bono?', 'ks', 'bonus'],
  ['quiero hablar con una persona', 'ks', 'person'],
  ['muchas gracias', 'ks', 'thanks'],
])('CHT-01 "%s" (%s) is answered about %s', (text, lang, topic) => {
  expect(answerTo(createTestWorld().world, text, undefined, lang).text).toBe(
    supportWords[lang].topics[topic],
  );
});

test.each([
  ['how long does a bonus take?', topics.bonus],
  ['cash, ... out', topics.withdrawal],
  ['the cash outage', topics.withdrawal],
  ['discash out', lost],
])('CHT-01 the agent finds the topic of "%s" by the beginnings of its words', (text, answer) => {
  expect(answerTo(createTestWorld().world, text).text).toBe(answer);
});

const reason = { words: 'No Funds' };
test.each<[Partial<RechargeOrderRow>, string]>([
  [{ status: orderStatus.created }, 'was started but not paid'],
  [{ status: orderStatus.pending }, 'is with the bank'],
  [{ status: orderStatus.success }, 'of 10,000.00 CLP by MACH arrived: it is in your balance.'],
  [{ status: orderStatus.failed, reason }, 'did not go through: no Funds.'],
  [
    { status: orderStatus.failed, reason: { text: 'bank-refused' } },
    ': you declined the payment at your bank.',
  ],
  [{ status: orderStatus.partlyPaid, paidAmount: 400_000 }, 'by MACH, 4,000.00 CLP arrived'],
  [
    { status: orderStatus.reversed, reason, takenBack: { amount: 300_000, at: TEST_NOW } },
    'was reversed: no Funds. 3,000.00 CLP left your balance again.',
  ],
  [{ status: orderStatus.chargedBack, reason }, 'was charged back: no Funds. 0.00 CLP left'],
  [{ status: orderStatus.success, paymentMethod: 'gone' }, 'of 10,000.00 CLP by gone arrived'],
])('CHT-01 the agent says of a deposit with %o "%s"', (state, said) => {
  const { world } = createTestWorld();
  const order = Object.assign(createRechargeOrder(world, richPlayer, mach), state);
  const { text } = answerTo(world, order.id, richPlayer);
  expect(text).toContain(said);
  expect(text).toMatch(/^(?:D|Of d)eposit R\d+ of 10,000\.00 CLP by /);
});

test.each([
  [orderStatus.created, ' to Bank transfer is being reviewed.'],
  [orderStatus.pending, ' is on its way to Bank transfer.'],
  [orderStatus.success, ' was paid to Bank transfer.'],
  [orderStatus.failed, ' could not be paid: no Funds.'],
  [orderStatus.partlyPaid, ', 4,000.00 CLP was paid to Bank transfer.'],
  [orderStatus.reversed, ' to Bank transfer came back: no Funds.'],
  [orderStatus.chargedBack, ' to Bank transfer came back: no Funds.'],
])('CHT-01 the agent says of a withdrawal in state %d "%s"', (status, said) => {
  const { world } = createTestWorld();
  const order = createWithdrawal(world, richPlayer, transfer);
  Object.assign(order, { status, reason, paidAmount: 400_000 });
  const { text, orderId } = answerTo(world, send.lastWithdrawal, richPlayer);
  expect(orderId).toBe(order.id);
  expect(text).toContain(`ithdrawal ${order.id} of 10,000.00 CLP${said}`);
});
