import { randomUUID } from 'node:crypto';
import type { Call } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { type Law, lawsOf, valueAt } from '../../source/laws.ts';
import type { Caller } from '../check-context.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import { packetOf } from '../journey/offers-stage.ts';
import { cents } from './answer-laws.ts';

interface Asking {
  journey: JourneyState;
  call: Call;
  law: Law;
}

const askFor = ({ journey: { context } }: Asking, name: string, as: Caller, body: object) =>
  context.request(name, 'At the same moment', body, { as });

const MOST_AT_ONCE = 12;

async function limitsOf(asking: Asking, body: object): Promise<{ min: number; max: number }> {
  const { options, player } = asking.journey;
  const [list, code] = ['withdrawPaymentMethods', fieldOf(body, 'paymentMethod')];
  if (code === undefined) {
    const guide = (await askFor(asking, 'luckyMoneyGuide', player, {})).data;
    return { min: Number(fieldOf(packetOf(guide), 'amount')), max: Number(fieldOf(guide, 'maxAmount')) };
  }
  const rows = listOf((await askFor(asking, list, player, { country: options.country })).data);
  const row = rows.find((one) => fieldOf(one, 'code') === code);
  return { min: Number(fieldOf(row, 'min')), max: Number(fieldOf(row, 'max')) };
}

/** As many orders as are together just above what there is, each with an intent of its own. */
async function checkCovered(asking: Asking): Promise<void> {
  const { journey, call, law } = asking;
  const { player, memory, context } = journey;
  const made = call.operationId === 'withdrawCreate' ? memory.withdrawal : memory.own.get(call.operationId);
  if (!isObject(made)) return;
  const term = (name: string) => textOf(fieldOf(law.terms, name)) ?? '';
  const money = async (name: string) => {
    const { data } = await askFor(asking, term('call'), player, {});
    return numberOf(valueAt({ data }, term(name))) ?? 0;
  };
  const available = await money('most');
  const { min, max } = await limitsOf(asking, made);
  const amount = Math.min(max, Math.floor(available / 2) + 1);
  const count = Math.floor(available / amount) + 1;
  if (!(amount >= min && amount <= available) || count > MOST_AT_ONCE) return;
  const before = await money('moves');
  const bodies = Array.from({ length: count }, () => ({
    ...made,
    [term('field')]: amount,
    intentId: randomUUID(),
  }));
  const replies = await Promise.all(bodies.map((body) => askFor(asking, call.operationId, player, body)));
  const done = replies.filter(({ isSuccess }) => isSuccess);
  const moved = cents(before) - cents(await money('moves'));
  const at = `${term('call')} ${term('moves')}`;
  if (done.length * amount > available)
    context.reportLaw(
      call,
      law,
      [['at once', `takes ${done.length} times ${amount} of ${available}`]],
      done.at(-1)?.exchange,
    );
  else if (moved !== done.length * cents(amount))
    context.reportLaw(
      call,
      law,
      [[at, `fell by ${moved / 100} for ${done.length} times ${amount}`]],
      replies[0]?.exchange,
    );
  if (call.operationId === 'withdrawCreate')
    for (const { data } of done)
      await askFor(asking, call.operationId, player, {
        cancelOrderId: fieldOf(data, 'id'),
        intentId: randomUUID(),
      });
}

/** A packet of one share, and one of two, claimed by two players. */
async function checkLastShare(asking: Asking): Promise<void> {
  const { journey, call, law } = asking;
  const { player, companion, third, context } = journey;
  if (!companion?.token || !third?.token || companion.name === third.name) return;
  const rules = packetOf((await askFor(asking, 'luckyMoneyGuide', player, {})).data);
  const shares = law.name === 'last-share' ? 1 : 2;
  const packet = {
    ...rules,
    amount: 2 * Number(rules?.amount) + 1,
    kind: 'random',
    shares,
    intentId: randomUUID(),
  };
  const made = await askFor(asking, 'luckyMoneyCreate', player, packet);
  const envelopeId = fieldOf(made.data, 'id');
  if (envelopeId === undefined) return;
  const claim = (as: Player) => askFor(asking, call.operationId, as, { envelopeId });
  const replies = await Promise.all([claim(companion), claim(third)]);
  const done = replies.filter(({ isSuccess }) => isSuccess);
  if (done.length > shares)
    context.reportLaw(call, law, [['at once', 'gives one share to two players']], done[1]?.exchange);
  const sum = done.reduce((all, { data }) => all + cents(fieldOf(data, 'amount')), 0) / 100;
  if (shares === 2 && done.length === 2 && sum !== packet.amount)
    context.reportLaw(
      call,
      law,
      [['data.amount', `is ${sum} in two shares of ${packet.amount}`]],
      done[1]?.exchange,
    );
}

const checks: Readonly<Record<string, (asking: Asking) => Promise<void>>> = {
  'never-overdrawn': checkCovered,
  'last-share': checkLastShare,
  'shares-add-up': checkLastShare,
};

/** What players send at the same moment, each with an intent of its own (CON-07). */
export async function checkAtOnce(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  if (!options.writes) return;
  for (const call of context.contract.calls)
    for (const law of lawsOf(context.contract, call))
      if (options.only?.has(call.operationId) ?? true) await checks[law.name]?.({ journey, call, law });
}
