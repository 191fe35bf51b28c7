import { expect, test } from 'vitest';
import enBonus from '../../locales/en/bonus/index.ts';
import enCashback from '../../locales/en/cashback/index.ts';
import enDeposit from '../../locales/en/deposit/index.ts';
import enFirst from '../../locales/en/firstDeposit/index.ts';
import enLucky from '../../locales/en/lucky/index.ts';
import enPromotions from '../../locales/en/promotions/index.ts';
import enRecords from '../../locales/en/records/index.ts';
import enWithdraw from '../../locales/en/withdraw/index.ts';
import ksBonus from '../../locales/ks/bonus/index.ts';
import ksCashback from '../../locales/ks/cashback/index.ts';
import ksDeposit from '../../locales/ks/deposit/index.ts';
import ksFirst from '../../locales/ks/firstDeposit/index.ts';
import ksLucky from '../../locales/ks/lucky/index.ts';
import ksPromotions from '../../locales/ks/promotions/index.ts';
import ksRecords from '../../locales/ks/records/index.ts';
import ksWithdraw from '../../locales/ks/withdraw/index.ts';
import { seedPromotionBanners } from '../../mock-server/seed/banners.ts';
import { notices } from '../../mock-server/seed/notices.ts';
import { popups } from '../../mock-server/seed/popups.ts';

const ks = {
  deposit: ksDeposit,
  withdraw: ksWithdraw,
  records: ksRecords,
  bonus: ksBonus,
  firstDeposit: ksFirst,
  promotions: ksPromotions,
  cashback: ksCashback,
  lucky: ksLucky,
};
const en = {
  deposit: enDeposit,
  withdraw: enWithdraw,
  records: enRecords,
  bonus: enBonus,
  firstDeposit: enFirst,
  promotions: enPromotions,
  cashback: enCashback,
  lucky: enLucky,
};

