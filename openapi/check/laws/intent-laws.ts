import { randomUUID } from 'node:crypto';
import { fieldOf, isObject, listOf } from '../../source/json-values.ts';
import { type Body, UNCOVERED } from '../journey/expect-refusal.ts';
import type { JourneyState } from '../journey/journey-state.ts';

const PLAIN = 'rechargeCreateRechargeOrder';
const ROUTED = 'rechargeV2CreateRechargeOrder';

/** The calls that make an order of one kind, and the refusal of an intent that made another one. */
export const ORDER_KINDS = [
  { calls: [PLAIN, ROUTED], reused: 'intent-reused' },
  { calls: ['luckyMoneyCreate'], reused: 'packet-reused' },
  { calls: ['withdrawCreate'], reused: 'withdrawal-reused' },
] as const;

const madeBy = ({ memory }: JourneyState, call: string): Body | undefined => {
  const body = call === 'withdrawCreate' ? memory.withdrawal : memory.own.get(call);
  return isObject(body) && body.intentId !== undefined ? body : undefined;
};

const listed = async ({ context, options, player }: JourneyState, name: string, title: string) =>
  listOf(await context.read(name, title, { country: options.country }, player));

/** Terms that make another order of a body, each with the refusals that may come first. */
async function otherTerms(journey: JourneyState, call: string, body: Body): Promise<[Body, string[]][]> {
  if (call === 'luckyMoneyCreate')
    return [[{ ...body, shares: Number(body.shares) + 1 }, ['packet-share-minimum', 'packet-uncovered']]];
  if (call === 'withdrawCreate')
    return body.holder === undefined
      ? []
      : [[{ ...body, holder: `${String(body.holder)} Rojas` }, UNCOVERED]];
  const amount = Number(body.amount);
  const holds = (row: unknown) =>
    Number(fieldOf(row, 'min')) <= amount && amount <= Number(fieldOf(row, 'max'));
  const methods = (await listed(journey, 'rechargePaymentMethods', 'Other terms')).filter(holds);
  const method = methods.find((row) => fieldOf(row, 'code') !== body.paymentMethod);
  const offers = await listed(journey, 'rechargeDepositActivity', 'Other terms');
  const offer = offers.find((row) => fieldOf(row, 'id') !== body.activityId);
  const { code: paymentMethod, payChannel, routing } = Object(method);
  const route = body.routing === undefined ? {} : { routing };
  const terms: [Body, string[]][] = [[{ declinesBonus: body.declinesBonus !== true }, []]];
  if (method) terms.push([{ paymentMethod, payChannel, ...route }, []]);
  if (offer) terms.push([{ activityId: fieldOf(offer, 'id') }, ['activity-minimum']]);
  return terms.map(([change, others]) => [{ ...body, ...change }, others]);
}

/** The same deposit as the other create call has it. */
async function byOtherCall(journey: JourneyState, call: string, body: Body): Promise<Body | undefined> {
  const { routing: _named, ...plain } = body;
  if (call === ROUTED) return plain;
  const methods = await listed(journey, 'rechargePaymentMethods', 'Its route');
  const method = methods.find((row) => fieldOf(row, 'code') === body.paymentMethod);
  return method === undefined ? undefined : { ...body, routing: fieldOf(method, 'routing') };
}

/** What is the same intent, and what is another one (CON-07). */
export async function checkIntents(journey: JourneyState): Promise<void> {
  const { context, options, player } = journey;
  if (!options.writes) return;
  const as = { as: player };
  for (const { calls, reused } of ORDER_KINDS)
    for (const call of calls.filter((name) => context.isIncluded(name))) {
      const body = madeBy(journey, call);
      if (!body) continue;
      const id = fieldOf(await context.read(call, 'The same intent once more', body, player), 'id');
      const [other] = calls.filter((name) => name !== call);
      const written = { ...body, intentId: String(body.intentId).toUpperCase() };
      const twin = other === undefined ? undefined : await byOtherCall(journey, call, body);
      for (const [name, again, about] of [
        [call, written, 'in capital letters'],
        ...(other !== undefined && twin ? [[other, twin, `by ${other}`] as const] : []),
      ] as const) {
        const reply = await context.request(name, `The same intent ${about}`, again, as);
        if (id !== undefined && reply.isAnswered && fieldOf(reply.data, 'id') !== id)
          context.broken(call, 'one-intent', 'intentId', `${about} is another intent`, reply.exchange);
      }
      for (const [terms, others] of await otherTerms(journey, call, body))
        await journey.refuse(call, reused, player, terms, others);
    }
  await checkKinds(journey);
}

/** The intent of one kind of order for the other kinds. */
async function checkKinds(journey: JourneyState): Promise<void> {
  const { context, player } = journey;
  const used = ORDER_KINDS.map(({ calls: [call] }) => madeBy(journey, call)?.intentId);
  for (const [index, { calls, reused }] of ORDER_KINDS.entries()) {
    const [call] = calls;
    const intentId = used[(index + 1) % used.length];
    const body = madeBy(journey, call);
    if (!body || intentId === undefined || !context.isIncluded(call)) continue;
    const order = { ...body, intentId };
    const reply = await context.request(call, 'An intent of another kind', order, { as: player });
    if (reply.code === reused)
      context.broken(call, 'kinds-apart', 'intentId', 'of another kind is refused', reply.exchange);
    if (call === 'withdrawCreate' && reply.isSuccess) await checkCancelled(journey, order, reply.data);
  }
}

/** A cancelled withdrawal keeps its intent, and that of its cancellation makes no order. */
async function checkCancelled(journey: JourneyState, body: Body, made: unknown) {
  const { context, player } = journey;
  const call = 'withdrawCreate';
  const as = { as: player };
  const cancellation = { cancelOrderId: fieldOf(made, 'id'), intentId: randomUUID() };
  if (!(await context.request(call, 'Cancelled again', cancellation, as)).isSuccess) return;
  const again = await context.request(call, 'The intent of a cancelled order', body, as);
  const message = 'of a cancelled order makes another';
  if (again.isAnswered && fieldOf(again.data, 'id') !== cancellation.cancelOrderId)
    context.broken(call, 'one-intent', 'intentId', message, again.exchange);
  const reused = { ...body, intentId: cancellation.intentId };
  await journey.refuse(call, 'withdrawal-reused', player, reused, UNCOVERED);
}
