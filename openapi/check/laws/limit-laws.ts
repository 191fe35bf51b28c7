import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numbersOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { withdrawalBy } from '../journey/payers.ts';
import { freshPlayer } from './fresh-player.ts';

const DEPOSIT = 'rechargeCreateRechargeOrder';
const OUTSIDE = /^(amount-(above|below)|withdrawable-exceeded|bonus-not|packet-uncovered)/;

/** Amounts whose fee has a part below a unit: one to round up, one to round down. */
function amountsToRound(method: unknown): number[] {
  const [min = 0, max = 0, rate = 0] = numbersOf(method, 'min', 'max', 'feeRate');
  const part = (amount: number) => Math.round(((amount * rate) % 1) * 1000);
  const amounts = Array.from({ length: 200 }, (_, step) => Math.ceil(min) + step);
  const fits = [(rest: number) => rest === 500, (rest: number) => rest > 0 && rest < 500];
  return fits.flatMap((isFit) => amounts.find((amount) => amount <= max && isFit(part(amount))) ?? []);
}

/** The least, the most and all that is there, to the unit (CON-07). */
export async function checkLimits(journey: JourneyState): Promise<void> {
  const { context, options, player, control } = journey;
  if (!options.writes) return;
  const listed = async (name: string) =>
    listOf(await journey.send(name, player, { country: options.country }));
  const take = async (call: string, about: string, body: object, as = player) => {
    const { code, data, exchange } = await context.request(
      call,
      about,
      { ...body, intentId: randomUUID() },
      { as },
    );
    if (OUTSIDE.test(code ?? ''))
      context.broken(call, 'limits-included', 'amount', `${about} is refused with ${code}`, exchange);
    return fieldOf(data, 'id');
  };
  if (context.isIncluded(DEPOSIT)) {
    const methods = await listed('rechargePaymentMethods');
    for (const method of methods) {
      const { min, max, code: paymentMethod, payChannel } = Object(method);
      const order = { paymentMethod, payChannel };
      await take(DEPOSIT, 'the least amount', { ...order, amount: min });
      await take(DEPOSIT, 'the most amount', { ...order, amount: max });
      for (const amount of amountsToRound(method))
        await journey.send(DEPOSIT, player, { ...order, amount, intentId: randomUUID() }, 'A fee to round');
    }
    for (const offer of await listed('rechargeDepositActivity')) {
      const amount = Number(fieldOf(offer, 'minAmount'));
      const method = methods.find((row) => Number(fieldOf(row, 'max')) >= amount);
      const { code: paymentMethod, payChannel } = Object(method);
      const order = { amount, paymentMethod, payChannel, activityId: fieldOf(offer, 'id') };
      if (method) await take(DEPOSIT, 'the least amount of an offer', order);
    }
  }
  if (!context.isIncluded('withdrawCreate') || !control?.fill) return;
  const [method] = await listed('withdrawPaymentMethods');
  const amount = Number(fieldOf(method, 'max'));
  if (method === undefined) return;
  const fresh = await freshPlayer(journey, 'player with all of it', amount);
  if (!fresh) return;
  const order = { ...withdrawalBy(method, fresh.username, options.seed), amount };
  const cancelOrderId = await take('withdrawCreate', 'the most amount, and all there is,', order, fresh);
  if (cancelOrderId !== undefined)
    await context.read('withdrawCreate', 'Cancelled', { cancelOrderId }, fresh);
  const guide = await context.read('luckyMoneyGuide', 'The most of a packet', {}, fresh);
  const most = Number(fieldOf(guide, 'maxAmount'));
  await control.fill(fresh.username, most);
  const packet = { amount: most, shares: 1, kind: 'equal' };
  if (most > 0) await take('luckyMoneyCreate', 'the most amount, and all there is,', packet, fresh);
}
