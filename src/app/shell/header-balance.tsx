// A file of its own: a guest's first view does not load it.
import { Link } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { useBalance } from '../../session/use-player.ts';
import { BalancePill, PlusMark, plusLook } from '../../ui/balance-pill.tsx';

/** Total balance with its currency, and a plus to deposit (LOB-07). Its width is that of its skeleton. */
export function HeaderBalance() {
  const { header } = texts();
  return (
    <BalancePill
      balance={useBalance()}
      words={{ balance: header.balance, balanceLoading: header.balanceLoading }}
      testId="header-balance"
    >
      <Link to="/deposit" aria-label={header.deposit()} className={plusLook}>
        <PlusMark />
      </Link>
    </BalancePill>
  );
}
