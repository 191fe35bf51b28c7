import { expect, test } from 'vitest';
import { readTexts } from '../../tools/locales/texts.ts';

const MONEY = /^(bonus|cashback|deposit|firstDeposit|lucky|promotions|records|withdraw)\./;
const textsOf = async (lang: string) =>
  new Map([...(await readTexts(`locales/${lang}`))].filter(([path]) => MONEY.test(path)));
const [spanish, english] = [await textsOf('ks'), await textsOf('en')];

/** Words that a sentence must have, and must not have, in either language, by what is known when it is shown. */
const KNOWN: readonly [state: string, paths: readonly string[], must: RegExp, never?: RegExp][] = [
  [
    'no answer yet',
    [
      ...['deposit', 'withdraw', 'withdraw.cancel', 'lucky.create'].map((area) => `${area}.checking.text`),
      ...['cashback.unknown', 'lucky.packet.checkingText'],
    ],
    /revis|checking|no nos llegó|got no answer/i,
    /no se (pidió|descontó|hizo)|nothing was|(is|está) in your balance|minut/i,
  ],
  [
    'not sent',
    [
      'deposit.code.unsent',
      ...['deposit', 'withdraw', 'withdraw.cancel', 'lucky.create'].map((area) => `${area}.unsent.text`),
    ],
    /nada|nothing|sigue su curso|still under way|ya está creado|is saved/i,
  ],
  [
    'looked up: it did not happen',
    [
      ...['deposit', 'withdraw', 'lucky.create'].map((area) => `${area}.notCreated.text`),
      ...['deposit.unpaid.afterCheck', 'withdraw.cancel.notDone'],
    ],
    /no se (hizo|descontó|canceló)|nothing was|was not|have not/i,
    /(está|are|is) (ya )?(en|in) (tu|your)/i,
  ],
  [
    'state of a withdrawal',
    ['created', 'pending', 'success', 'failed', 'partlyPaid', 'reversed', 'cancelled', 'late'].map(
      (state) => `withdraw.order.${state}`,
    ),
    /saldo|balance|cuenta|account|apartado|set aside|enviamos|sent/i,
  ],
];

test.each(KNOWN)('DEP-07 WDR-01 WDR-03 texts say of "%s" what is known', (_state, paths, must, never) => {
  const said = paths.flatMap((path) => [spanish.get(path) ?? '', english.get(path) ?? '']);
  expect(said.filter((text) => !must.test(text) || never?.test(text))).toEqual([]);
});

/** A sentence about a bonus that becomes cash must say that only the remaining part does. */
const BECOMES_CASH =
  /pasar? a (tu )?efectivo|\b(turns?|becomes?|goes|(is|are) converted) (in)?to (your )?cash|becomes cash/;
const WHAT_IS_LEFT = /lo que (te |nos )?(quede|queda|quedó)|what(ever)? (is|was) left/i;
/** Names of records, and the piggy bank, whose money is cash. */
const NO_BONUS = /^records\.activity|^cashback/;

test("PRO-05 no sentence promises more of a bonus than what is left of it, and none calls it the player's already", () => {
  const requested = [...spanish, ...english].filter(
    ([path, text]) => BECOMES_CASH.test(text) && !NO_BONUS.test(path),
  );
  expect(requested.filter(([, text]) => !WHAT_IS_LEFT.test(text))).toEqual([]);
  expect(requested.length).toBeGreaterThan(10);
  const said = [...spanish, ...english].filter(([, text]) =>
    /ya es tuyo|yours already|dinero queda libre|stays free/.test(text),
  );
  expect(said).toEqual([]);
});

test('RED-01 PRO-04 what a packet or the piggy bank moves is cash, and never called balance or a withdrawal', () => {
  const own = [...spanish, ...english].filter(([path]) => /^(lucky|cashback)\./.test(path));
  // Texts about an unchanged balance mean the whole balance.
  const said = own.filter(
    ([path, text]) => /\b(saldo|balance|Retirar)\b/.test(text) && !/unsent|notCreated/.test(path),
  );
  expect(said).toEqual([]);
  expect(own.length).toBeGreaterThan(300);
});
