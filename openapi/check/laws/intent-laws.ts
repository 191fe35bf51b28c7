import { randomUUID } from 'node:crypto';
import { fieldOf, isObject, listOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import { type Body, expectRefusal } from '../journey/expect-refusal.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { sharedLaw } from './shared-laws.ts';

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

/** Terms that make another order of a body, each with the refusals that may come first. */
async function otherTerms(journey: JourneyState, call: string, body: Body): Promise<[Body, string[]][]> {
  const { context, player, options } = journey;
  const list = async (name: string) =>
    listOf((await context.request(name, 'Other terms', { country: options.country }, { as: player })).data);
  if (call === 'luckyMoneyCreate')
    return [[{ ...body, shares: Number(body.shares) + 1 }, ['packet-share-minimum', 'packet-uncovered']]];
  if (call === 'withdrawCreate')
    return body.holder === undefined
      ? []
      : [
          [
            { ...body, holder: `${String(body.holder)} Rojas` },
            ['withdrawable-exceeded', 'bonus-not-wagered'],
          ],
        ];
  const amount = Number(body.amount);
  const holds = (row: unknown) =>
    Number(fieldOf(row, 'min')) <= amount && amount <= Number(fieldOf(row, 'max'));
  const methods = (await list('rechargePaymentMethods')).filter(holds);
  const method = methods.find((row) => fieldOf(row, 'code') !== body.paymentMethod);
  const offers = await list('rechargeDepositActivity');
  const offer = offers.find((row) => fieldOf(row, 'id') !== body.activityId);
  const { code: paymentMethod, payChannel, routing } = Object(method);
  const route = body.routing === undefined ? {} : { routing };
  return [
    [{ ...body, declinesBonus: body.declinesBonus !== true }, []],
    ...(method ? [[{ ...body, paymentMethod, payChannel, ...route }, []] as [Body, string[]]] : []),
    ...(offer
      ? [[{ ...body, activityId: fieldOf(offer, 'id') }, ['activity-minimum']] as [Body, string[]]]
      : []),
  ];
}

/** The same deposit as the other create call has it. */
async function byOtherCall(journey: JourneyState, call: string, body: Body): Promise<Body | undefined> {
  const { routing: _named, ...plain } = body;
  if (call === ROUTED) return plain;
  const { context, player, options } = journey;
  const question = { country: options.country };
  const methods = await context.request('rechargePaymentMethods', 'Its route', question, { as: player });
  const method = listOf(methods.data).find((row) => fieldOf(row, 'code') === body.paymentMethod);
  return method === undefined ? undefined : { ...body, routing: fieldOf(method, 'routing') };
}

/** What is the same intent, and what is another one (CON-07). */
export async function checkIntents(journey: JourneyState): Promise<void> {
  const { context, options, player } = journey;
  if (!options.writes) return;
  const isAsked = (call: string) => options.only?.has(call) ?? true;
  const as = { as: player };
  for (const { calls, reused } of ORDER_KINDS)
    for (const call of calls.filter(isAsked)) {
      const body = madeBy(journey, call);
      if (!body) continue;
      const first = await context.request(call, 'The same intent once more', body, as);
      const id = fieldOf(first.data, 'id');
      const law = lawsOf(context.contract, context.callOf(call)).find(({ name }) => name === 'one-intent');
      const [other] = calls.filter((name) => name !== call);
      const written = { ...body, intentId: String(body.intentId).toUpperCase() };
      const twin = other === undefined ? undefined : await byOtherCall(journey, call, body);
      for (const [name, again, about] of [
        [call, written, 'in capital letters'],
        ...(other !== undefined && twin ? [[other, twin, `by ${other}`] as const] : []),
      ] as const) {
        const reply = await context.request(name, `The same intent ${about}`, again, as);
        if (id !== undefined && reply.isAnswered && fieldOf(reply.data, 'id') !== id)
          context.reportLaw(
            context.callOf(call),
            law,
            [['intentId', `${about} is another intent`]],
            reply.exchange,
          );
      }
      for (const [terms, others] of await otherTerms(journey, call, body))
        await expectRefusal(journey, call, reused, player, terms, others);
    }
  await checkKinds(journey);
}

/** The intent of one kind of order for the other kinds. */
async function checkKinds(journey: JourneyState): Promise<void> {
  const { context, options, player } = journey;
  const law = sharedLaw(context.contract, 'kinds-apart');
  const used = ORDER_KINDS.map(({ calls: [call] }) => madeBy(journey, call)?.intentId);
  for (const [index, { calls, reused }] of ORDER_KINDS.entries()) {
    const [call] = calls;
    const intentId = used[(index + 1) % used.length];
    const body = madeBy(journey, call);
    if (!law || !body || intentId === undefined || !(options.only?.has(call) ?? true)) continue;
    const reply = await context.request(
      call,
      'An intent of another kind',
      { ...body, intentId },
      { as: player },
    );
    if (fieldOf(fieldOf(reply.body, 'data'), 'code') === reused)
      context.reportLaw(
        context.callOf(call),
        law,
        [['intentId', 'of another kind is refused']],
        reply.exchange,
      );
    if (call === 'withdrawCreate' && reply.isSuccess)
      await checkCancelled(journey, { ...body, intentId }, reply.data);
  }
}

/** A cancelled withdrawal keeps its intent, and that of its cancellation makes no order. */
async function checkCancelled({ context, player, ...journey }: JourneyState, body: Body, made: unknown) {
  const call = 'withdrawCreate';
  const as = { as: player };
  const cancellation = { cancelOrderId: fieldOf(made, 'id'), intentId: randomUUID() };
  const cancelled = await context.request(call, 'Cancelled again', cancellation, as);
  if (!cancelled.isSuccess) return;
  const again = await context.request(call, 'The intent of a cancelled order', body, as);
  const law = lawsOf(context.contract, context.callOf(call)).find(({ name }) => name === 'one-intent');
  if (again.isAnswered && fieldOf(again.data, 'id') !== cancellation.cancelOrderId)
    context.reportLaw(
      context.callOf(call),
      law,
      [['intentId', 'of a cancelled order makes another']],
      again.exchange,
    );
  const reused = { ...body, intentId: cancellation.intentId };
  const others = ['withdrawable-exceeded', 'bonus-not-wagered'];
  await expectRefusal({ context, player, ...journey }, call, 'withdrawal-reused', player, reused, others);
}
