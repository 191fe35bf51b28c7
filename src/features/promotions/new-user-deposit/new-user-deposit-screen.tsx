import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { GiftArt } from '../art/gift-art.tsx';
import { useMoneyText } from '../offer/use-money-text.ts';
import { useNewUserOffer } from '../offer/use-new-user-offer.ts';
import { rewardOfMultiple } from './main-reward.ts';
import { OfferProgress } from './offer-progress.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { Rewards } from './rewards.tsx';

interface NewUserDepositScreenProps {
  /** 1 first tier, 2 second tier, 3 registration bonus: what the player came for. */
  multiple: 1 | 2 | 3 | undefined;
  /** Leads back into the game the player came from. */
  onBackToGame: (() => void) | undefined;
}

/** /newUserDeposit: the new-user deposit with its rewards, the player's progress, the claims and the terms (PRO-03). */
export function NewUserDepositScreen({ multiple, onBackToGame }: NewUserDepositScreenProps) {
  const { common, promotions } = texts();
  const { newUser } = promotions;
  const isLogin = useIsLogin();
  const money = useMoneyText();
  const { rewards, tiers, isUsual, isPending, isFailed, standings, retry } = useNewUserOffer();
  const [first, second] = tiers;
  // The offer itself is on the screen: its popup has nothing to add, however the player got here.
  useEffect(() => emitUi('close-new-user-deposit-popup'), []);

  return (
    <div className="px-24 pb-40">
      {onBackToGame && (
        <Button tone="quiet" size="small" className="mt-24" onClick={onBackToGame}>
          <Icon name="back" className="size-32" />
          {newUser.actions.backToGame()}
        </Button>
      )}
      <GiftArt className="mx-auto mt-12 h-auto w-full max-w-560" />
      <h1 className="text-center font-semibold text-action-text text-base">{newUser.title()}</h1>
      <p className="tabular mt-6 text-balance text-center font-extrabold text-[length:min(var(--text-2xl),9vw)] text-gold leading-tight">
        {newUser.lead({ amount: money(first.registration + first.most + second.most) })}
      </p>
      <p className="mt-10 mb-36 text-balance text-center text-muted">{newUser.text()}</p>
      {isPending && <OfferSkeleton />}
      {!isPending && isFailed && (
        <NoticeState icon="alert" title={newUser.failed()} text={newUser.failedText()}>
          <Button tone="quiet" onClick={retry}>
            {common.retry()}
          </Button>
        </NoticeState>
      )}
      {!isPending && isUsual && !isFailed && (
        <div
          role="status"
          className="mb-20 flex flex-wrap items-center gap-x-20 gap-y-8 rounded-md bg-surface p-24"
        >
          <p className="min-w-0 flex-1 text-muted text-sm">{newUser.usual()}</p>
          <Button tone="ghost" size="small" onClick={retry}>
            {common.retry()}
          </Button>
        </div>
      )}
      {!isPending && !isFailed && (
        <>
          {standings && <OfferProgress rewards={rewards} standings={standings} />}
          <Rewards rewards={rewards} tiers={tiers} standings={standings} meant={rewardOfMultiple(multiple)} />
          {isLogin && (
            <Link to="/bonus" className={buttonLook({ tone: 'ghost', wide: true, className: 'mt-24' })}>
              {newUser.actions.seeBonus()}
            </Link>
          )}
          <OfferTerms tiers={tiers} />
        </>
      )}
    </div>
  );
}
