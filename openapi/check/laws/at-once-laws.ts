import { randomUUID } from 'node:crypto';
import type { Call } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, numberOf } from '../../source/json-values.ts';
import { type Law, textTerm, valueAt } from '../../source/laws.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import { packetOf } from '../journey/offers-stage.ts';
import { cents } from './answer-laws.ts';

interface Asking {
  journey: JourneyState;
  call: Call;
  law: Law;
}

const TITLE = 'At the same moment';
const MOST_AT_ONCE = 12;

async function limitsOf({ context, options, player }: JourneyState, body: object) {
  const code = fieldOf(body, 'paymentMethod');
  if (code === undefined) {
    const guide = await context.read('luckyMoneyGuide', TITLE, {}, player);
    return { min: Number(packetOf(guide)?.amount), max: Number(fieldOf(guide, 'maxAmount')) };
  }
  const market = { country: options.country };
  const rows = listOf(await context.read('withdrawPaymentMethods', TITLE, market, player));
  const row = rows.find((one) => fieldOf(one, 'code') === code);
  return { min: Number(fieldOf(row, 'min')), max: Number(fieldOf(row, 'max')) };
}

/** As many orders as are together just above what there is, each with an intent of its own. */
async function checkCovered({ journey, call, law }: Asking): Promise<void> {
  const { player, memory, context } = journey;
  const { operationId } = call;
  const isWithdrawal = operationId === 'withdrawCreate';
  const made = isWithdrawal ? memory.withdrawal : memory.own.get(operationId);
  if (!isObject(made)) return;
  const money = async (term: 'most' | 'moves') => {
    const data = await context.read(textTerm(law, 'call'), TITLE, {}, player);
    return numberOf(valueAt({ data }, textTerm(law, term))) ?? 0;
  };
  const available = await money('most');
  const { min, max } = await limitsOf(journey, made);
  const amount = Math.min(max, Math.floor(available / 2) + 1);
  const count = Math.floor(available / amount) + 1;
  if (!(amount >= min && amount <= available) || count > MOST_AT_ONCE) return;
  const before = await money('moves');
  const send = (body: object) =>
    context.request(operationId, TITLE, { ...body, intentId: randomUUID() }, { as: player });
  const order = { ...made, [textTerm(law, 'field')]: amount };
  const replies = await Promise.all(Array.from({ length: count }, () => send(order)));
  const done = replies.filter(({ isSuccess }) => isSuccess);
  const moved = cents(before) - cents(await money('moves'));
  const at = `${textTerm(law, 'call')} ${textTerm(law, 'moves')}`;
  const orders = `${done.length} times ${amount}`;
  if (done.length * amount > available)
    context.reportLaw(call, law, [['at once', `takes ${orders} of ${available}`]], done.at(-1)?.exchange);
  else if (moved !== done.length * cents(amount))
    context.reportLaw(call, law, [[at, `fell by ${moved / 100} for ${orders}`]], replies[0]?.exchange);
  if (isWithdrawal) for (const { data } of done) await send({ cancelOrderId: fieldOf(data, 'id') });
}

/** A packet of one share, and one of two, claimed by two players. */
async function checkLastShare({ journey, call, law }: Asking): Promise<void> {
  const { context, player, companion, third } = journey;
  if (!companion?.token || !third?.token || companion.name === third.name) return;
  const rules = packetOf(await context.read('luckyMoneyGuide', TITLE, {}, player));
  const shares = law.name === 'last-share' ? 1 : 2;
  const amount = 2 * Number(rules?.amount) + 1;
  const packet = { ...rules, amount, kind: 'random', shares, intentId: randomUUID() };
  const envelopeId = fieldOf(await context.read('luckyMoneyCreate', TITLE, packet, player), 'id');
  if (envelopeId === undefined) return;
  const claim = (as: Player) => context.request(call.operationId, TITLE, { envelopeId }, { as });
  const replies = await Promise.all([claim(companion), claim(third)]);
  const done = replies.filter(({ isSuccess }) => isSuccess);
  const sum = done.reduce((all, { data }) => all + cents(fieldOf(data, 'amount')), 0) / 100;
  const report = (at: string, message: string) =>
    context.reportLaw(call, law, [[at, message]], done[1]?.exchange);
  if (done.length > shares) report('at once', 'gives one share to two players');
  if (shares === 2 && done.length === 2 && sum !== amount)
    report('data.amount', `is ${sum} in two shares of ${amount}`);
}

const checks: Readonly<Record<string, (asking: Asking) => Promise<void>>> = {
  'never-overdrawn': checkCovered,
  'last-share': checkLastShare,
  'shares-add-up': checkLastShare,
};

/** What players send at the same moment, each with an intent of its own (CON-07). */
export async function checkAtOnce(journey: JourneyState): Promise<void> {
  if (!journey.options.writes) return;
  for (const { call, law } of journey.context.stated(({ name }) => name in checks))
    await checks[law.name]?.({ journey, call, law });
}
