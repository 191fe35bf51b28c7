import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { sumOf } from '../../../lib/money.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { GiftArt } from '../art/gift-art.tsx';
import { storeTodayShowed } from '../deposit-popup/shown-days.ts';
import type { RewardName, RewardStandings, Tier } from '../offer/new-user-offer.ts';
import { useMoneyText, useNewUserOffer } from '../offer/use-new-user-offer.ts';
import { Rewards, rewardOfMultiple } from './rewards.tsx';

const BLOCKS = ['h-128 rounded-lg', 'mt-28 h-320 rounded-lg', 'h-620 rounded-lg', 'h-620 rounded-lg'];

interface OfferProgressProps {
  rewards: readonly RewardName[];
  standings: RewardStandings;
}

function OfferProgress({ rewards, standings }: OfferProgressProps) {
  const { newUser } = texts().promotions;
  const money = useMoneyText();
  const claimed = rewards.filter((name) => standings[name].state === 'claimed');
  const received = sumOf(claimed.map((name) => standings[name].amount));
  const isAll = claimed.length === rewards.length;
  return (
    <section aria-label={newUser.progress.label()} className="rounded-lg bg-surface p-28">
      <div aria-hidden="true" className="flex gap-10">
        {rewards.map((name) => (
          <span
            key={name}
            className={clsx(
              'h-12 flex-1 rounded-full',
              {
                claimed: 'bg-good',
                ready: 'border border-gold bg-gold/14',
                open: 'bg-line',
                held: 'bg-line',
                locked: 'bg-line',
              }[standings[name].state],
            )}
          />
        ))}
      </div>
      <div className="mt-18 flex flex-wrap items-baseline justify-between gap-x-24 gap-y-6">
        <p className="text-base">
          {isAll ? newUser.done() : newUser.progress.count({ claimed: claimed.length, all: rewards.length })}
        </p>
        {received !== 0n && (
          <p className="text-muted text-sm">
            <span>{newUser.progress.received()}</span>{' '}
            <strong translate="no" className="tabular font-bold text-base text-gold">
              {money(received)}
            </strong>
          </p>
        )}
      </div>
    </section>
  );
}

function OfferTerms({ tiers: [first, second] }: { tiers: readonly [Tier, Tier] }) {
  const { terms } = texts().promotions.newUser;
  const { wagerTimes, validDays } = first;
  const rules = [
    terms.once(),
    terms.percent({ first: first.percent, second: second.percent }),
    ...(wagerTimes === undefined ? [] : [terms.wager({ times: wagerTimes })]),
    ...(validDays === undefined ? [] : [terms.days({ days: validDays })]),
    terms.adults(),
  ];
  return (
    <TitledSection title={terms.title()} heading="font-bold text-lg" className="mt-48">
      <ul className="mt-16 grid list-disc gap-14 pl-36 text-muted leading-relaxed marker:text-action-text">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Link to="/tc" className="mt-12 inline-flex min-h-88 items-center text-action-text underline">
        {terms.all()}
      </Link>
    </TitledSection>
  );
}

interface NewUserDepositScreenProps {
  multiple: 1 | 2 | 3 | undefined;
  onBackToGame: (() => void) | undefined;
}

/** /newUserDeposit: the rewards, the player's progress, the claims and the terms (PRO-03). */
export function NewUserDepositScreen({ multiple, onBackToGame }: NewUserDepositScreenProps) {
  const app = useApp();
  const { common, promotions } = texts();
  const { newUser } = promotions;
  const isLogin = useIsLogin();
  const money = useMoneyText();
  const { rewards, tiers, onRetryTiers, standings, read } = useNewUserOffer();
  const [first, second] = tiers;
  // This screen shows the offer, so its popup is removed, also one that waits or is open below.
  useEffect(() => {
    storeTodayShowed(app);
    emitUi(app, 'close-new-user-deposit-popup');
  }, [app]);

  return (
    <div className="px-24 pb-40">
      {onBackToGame && (
        <Button tone="quiet" size="small" className="mt-24" onClick={onBackToGame}>
          <Icon name="back" className="size-32" />
          <span>{newUser.actions.backToGame()}</span>
        </Button>
      )}
      <GiftArt className="mx-auto mt-12 h-auto w-full max-w-560" />
      <h1 className="text-center font-semibold text-action-text text-base">{newUser.title()}</h1>
      <p className="tabular mt-6 text-balance text-center font-extrabold text-[length:min(var(--text-2xl),9vw)] text-gold leading-tight">
        {newUser.lead({ amount: money(sumOf([first.registration, first.most, second.most])) })}
      </p>
      <p className="mt-10 mb-36 text-balance text-center text-muted">{newUser.text()}</p>
      <QueryView
        query={read}
        loading={<Loading label={newUser.loading()} blocks={BLOCKS} className="grid gap-20" />}
        failed={(onRetry) => (
          <Failure title={newUser.failed()} text={newUser.failedText()} onRetry={onRetry} />
        )}
      >
        {() => (
          <>
            {onRetryTiers && (
              <div
                role="status"
                className="mb-20 flex flex-wrap items-center gap-x-20 gap-y-8 rounded-md bg-surface p-24"
              >
                <p className="min-w-0 flex-1 text-muted text-sm">{newUser.usual()}</p>
                <Button tone="ghost" size="small" onClick={onRetryTiers}>
                  {common.retry()}
                </Button>
              </div>
            )}
            {standings && <OfferProgress rewards={rewards} standings={standings} />}
            <Rewards
              rewards={rewards}
              tiers={tiers}
              standings={standings}
              meant={rewardOfMultiple(multiple)}
            />
            {isLogin && (
              <Link to="/bonus" className={buttonLook({ tone: 'ghost', wide: true, className: 'mt-24' })}>
                {newUser.actions.seeBonus()}
              </Link>
            )}
            <OfferTerms tiers={tiers} />
          </>
        )}
      </QueryView>
    </div>
  );
}
