import { Link } from '@tanstack/react-router';
import { texts } from '../i18n/texts.ts';
import { formatAmount } from '../lib/money.ts';
import { useBalance } from '../session/use-player.ts';
import { BalanceText } from '../ui/balance-text.tsx';
import { Icon } from '../ui/icon.tsx';

/** Total balance with its currency, and a plus to deposit (LOB-07). Its width is that of its skeleton. */
export function HeaderBalance() {
  const { header } = texts();
  const balance = useBalance();
  return (
    <div className="flex items-center gap-8 rounded-full bg-raised pl-24">
      <div className="min-w-140 text-right">
        {balance ? (
          <BalanceText
            total={balance.total}
            currency={balance.currencyAlias}
            label={header.balance({ amount: formatAmount(balance.total), currency: balance.currencyAlias })}
            testId="header-balance"
          />
        ) : (
          <p className="sr-only">{header.balanceLoading()}</p>
        )}
      </div>
      <Link
        to="/deposit"
        aria-label={header.deposit()}
        className="press grid size-88 place-items-center text-text"
      >
        <span className="grid size-56 place-items-center rounded-full bg-action">
          <Icon name="plus" className="size-32" />
        </span>
      </Link>
    </div>
  );
}
