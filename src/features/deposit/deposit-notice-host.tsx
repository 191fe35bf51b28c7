import { useEffect, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatAmount } from '../../lib/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { type DepositNotice, useDepositNotice } from './outcome/deposit-outcomes.ts';
import { startDepositWatch } from './outcome/deposit-watch.ts';

function Banner({ notice: { isSuccess, amount, bonus, currency, reason } }: { notice: DepositNotice }) {
  const { notice } = texts().deposit;
  const money = { amount: formatAmount(amount), currency };
  return (
    <div className="toast flex items-center gap-24 border-line border-b bg-raised px-32 pt-[calc(0.28rem+env(safe-area-inset-top))] pb-28 shadow-raised">
      <span
        className={`grid size-72 shrink-0 place-items-center rounded-full ${isSuccess ? 'bg-good text-ground' : 'bg-bad text-ground'}`}
      >
        <Icon name={isSuccess ? 'check' : 'close'} className="size-44" />
      </span>
      {isSuccess ? (
        <p className="min-w-0 text-base">
          <span>{notice.success()}</span> <br />
          <strong className="font-bold text-gold text-lg tabular-nums">{notice.successAmount(money)}</strong>
          {bonus > 0 && (
            <>
              {' '}
              <br />
              <span>{notice.bonus({ amount: formatAmount(bonus), currency })}</span>
            </>
          )}
        </p>
      ) : (
        <p className="min-w-0 text-base">{notice.failed({ ...money, reason })}</p>
      )}
    </div>
  );
}

/** Shows the outcome of a deposit on any screen (DEP-05). Its mount also starts the watch of deposits. */
export function DepositNoticeHost() {
  const app = useApp();
  const notice = useDepositNotice();
  useEffect(() => void startDepositWatch(app), [app]);
  // Screen readers announce changes in a region, not its first content.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div
      role="status"
      data-testid="deposit-notice"
      className="column pointer-events-none fixed inset-x-0 top-0 z-[3100]"
    >
      {isReady && notice && <Banner key={notice.orderId} notice={notice} />}
    </div>
  );
}
