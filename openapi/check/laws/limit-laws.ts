import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { withdrawalBy } from '../journey/payers.ts';
import { freshPlayer } from './fresh-player.ts';
import { sharedLaw } from './shared-laws.ts';

const LAW = 'limits-included';
const OUTSIDE = /^(amount-(above|below)|withdrawable-exceeded|bonus-not|packet-uncovered)/;

/** Amounts whose fee has a part below a unit: one to round up, one to round down. */
function amountsToRound(method: unknown): number[] {
  const [min, max, rate] = ['min', 'max', 'feeRate'].map((name) => numberOf(fieldOf(method, name)) ?? 0);
  const part = (amount: number) => Math.round(((amount * (rate ?? 0)) % 1) * 1000);
  const amounts = Array.from({ length: 200 }, (_, step) => Math.ceil(min ?? 0) + step);
  const fits = [(rest: number) => rest === 500, (rest: number) => rest > 0 && rest < 500];
  return fits.flatMap((isFit) => amounts.find((amount) => amount <= (max ?? 0) && isFit(part(amount))) ?? []);
}

/** The least, the most and all that is there, to the unit (CON-07). */
export async function checkLimits(journey: JourneyState): Promise<void> {
  const { context, options, player, control } = journey;
  const law = sharedLaw(context.contract, LAW);
  const isAsked = (call: string) => options.only?.has(call) ?? true;
  if (!law || !options.writes) return;
  const country = { country: options.country };
  const take = async (call: string, about: string, body: object, as = player) => {
    const reply = await context.request(call, about, { ...body, intentId: randomUUID() }, { as });
    const code = String(fieldOf(fieldOf(reply.body, 'data'), 'code'));
    if (OUTSIDE.test(code))
      context.reportLaw(
        context.callOf(call),
        law,
        [['amount', `${about} is refused with ${code}`]],
        reply.exchange,
      );
    return fieldOf(reply.data, 'id');
  };
  const DEPOSIT = 'rechargeCreateRechargeOrder';
  if (isAsked(DEPOSIT)) {
    const methods = listOf(await journey.ask('rechargePaymentMethods', player, country));
    for (const method of methods) {
      const { min, max, code: paymentMethod, payChannel } = Object(method);
      const order = { paymentMethod, payChannel };
      await take(DEPOSIT, 'the least amount', { ...order, amount: min });
      await take(DEPOSIT, 'the most amount', { ...order, amount: max });
      for (const amount of amountsToRound(method))
        await journey.ask(DEPOSIT, player, { ...order, amount, intentId: randomUUID() }, 'A fee to round');
    }
    const offers = listOf(await journey.ask('rechargeDepositActivity', player, country));
    for (const offer of offers) {
      const amount = Number(fieldOf(offer, 'minAmount'));
      const method = methods.find((row) => Number(fieldOf(row, 'max')) >= amount);
      const { code: paymentMethod, payChannel } = Object(method);
      const order = { amount, paymentMethod, payChannel, activityId: fieldOf(offer, 'id') };
      if (method) await take(DEPOSIT, 'the least amount of an offer', order);
    }
  }
  if (!isAsked('withdrawCreate') || !control?.fill) return;
  const [method] = listOf(await journey.ask('withdrawPaymentMethods', player, country));
  const amount = Number(fieldOf(method, 'max'));
  if (method === undefined) return;
  const fresh = await freshPlayer(journey, 'player with all of it', amount);
  if (!fresh) return;
  const order = withdrawalBy(method, fresh.username, options.seed);
  const all = await take('withdrawCreate', 'the most amount, and all there is,', { ...order, amount }, fresh);
  if (all !== undefined)
    await context.request('withdrawCreate', 'Cancelled', { cancelOrderId: all }, { as: fresh });
  const guide = (await context.request('luckyMoneyGuide', 'The most of a packet', {}, { as: fresh })).data;
  const most = Number(fieldOf(guide, 'maxAmount'));
  await control.fill(fresh.username, most);
  const packet = { amount: most, shares: 1, kind: 'equal' };
  if (most > 0) await take('luckyMoneyCreate', 'the most amount, and all there is,', packet, fresh);
}
