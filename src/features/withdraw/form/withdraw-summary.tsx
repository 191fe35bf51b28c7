import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { WithdrawSum } from './wish-check.ts';

/** What leaves the wallet and what arrives, before anything is asked for. */
export function WithdrawSummary({ sum, currency }: { sum: WithdrawSum; currency: string }) {
  const { summary } = texts().withdraw;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>
          {sum.fee > 0n ? `-${formatMinor(sum.fee)}` : formatMinor(0n)}
        </DetailRow>
        <DetailRow name={summary.received()}>
          <span className="font-semibold text-gold">
            {formatMinor(sum.received)} {currency}
          </span>
        </DetailRow>
      </DetailList>
    </section>
  );
}

interface WithdrawBarProps {
  /** Formatted. */
  received: string;
  currency: string;
  action: string;
}

/** What arrives and the one main action, always in reach above the bottom nav, whose height the shell publishes. */
export function WithdrawBar({ received, currency, action }: WithdrawBarProps) {
  const { summary } = texts().withdraw;
  return (
    <div className="-mx-24 sticky bottom-[var(--nav-height,calc(1.14rem+env(safe-area-inset-bottom)))] z-[900] mt-40 flex flex-wrap items-center justify-between gap-x-24 gap-y-12 border-line border-t bg-ground px-24 py-16 after:absolute after:inset-x-0 after:top-full after:h-16 after:bg-ground">
      <p className="text-muted text-sm leading-tight">
        {summary.received()}
        <br />
        <strong className="tabular font-bold text-gold text-lg" data-testid="received">
          {received}
        </strong>{' '}
        <span className="text-xs">{currency}</span>
      </p>
      <Button type="submit" size="large" className="min-w-280 flex-1">
        {action}
      </Button>
    </div>
  );
}
