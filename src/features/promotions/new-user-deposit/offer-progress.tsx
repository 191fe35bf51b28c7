import { clsx } from 'clsx';
import { texts } from '../../../i18n/texts.ts';
import type { Minor } from '../../../lib/money.ts';
import { useMoneyText } from '../offer/use-money-text.ts';
import type { RewardName, RewardStandings } from '../offer/use-new-user-offer.ts';

interface OfferProgressProps {
  rewards: readonly RewardName[];
  standings: RewardStandings;
}

/** How many of the rewards a player has, and what they came to. */
export function OfferProgress({ rewards, standings }: OfferProgressProps) {
  const { newUser } = texts().promotions;
  const money = useMoneyText();
  const claimed = rewards.filter((name) => standings[name].state === 'claimed');
  const received = claimed.reduce<Minor>((sum, name) => sum + (standings[name].amount ?? 0n), 0n);
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
        {received > 0n && (
          <p className="text-muted text-sm">
            {newUser.progress.received()}{' '}
            <strong className="tabular font-bold text-base text-gold">{money(received)}</strong>
          </p>
        )}
      </div>
    </section>
  );
}
