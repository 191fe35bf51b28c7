import { texts } from '../../../i18n/texts.ts';
import type { Minor } from '../../../lib/money.ts';

/** Share of the bar in percent; a part that is there is always seen. */
function widthOf(part: Minor, whole: Minor): number {
  if (whole === 0n || part === 0n) return 0;
  return Math.min(97, Math.max(3, Number((part * 1000n) / whole) / 10));
}

/** Cash and bonus side by side, as much of the bar as of the balance. The figures stand below it. */
export function BalanceBar({ cash, bonus }: { cash: Minor; bonus: Minor }) {
  const { tips } = texts().records;
  const whole = cash + bonus;
  const bonusWidth = cash === 0n && bonus > 0n ? 100 : widthOf(bonus, whole);
  return (
    <>
      <span aria-hidden="true" className="flex h-20 gap-4 overflow-hidden rounded-full bg-raised">
        {cash > 0n && <span className="flex-1 rounded-full bg-gold" />}
        {bonus > 0n && <span style={{ width: `${bonusWidth}%` }} className="rounded-full bg-gold-deep" />}
      </span>
      <p aria-hidden="true" className="mt-12 flex flex-wrap gap-x-28 text-muted text-xs">
        <span className="flex items-center gap-8">
          <span className="size-16 rounded-full bg-gold" />
          {tips.cash.name()}
        </span>
        <span className="flex items-center gap-8">
          <span className="size-16 rounded-full bg-gold-deep" />
          {tips.bonus.name()}
        </span>
      </p>
    </>
  );
}
