import { useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';
import { GiftArt } from '../art/gift-art.tsx';
import { useClaim } from '../new-user-deposit/use-claim.ts';
import { useMoneyText, useNewUserOffer } from '../offer/use-new-user-offer.ts';

interface WelcomePopupProps extends DialogControl {
  hasBonus: boolean;
  onDeposit: () => void;
}

/** After a registration (PRO-08): its bonus, claimed with a tap, then the first deposit. Both can be skipped. */
export function WelcomePopup({ hasBonus, onDeposit, ...dialog }: WelcomePopupProps) {
  const { promotions } = texts();
  const { newUser, popup, welcome } = promotions;
  const money = useMoneyText();
  const { tiers, standings } = useNewUserOffer();
  const { claim, isClaiming } = useClaim();
  const [isFirst, setFirst] = useState(hasBonus);
  const [tier] = tiers;
  const isBusy = isClaiming('registration');
  const isClaimed = standings?.registration.state === 'claimed';
  const toDeposit = () => setFirst(false);
  const values = { percent: tier.percent, most: money(tier.most) };

  return (
    <Dialog
      {...dialog}
      title={isFirst ? welcome.title() : popup.first.title()}
      {...(hasBonus && { steps: { at: isFirst ? 1 : 2, onBack: () => setFirst(true) } })}
    >
      <div className="flex flex-col items-center text-center low:grid low:grid-cols-[2fr_3fr] low:gap-x-32">
        {hasBonus && (
          <p className="font-semibold text-action-text text-sm low:col-start-2">
            {welcome.step({ at: isFirst ? 1 : 2, of: 2 })}
          </p>
        )}
        <GiftArt
          isUnpacked={isBusy || isClaimed}
          className="mt-8 h-auto w-full max-w-440 low:col-start-1 low:row-span-2 low:row-start-1"
        />
        <div className="contents low:col-start-2 low:flex low:flex-col low:items-center">
          <p
            className={`mt-8 font-extrabold text-[length:min(var(--text-2xl),10vw)] leading-tight ${isFirst ? 'tabular text-gold' : ''}`}
          >
            {isFirst ? `+${money(tier.registration)}` : popup.first.lead(values)}
          </p>
          <p className="mt-14 max-w-600 text-balance text-base leading-relaxed">
            {!isFirst && <span>{popup.first.text(values)}</span>}
            {isFirst && <span>{isClaimed ? welcome.claimed() : newUser.registrationReady()}</span>}
          </p>
          {isFirst ? (
            <Button
              size="large"
              wide
              className="mt-28"
              isBusy={isBusy}
              onClick={() => (isClaimed ? toDeposit() : claim('registration', toDeposit))}
            >
              {isClaimed ? welcome.next() : newUser.actions.claim({ amount: money(tier.registration) })}
            </Button>
          ) : (
            <Button size="large" wide className="mt-28" onClick={onDeposit}>
              {newUser.actions.deposit()}
            </Button>
          )}
          {!(isFirst && isClaimed) && (
            <Button tone="ghost" className="mt-8" onClick={isFirst ? toDeposit : dialog.onClose}>
              {popup.notNow()}
            </Button>
          )}
          <p className="mt-8 text-balance text-muted text-xs">
            {tier.wagerTimes === undefined ? popup.smallPlain() : popup.small({ times: tier.wagerTimes })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
