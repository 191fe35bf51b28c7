import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../app/guards/offered.tsx';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { RequireSession } from '../app/guards/require-session.tsx';
import { useHiddenChrome } from '../app/shell/use-hidden-chrome.ts';
import { BankTabScreen, DepositScreen } from '../features/deposit/deposit-screen.tsx';
import { isBankTab } from '../features/deposit/payment/bank-tab.ts';
import { FirstDepositLink } from '../features/promotions/first-deposit-link.tsx';
import { ReadyGift } from '../features/promotions/ready-gift.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readId } from '../lib/read-id.ts';
import { Boundary } from '../ui/boundary.tsx';
import { PageTitle } from '../ui/section.tsx';

interface DepositSearch {
  order?: string;
  /** An amount suggested by another screen, in major units. */
  amount?: number;
  offer?: string;
}

function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value <= 1e10 ? value : undefined;
}

function readSearch(search: Record<string, unknown>): DepositSearch {
  const order = readId(search.order);
  const amount = readAmount(search.amount);
  const offer = readId(search.offer);
  return { ...(order && { order }), ...(amount && { amount }), ...(offer && { offer }) };
}

export const Route = createFileRoute('/deposit')({
  validateSearch: readSearch,
  loader: () => loadTexts('deposit', 'firstDeposit', 'money', 'promotions'),
  component: offered('deposits', Screen),
});

function Screen() {
  const app = useApp();
  const [isReturn, setReturn] = useState(() => isBankTab(app));
  useHiddenChrome({ header: isReturn, nav: isReturn });
  return (
    <>
      <PageTitle>{texts().deposit.title()}</PageTitle>
      {isReturn ? <BankTabScreen onStay={() => setReturn(false)} /> : <DepositPage />}
    </>
  );
}

function DepositPage() {
  const { order, amount, offer } = Route.useSearch(checkedSearch(readSearch));
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const wanted = { ...(amount && { amount }), ...(offer && { offerId: offer }), visit };
  return (
    <RequireSession>
      {/* An order from before a break is still shown to its end. */}
      <PlayGate isExempt={order !== undefined}>
        <DepositScreen
          order={order}
          lead={
            <Boundary isDecoration>{order === undefined && <FirstDepositLink className="mt-24" />}</Boundary>
          }
          gift={<ReadyGift className="mt-32" />}
          {...((amount || offer) && { wanted })}
        />
      </PlayGate>
    </RequireSession>
  );
}
