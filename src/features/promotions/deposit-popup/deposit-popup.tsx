import { useEffect, useState } from 'react';
import { NEW_USER_GET_NOW_MS } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { GiftArt } from '../art/gift-art.tsx';
import type { Tier } from '../offer/new-user-offer.ts';
import { useMoneyText, useNewUserOffer } from '../offer/use-new-user-offer.ts';
import type { Multiple } from './deposit-popup-rule.ts';

interface Words {
  title: string;
  lead: string;
  text: string;
  isMoney: boolean;
}

function useWords(multiple: Multiple, [first, second]: readonly [Tier, Tier]): Words {
  const { popup } = texts().promotions;
  const money = useMoneyText();
  const isLogin = useIsLogin();
  if (multiple === 3) {
    const { title, text, playerText } = popup.registration;
    const values = { percent: first.percent, most: money(first.most) };
    const message = isLogin ? playerText : text;
    const amount = money(first.registration);
    const lead = first.registration === undefined ? amount : `+${amount}`;
    return { title: title(), lead, text: message(values), isMoney: true };
  }
  const tier = multiple === 1 ? first : second;
  const { title, lead, text } = multiple === 1 ? popup.first : popup.second;
  const values = { percent: tier.percent, most: money(tier.most) };
  return { title: title(), lead: lead(values), text: text(values), isMoney: false };
}

interface DepositPopupProps extends PopupControl {
  multiple: Multiple;
  /** Called 0.8 s after the tap, unless the popup was closed before. */
  onGetNow: () => void;
}

export function DepositPopup({ multiple, onGetNow, ...control }: DepositPopupProps) {
  const { promotions } = texts();
  const { popup } = promotions;
  const { tiers } = useNewUserOffer();
  const { title, lead, text, isMoney } = useWords(multiple, tiers);
  const [isGoing, setGoing] = useState(false);

  useEffect(() => {
    if (!isGoing || !control.isOpen) return;
    const timer = setTimeout(onGetNow, NEW_USER_GET_NOW_MS);
    return () => clearTimeout(timer);
  }, [isGoing, control.isOpen, onGetNow]);

  const { wagerTimes: times, tag } = tiers[multiple === 2 ? 1 : 0];
  return (
    <Dialog {...control} title={title}>
      <div className="flex flex-col items-center text-center low:grid low:grid-cols-[2fr_3fr] low:gap-x-32">
        <GiftArt isUnpacked={isGoing} className="mt-12 h-auto w-full max-w-520" />
        <div className="contents low:flex low:flex-col low:items-center">
          {multiple !== 3 && tag !== '' && (
            <p className="mt-8 rounded-full bg-gold/14 px-20 py-6 font-semibold text-gold text-xs">{tag}</p>
          )}
          <p
            className={`mt-8 font-extrabold text-[length:min(var(--text-2xl),10vw)] leading-tight ${isMoney ? 'tabular text-gold' : ''}`}
          >
            {lead}
          </p>
          <p className="mt-14 max-w-600 text-balance text-base leading-relaxed">{text}</p>
          <Button size="large" wide className="mt-32" isBusy={isGoing} onClick={() => setGoing(true)}>
            {isGoing ? popup.opening() : popup.getNow()}
          </Button>
          <Button tone="ghost" className="mt-8" onClick={control.onClose}>
            {popup.notNow()}
          </Button>
          <p className="mt-8 text-balance text-muted text-xs">
            {times === undefined ? popup.smallPlain() : popup.small({ times })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
