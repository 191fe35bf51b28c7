import { dayName, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor } from '../../lib/money.ts';
import type { DepositAllowance } from '../../session/play-limits/deposit-allowance.ts';
import { depositAllowance } from '../../session/play-limits/deposit-rule.ts';
import { createOrder, findOrder, type OpenOrder, type Told } from './deposit-calls.ts';
import type { DepositIntent } from './deposit-intent.ts';

function limitWords({ period, left, resetsOn }: DepositAllowance): string {
  const { limits } = texts().deposit;
  const words = { limit: limits.period[period](), day: dayName(resetsOn) };
  return left === 0n ? limits.reached(words) : limits.exceeded({ ...words, left: formatMinor(left) });
}

/**
 * Makes the order of an intent unless the player's own limits hold it back (PLR-02): then the refusal says what is left
 * and when it starts over. An order that was made before goes on; it is counted already.
 * @throws CallError when limits cannot be checked; then nothing is ordered
 */
export async function createWithinLimits(intent: DepositIntent): Promise<Told<OpenOrder>> {
  const { block, allowances } = await depositAllowance();
  const [tightest] = allowances;
  const isTooMuch = tightest !== undefined && intent.amount > tightest.left;
  if ((block || isTooMuch) && !(await findOrder(intent.id))) {
    const time = block && marketTime(new Date(block.until).toISOString());
    const message = time ? texts().deposit.limits.blocked({ time }) : tightest ? limitWords(tightest) : '';
    return { told: 'no', refusal: { field: 'amount', message } };
  }
  return createOrder(intent);
}
