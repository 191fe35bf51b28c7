import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { sumOf } from '../../../lib/money.ts';
import { isSettled } from '../../../lib/read.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GiftArt } from '../art/gift-art.tsx';
import { useMoneyText } from '../offer/use-money-text.ts';
import { type NewUserOffer, useNewUserOffer } from '../offer/use-new-user-offer.ts';

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
export function WelcomeCard() {
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
