import { fieldOf, listOf, numbersOf, rowsOf, textOf } from '../../source/json-values.ts';
import { anotherAmount, coverOf, expectLimits, methodOf } from './amounts.ts';
import { ABSENT, type Body } from './expect-refusal.ts';
import type { JourneyState, Player } from './journey-state.ts';
import { againstPattern, otherRules, withdrawalBy } from './payers.ts';

const CALL = 'withdrawCreate';

const HOLDER_CODES: Readonly<Record<string, string>> = { taxId: 'wrong-tax-id', holder: 'wrong-holder' };

function wrongPayees(method: unknown): (readonly [code: string, change: Body])[] {
  const rule = fieldOf(method, 'accountRule');
  const account = againstPattern(fieldOf(rule, 'pattern'), ['x', '1', 'x@y']);
  const banks = listOf(fieldOf(method, 'banks'));
  const fields = listOf(fieldOf(rule, 'fields')).flatMap((field): (readonly [string, Body])[] => {
    const name = textOf(fieldOf(field, 'name')) ?? '';
    if (listOf(fieldOf(field, 'options')).length > 0) return [['unknown-account-type', { [name]: 'absent' }]];
    const candidates = fieldOf(field, 'kind') === 'rut' ? ['12345678-0'] : ['12345'];
    const wrong =
      fieldOf(field, 'kind') === 'rut'
        ? candidates[0]
        : againstPattern(fieldOf(field, 'pattern'), candidates);
    const code = HOLDER_CODES[name];
    const rows: (readonly [string, Body])[] = [];
    if (code !== undefined && wrong !== undefined) rows.push([code, { [name]: wrong }]);
    if (name === 'holder') rows.push(['missing-holder', { [name]: undefined }]);
    return rows;
  });
  return [
    ...(account === undefined ? [] : [['wrong-account', { account }] as const]),
    ...(banks.length > 0 ? [['unknown-bank', { bankCode: absentBank(banks) }] as const] : []),
    ...fields,
  ];
}

export function absentBank(banks: readonly unknown[]): string {
  const codes = banks.map((row) => fieldOf(row, 'code'));
  return ['000', '999', '998'].find((code) => !codes.includes(code)) ?? 'absent';
}

async function expectUncovered(
  journey: JourneyState,
  as: Player,
  method: unknown,
  body: Body,
): Promise<void> {
  const { withdrawable, bonus, missing } = await coverOf(journey, as);
  const [min = 1, max = Number.POSITIVE_INFINITY] = numbersOf(method, 'min', 'max');
  const amounts = [Math.max(min, Math.floor(withdrawable) + 1), Math.floor(withdrawable + bonus) + 1];
  for (const amount of new Set(amounts)) {
    const [code, ...others] = missing(amount).reverse();
    const isAbove = amount > max ? ['amount-above-maximum'] : [];
    const isBelow = amount < min ? ['amount-below-minimum'] : [];
    if (code !== undefined)
      await journey.refuse(CALL, code, as, { ...body, amount }, [...others, ...isAbove, ...isBelow]);
  }
}

export async function expectWithdrawalRefusals(journey: JourneyState): Promise<void> {
  const { send, player, companion, control, options, memory } = journey;
  await journey.refuse(CALL, 'unknown-withdrawal', player, { cancelOrderId: ABSENT });
  const made = memory.withdrawal;
  if (!made) return;
  const methods = listOf(await send('withdrawPaymentMethods', player, { country: options.country }));
  const { intentId, ...body } = made;
  const method = methodOf(methods, body);
  const amount = Number(body.amount);
  const { missing } = await coverOf(journey, player);
  const elsewhere = { ...body, paymentMethod: ABSENT };
  await journey.refuse(CALL, 'unknown-method', player, elsewhere, missing(amount));
  for (const one of [method, ...otherRules(method, methods)]) {
    const sound = one === method ? body : withdrawalBy(one, player.username, options.seed);
    for (const [code, change] of wrongPayees(one))
      await journey.refuse(CALL, code, player, { ...sound, ...change }, missing(Number(sound.amount)));
  }
  const { payChannel, paymentMethod } = body;
  const named = { amount, payChannel, paymentMethod, payeeId: ABSENT };
  await journey.refuse(CALL, 'unknown-payee', player, named, missing(amount));
  await expectLimits(journey, CALL, methods, body, missing);
  await expectUncovered(journey, player, method, body);
  const isBound = async (as: Player) =>
    fieldOf(await send('userGetUserInfo', as, {}), 'isPhoneBound') === true;
  if (companion && (await isBound(companion))) await expectUncovered(journey, companion, method, body);
  const changed = { ...body, amount: anotherAmount(method, amount), intentId };
  await journey.refuse(CALL, 'withdrawal-reused', player, changed, missing(changed.amount));
  // A withdrawal may leave its review after a while. Its own status decides the expected answer.
  await control?.pass?.(120_000);
  const page = { pageNum: 1, pageSize: 5, intentId };
  const [order] = rowsOf(await send('withdrawOrders', player, page, 'The one sent twice'));
  const { id: cancelOrderId, status = 0 } = Object(order);
  if (status !== 0) await journey.refuse(CALL, 'withdrawal-not-in-review', player, { cancelOrderId });
}
