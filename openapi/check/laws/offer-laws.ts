import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import { VALID } from '../check-context.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { cents } from './answer-laws.ts';
import { isZeroDecimalMarket } from './whole-units.ts';

const ORDER = 'rechargeV2CreateRechargeOrder';

async function ask(
  { context, player }: JourneyState,
  name: string,
  body: object,
  title: string,
): Promise<unknown> {
  const question = {
    call: context.callOf(name),
    purpose: 'laws',
    body,
    expected: VALID,
    as: player,
  } as const;
  return (await context.ask({ ...question, title: `${title} (${player.name})` })).data;
}

/** @returns the bonus of a deposit that is paid at once; undefined when it could not be made */
async function bonusOf(journey: JourneyState, amount: number, terms: object): Promise<number | undefined> {
  const { control, options, player } = journey;
  const methods = listOf(
    await ask(journey, 'rechargePaymentMethods', { country: options.country }, 'For an offer'),
  );
  const method = methods.find((row) => {
    return Number(fieldOf(row, 'min')) <= amount && amount <= Number(fieldOf(row, 'max'));
  });
  if (!method || !control?.decideOrder) return undefined;
  const { payChannel, routing, code: paymentMethod } = Object(method);
  const order = { amount, payChannel, routing, paymentMethod, intentId: randomUUID(), ...terms };
  const id = textOf(fieldOf(await ask(journey, ORDER, order, 'A deposit with an offer'), 'id'));
  if (id === undefined) return undefined;
  journey.memory.owners.set(id, { player: player.name, amount });
  await control.decideOrder(id, 'approve');
  const paid = await ask(journey, 'rechargeQueryPay', { id }, 'What the offer brought');
  if (fieldOf(paid, 'status') !== 2) return undefined;
  return numberOf(fieldOf(fieldOf(paid, 'bonus'), 'amount')) ?? 0;
}

/** Pays the offered amounts and compares the bonuses with the offers (CON-07). */
export async function checkOffers(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  const lawOf = (operationId: string) => {
    const call = context.callOf(operationId);
    const isAsked = options.only?.has(operationId) ?? true;
    const [law] = lawsOf(context.contract, call).filter(({ name }) =>
      /^(offer|recommended)-paid$/.test(name),
    );
    return law && isAsked && options.writes && journey.control?.decideOrder ? { call, law } : undefined;
  };
  const compare = (
    { call, law }: NonNullable<ReturnType<typeof lawOf>>,
    given: number | undefined,
    due: number,
  ) => {
    const says = `brought ${given}, and had to bring ${due}`;
    if (given !== undefined && cents(given) !== cents(due))
      context.reportLaw(call, law, [['data bonus', says]]);
  };
  const offered = lawOf('rechargeDepositActivity');
  const offers =
    offered && listOf(await ask(journey, 'rechargeDepositActivity', { country: options.country }, 'Offers'));
  const unit = isZeroDecimalMarket(context.contract, options.country) ? 100 : 1;
  for (const offer of offers ?? []) {
    // A share that needs no rounding, because the contract leaves rounding to the server.
    const amount = Math.ceil(Number(fieldOf(offer, 'minAmount')) / 1000 + 1) * 1000;
    const share = cents(amount) * Number(fieldOf(offer, 'bonusRate'));
    if (Math.abs(share / unit - Math.round(share / unit)) > 1e-6) continue;
    const due = Math.min(Math.round(share) / 100, Number(fieldOf(offer, 'maxBonus')));
    if (offered) compare(offered, await bonusOf(journey, amount, { activityId: fieldOf(offer, 'id') }), due);
  }
  const recommended = lawOf('rechargeGetRecommendConfigs');
  const amounts =
    recommended && listOf(await ask(journey, 'rechargeGetRecommendConfigs', {}, 'Recommended amounts'));
  for (const row of (amounts ?? []).slice(0, 2)) {
    const amount = Number(fieldOf(row, 'amount'));
    // One unit more brings the same.
    const due = Number(fieldOf(row, 'bonus'));
    if (recommended) compare(recommended, await bonusOf(journey, amount + 1, {}), due);
  }
}
