import { Link } from '@tanstack/react-router';
import type { LuckyDisplayReward } from '../../../api/generated/contract.schemas.ts';
import { useLuckyMoneyDisplayReward } from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PacketArt } from '../packet/packet-art.tsx';

export function OfferCard() {
  const { offer } = texts().lucky;
  const reward = useLuckyMoneyDisplayReward(
    {},
    { query: { queryKey: ['POST', '/lucky/money/displayReward', 'own'], meta: { isQuiet: true } } },
  );
  return (
    <QueryView
      query={reward}
      loading={<Skeleton className="mt-20 h-320 rounded-lg" />}
      failed={(onRetry) => <RetryLine text={offer.failed()} onRetry={onRetry} />}
    >
      {(data) => <Offer {...data} />}
    </QueryView>
  );
}

function Offer({ envelopeId, amount, currencyAlias }: LuckyDisplayReward) {
  const { offer } = texts().lucky;
  if (envelopeId === undefined || amount === 0)
    return <p className="mt-24 rounded-lg bg-surface px-32 py-28 text-base text-muted">{offer.none()}</p>;
  return (
    <section className="relative mt-20 overflow-hidden rounded-lg border border-line/60 bg-raised">
      <div className="flex items-center gap-24 py-28 pr-32 pl-20">
        <PacketArt isStill pose="closed" className="w-200 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-balance font-bold text-lg leading-tight">{offer.title()}</h2>
          <p className="mt-12 text-base text-muted">
            {offer.text({ amount: formatAmount(amount), currency: currencyAlias })}
          </p>
          <Link
            to="/redenvelope"
            search={{ shared: envelopeId }}
            className={buttonLook({ wide: true, className: 'mt-24' })}
          >
            {offer.go()}
          </Link>
        </div>
      </div>
    </section>
  );
}