/** Every text below a key with its path, without the types of its parameters. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value.replaceAll(/:(string|number)\}/g, '}')]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}
const spanish = new Map(textsOf(ks));
const english = new Map(textsOf(en));

/** What is said in each state of money, in both languages. */
const SENTENCES: readonly [state: string, path: string, spanish: string, english: string][] = [
  [
    'deposit credited',
    'deposit.receipt.successText',
    'El dinero ya está en tu saldo.',
    'The money is in your balance.',
  ],
  [
    'deposit failed',
    'deposit.receipt.failedText',
    'No se sumó nada a tu saldo.',
    'Nothing was added to your balance.',
  ],
  [
    'deposit paid in part',
    'deposit.receipt.partlyPaidText',
    'Llegó menos que el monto pedido. Lo que llegó ya está en tu saldo.',
    'Less arrived than was requested. What arrived is in your balance.',
  ],
  [
    'deposit reversed',
    'deposit.receipt.reversedText',
    'El medio de pago deshizo el cobro, y lo que quedaba del depósito salió de tu saldo.',
    'The payment company undid the charge, and what was left of the deposit left your balance.',
  ],
  [
    'deposit charged back',
    'deposit.receipt.chargedBackText',
    'Le devolvimos el pago a tu banco, y lo que quedaba del depósito salió de tu saldo.',
    'We gave the payment back to your bank, and what was left of the deposit left your balance.',
  ],
  [
    'before a withdrawal to an account',
    'withdraw.confirm.check.account',
    'Revisa la cuenta: si los datos no corresponden, el banco la puede rechazar y el dinero vuelve a tu saldo.',
    'Check the account: if the details do not match, the bank may refuse it and the money comes back to your balance.',
  ],
  [
    'before a withdrawal to a phone',
    'withdraw.confirm.check.phone',
    'Revisa el número: el dinero le llega a quien lo tenga y no se puede recuperar.',
    'Check the number: the money reaches whoever has it and cannot be recovered.',
  ],
  [
    'before a withdrawal to a mail address',
    'withdraw.confirm.check.email',
    'Revisa el correo: el dinero le llega a quien lo tenga y no se puede recuperar.',
    'Check the email: the money reaches whoever has it and cannot be recovered.',
  ],
  [
    'withdrawal in review',
    'withdraw.order.created',
    'Tu dinero está apartado mientras lo revisamos. Mientras tanto puedes cancelarlo.',
    'Your money is set aside while we review it. You can still cancel it.',
  ],
  [
    'withdrawal sent',
    'withdraw.order.pending',
    'Ya lo enviamos. Te avisamos aquí apenas llegue.',
    'We have sent it. You will see it here as soon as it arrives.',
  ],
  [
    'withdrawal paid',
    'withdraw.order.success',
    'El dinero ya está en tu cuenta.',
    'The money is in your account.',
  ],
  [
    'withdrawal refused',
    'withdraw.order.failed',
    'El retiro no se pudo pagar y no perdiste nada: el monto completo está de vuelta en tu saldo, sin comisión.',
    'The withdrawal could not be paid and you lost nothing: the full amount is back in your balance, without a fee.',
  ],
  [
    'withdrawal paid in part',
    'withdraw.order.partlyPaid',
    'Una parte ya se pagó y el resto está de vuelta en tu saldo.',
    'A part was paid, and the rest is back in your balance.',
  ],
  [
    'withdrawal returned',
    'withdraw.order.reversed',
    'El banco devolvió este retiro después de pagarlo: el monto completo está de vuelta en tu saldo, sin comisión.',
    'The bank sent this withdrawal back after paying it: the full amount is in your balance again, without a fee.',
  ],
  [
    'withdrawal cancelled',
    'withdraw.order.cancelled',
    'El monto completo está de vuelta en tu saldo, sin comisión.',
    'The full amount is back in your balance, without a fee.',
  ],
  ['time of a method', 'withdraw.method.usual', 'Normalmente en menos de {time}', 'Usually within {time}'],
  [
    'time of an order',
    'withdraw.timeline.usual',
    'Normalmente en menos de {time} desde que lo pides',
    'Usually within {time} of your request',
  ],
  [
    'deposit with a bonus',
    'deposit.extra.wager',
    'Apuesta {amount} {currency} ({times} veces el bono) y lo que te quede de él pasa a efectivo.',
    'Stake {amount} {currency} ({times} times the bonus) and what is left of it turns into cash.',
  ],
  [
    'deposit without a bonus',
    'deposit.extra.declined',
    'Depositas sin bono. Con bono o sin él, lo que depositas se puede jugar o retirar.',
    'You deposit without a bonus. With or without one, you can play or withdraw what you deposit.',
  ],
  [
    'welcome bonus ready',
    'promotions.newUser.depositReady',
    'Ganaste el {percent}% de tu depósito en bono: cóbralo y juégalo.',
    'You earned {percent}% of your deposit as a bonus: claim it and play it.',
  ],
  [
    'several bonuses',
    'bonus.rules.play',
    'Entras a un juego de bono y apuestas con tu bono, empezando por el que vence primero; lo que ganas vuelve al mismo bono.',
    'Open a bonus game and you play with your bonus, the one that ends first; what you win goes back into it.',
  ],
  [
    'piggy bank full',
    'cashback.ready',
    'Tu chanchito está lleno: al abrirlo, el dinero pasa a tu efectivo de inmediato.',
    'Your piggy bank is full: open it, and the money goes to your cash right away.',
  ],
  [
    'piggy bank opened today',
    'cashback.resting',
    'Ya lo abriste hoy. Desde las {time} lo puedes abrir de nuevo, si junta lo suficiente.',
    'You have opened it today. From {time} you can open it again, if it holds enough.',
  ],
  [
    'piggy bank collected',
    'cashback.paid',
    'Listo: {amount} pasaron a tu efectivo.',
    'Done: {amount} went to your cash.',
  ],
  [
    'piggy bank without an answer',
    'cashback.unknown',
    'No nos llegó la respuesta. Si tu chanchito está vacío, el dinero ya está en tu efectivo; si no, intenta de nuevo.',
    'We got no answer. If your piggy bank is empty, the money is in your cash already; if not, try again.',
  ],
  [
    'what the piggy bank saves',
    'cashback.terms.rate',
    'Cada día restamos lo que ganaste de lo que perdiste con efectivo. El {rate}% de esa pérdida va a tu chanchito.',
    'Each day we take what you won off what you lost with cash. {rate}% of that loss goes into your piggy bank.',
  ],
  [
    'before a packet',
    'lucky.create.note',
    'Si en {hours} horas queda algo sin abrir, vuelve a tu efectivo.',
    'Whatever is unopened after {hours} hours returns to your cash.',
  ],
  ['packet opened', 'lucky.packet.wonText', 'Ya están en tu efectivo.', 'It is in your cash now.'],
  [
    'packet not opened in time, to its sender',
    'lucky.packet.ownExpired',
    'Venció. Lo que nadie abrió volvió a tu efectivo.',
    'It has expired. What nobody opened is back in your cash.',
  ],
  [
    'packet for a guest',
    'lucky.guest.text',
    'Crea tu cuenta: si aún queda una parte, es tuya y llega a tu efectivo de inmediato.',
    'Create your account: if a share is left, it is yours and reaches your cash right away.',
  ],
  [
    'packet run out, for a guest',
    'lucky.guest.overText',
    'Llegaste un poco tarde, pero puede haber más: crea tu cuenta y mira si hoy hay uno para ti.',
    'You came a little late, but there may be more: create your account and see whether one waits for you today.',
  ],
];

