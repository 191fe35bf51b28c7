import { Link } from '@tanstack/react-router';
import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { useLobbyPromotionsBanners } from '../../../api/generated/lobby-promotions-banners.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount, sumOf, toMinor } from '../../../lib/money.ts';
import { isSettled, readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import { hideUsedOffers } from '../../../session/used-offers.ts';
import { BANNER_SHAPES, BannerButton } from '../../../ui/banner-button.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton, Skeletons } from '../../../ui/loading.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import bonusArt from '../art/bonuses.svg';
import cashbackArt from '../art/cashback.svg';
import { GiftArt } from '../art/gift-art.tsx';
import noticesArt from '../art/notices.svg';
import redenvelopeArt from '../art/redenvelope.svg';
import rushdepositArt from '../art/rushdeposit.svg';
import { FirstDepositLink } from '../first-deposit-link.tsx';
import { type NewUserOffer, useMoneyText, useNewUserOffer } from '../offer/use-new-user-offer.ts';

function PromotionBanners({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const app = useApp();
  const { promotions } = texts();
  const { screen } = promotions;
  const country = currentCountry(app);
  const banners = useLobbyPromotionsBanners({ country }, { query: { meta: { isQuiet: true } } });
  const deposits = usePlayer()?.rechargeCount;
  const block = usePlayBlock();
  return (
    <QueryView
      query={readAs(banners, banners.data && hideUsedOffers(banners.data, deposits, block))}
      loading={
        <Loading label={screen.loading()} className="mt-20 grid gap-20">
          <Skeletons count={3} className={BANNER_SHAPES[316]} />
        </Loading>
      }
      failed={(onRetry) => <Failure title={screen.failed()} text={screen.failedText()} onRetry={onRetry} />}
      empty={<NoticeState icon="gift" title={screen.empty()} text={screen.emptyText()} />}
    >
      {(rows) => (
        <ul className="mt-20 grid gap-20">
          {rows.map((banner) => (
            <li key={banner.id}>
              <BannerButton banner={banner} height={316} onTap={onBanner} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function useStandingText({ rewards, standings }: NewUserOffer): { text: string; isReady: boolean } {
  const { welcome } = texts().promotions.screen;
  const money = useMoneyText();
  if (!standings) return { text: welcome.text(), isReady: false };
  const all = rewards.map((name) => standings[name]);
  const ready = all.filter(({ state }) => state === 'ready');
  if (ready.length > 0) {
    const sum = sumOf(ready.map(({ amount }) => amount));
    const text = sum === undefined ? welcome.readyPlain() : welcome.ready({ amount: money(sum) });
    return { text, isReady: true };
  }
  const claimed = all.filter(({ state }) => state === 'claimed').length;
  if (claimed === 0) return { text: welcome.text(), isReady: false };
  return { text: welcome.progress({ claimed, all: all.length }), isReady: false };
}

/** Shows this player's progress and the largest reward left; nothing after the last reward (PRO-07). */
function WelcomeCard() {
  const offer = useNewUserOffer();
  const [first, second] = offer.tiers;
  const { welcome } = texts().promotions.screen;
  const money = useMoneyText();
  const { text, isReady } = useStandingText(offer);
  const { rewards, standings } = offer;
  const most = { registration: first.registration, first: first.most, second: second.most };
  const left = rewards.filter((name) => standings?.[name].state !== 'claimed');
  if (!isSettled(offer.read)) return <Skeleton className="h-368 rounded-lg" />;
  if (left.length === 0) return null;
  return (
    <Link
      to="/newUserDeposit"
      style={{ background: 'linear-gradient(115deg, #5a0f3a, #2d1b3a 70%)' }}
      className="press relative block overflow-hidden rounded-lg border border-line/60 lift"
    >
      <GiftArt className="-right-56 -bottom-12 absolute h-[104%] w-auto max-w-[54%]" />
      <div className="relative max-w-[62%] py-32 pl-32">
        <h2 className="font-semibold text-[length:min(var(--text-base),6.4vw)]">{welcome.title()}</h2>
        <p className="tabular mt-8 font-extrabold text-[length:min(var(--text-xl),6.4vw)] text-gold leading-tight">
          {welcome.upTo({ amount: money(sumOf(left.map((name) => most[name]))) })}
        </p>
        <p className={isReady ? 'mt-12 font-semibold' : 'mt-12 text-muted text-sm'}>{text}</p>
        <p className="mt-18 font-semibold text-action-text">
          <span>{welcome.go()}</span>
          {/* Stays with the last word where large text wraps. */}
          <span className="whitespace-nowrap">
            {'\u00a0'}
            <Icon name="right" className="-mt-4 inline size-30" />
          </span>
        </p>
      </div>
    </Link>
  );
}

const ENTRIES = [
  { name: 'cashback', art: cashbackArt, to: '/newUserCashback' },
  { name: 'bonus', art: bonusArt, to: '/bonus' },
  { name: 'rushdeposit', art: rushdepositArt, to: '/rushdeposit' },
  { name: 'redenvelope', art: redenvelopeArt, to: '/redenvelope' },
  { name: 'notices', art: noticesArt, to: '/notices' },
] as const;

function Entries() {
  const { screen } = texts().promotions;
  const balance = useBalance();
  const hasBonus = balance && (toMinor(balance.bonus) ?? 0n) > 0n;
  return (
    <ul className="mt-20 grid grid-cols-[repeat(auto-fit,minmax(9em,1fr))] gap-20">
      {ENTRIES.map(({ name, art, to }) => (
        <li key={name} className="last:odd:col-span-full">
          <Link
            to={to}
            className="press flex h-full flex-col rounded-lg border border-line/50 bg-surface p-24"
          >
            <img src={art} alt="" width={96} height={92} className="h-112 w-auto self-start" />
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
      <TitledSection title={screen.more()} heading="font-bold text-lg" className="mt-44">
        <Entries />
      </TitledSection>
      <TitledSection title={screen.current()} heading="font-bold text-lg" className="mt-44">
        <Boundary>
          <PromotionBanners onBanner={onBanner} />
        </Boundary>
      </TitledSection>
    </div>
  );
}
