import { Link } from '@tanstack/react-router';
import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, toMinor } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { EntryArt } from '../art/entry-art.tsx';
import { FirstDepositLink } from '../first-deposit-link.tsx';
import { PromotionBanners } from './promotion-banners.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const ENTRIES = [
  { name: 'cashback', to: '/newUserCashback' },
  { name: 'bonus', to: '/bonus' },
  { name: 'rushdeposit', to: '/rushdeposit' },
  { name: 'redenvelope', to: '/redenvelope' },
  { name: 'notices', to: '/notices' },
] as const;

function Entries() {
  const { screen } = texts().promotions;
  const balance = useBalance();
  const hasBonus = balance && (toMinor(balance.bonus) ?? 0n) > 0n;
  return (
    <ul className="mt-20 grid grid-cols-[repeat(auto-fit,minmax(9em,1fr))] gap-20">
      {ENTRIES.map(({ name, to }) => (
        <li key={name} className="last:odd:col-span-full">
          <Link
            to={to}
            className="press flex h-full flex-col rounded-lg border border-line/50 bg-surface p-24"
          >
            <EntryArt name={name} className="h-112 w-auto self-start" />
            <span className="mt-18 font-semibold text-md leading-tight">{screen.entries[name].name()}</span>
            {name === 'bonus' && hasBonus ? (
              <span translate="no" className="tabular mt-8 font-semibold text-gold">
                {`${formatAmount(balance.bonus)} ${balance.currencyAlias}`}
              </span>
            ) : (
              <span className="mt-8 text-muted text-sm leading-snug">{screen.entries[name].text()}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** /promotion: the new-user deposit, links to every other offer, and the market's banners (PRO-01). */
export function PromotionScreen({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const { screen } = texts().promotions;
  return (
    <div className="px-24 pb-24">
      <h1 className="pt-32 pb-24 font-bold text-xl">{screen.title()}</h1>
      <WelcomeCard />
      <Boundary isDecoration>
        <FirstDepositLink className="mt-20" />
      </Boundary>
      <TitledSection title={screen.more()} heading="large" className="mt-44">
        <Entries />
      </TitledSection>
      <TitledSection title={screen.current()} heading="large" className="mt-44">
        <Boundary>
          <PromotionBanners onBanner={onBanner} />
        </Boundary>
      </TitledSection>
    </div>
  );
}