test.each(SENTENCES)('DEP-07 WDR-03 PRO-05 of money, %s: %s', (_state, path, inSpanish, inEnglish) => {
  expect([spanish.get(path), english.get(path)]).toEqual([inSpanish, inEnglish]);
});

/** A sentence that says that a bonus becomes cash says that only what is left of it does. */
const BECOMES_CASH = /pasar? a (tu )?efectivo|\b(turns?|becomes?|goes) (in)?to (your )?cash|becomes cash/;
const WHAT_IS_LEFT = /lo que (te |nos )?(quede|queda|quedó)|what(ever)? (is|was) left/i;
/** Names of records, and the piggy bank, whose money is cash as it is. */
const NO_BONUS = /^records\.activity|^cashback/;

test("PRO-05 no sentence promises more of a bonus than what is left of it, and none calls it the player's already", () => {
  const asked = [...spanish, ...english].filter(
    ([path, text]) => BECOMES_CASH.test(text) && !NO_BONUS.test(path),
  );
  expect(asked.filter(([, text]) => !WHAT_IS_LEFT.test(text))).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
  const said = [...spanish, ...english].filter(([, text]) =>
    /ya es tuyo|yours already|dinero queda libre|stays free/.test(text),
  );
  expect(said).toEqual([]);
});

test('RED-01 PRO-04 what a packet or the piggy bank moves is cash, and never called balance or a withdrawal', () => {
  const own = [...spanish, ...english].filter(([path]) => /^(lucky|cashback)\./.test(path));
  // What is as it was, or was not taken, is said of the whole balance.
  const said = own.filter(
    ([path, text]) => /\b(saldo|balance|Retirar)\b/.test(text) && !/unsent|notCreated/.test(path),
  );
  expect(said).toEqual([]);
  expect(own.length).toBeGreaterThan(300);
});

/** What the house says about the piggy bank in notices, popups and banners: all that names a share of the losses. */
const ABOUT_LOSSES = /10%/;
test('PRO-04 the house never says that the piggy bank gives back a share of losses at once or of all of them', () => {
  const said = [notices, popups, seedPromotionBanners([])]
    .flatMap((rows) => textsOf(rows.filter(({ id }) => /cashback|chanchito/.test(id))))
    .filter(([, text]) => ABOUT_LOSSES.test(text));
  for (const [, text] of said) {
    expect(text).toMatch(/^(Guarda|It saves|Saves) /);
    if (text.includes('\n'))
      expect(text).toMatch(/con efectivo en el día, descontando|with cash in a day, minus/);
    if (text.includes('\n')) expect(text).toMatch(/cuando se llena|once it is full/i);
  }
  expect(said.length).toBe(6);
});

test('WDR-03 the time of a withdrawal is said with the same word of caution everywhere', () => {
  const times = [...spanish, ...english].filter(
    ([path, text]) => path.startsWith('withdraw.') && text.includes('{time}'),
  );
  expect(times.filter(([, text]) => !/^(Normalmente|Usually)/.test(text))).toEqual([]);
  expect(times.length).toBe(4);
});
