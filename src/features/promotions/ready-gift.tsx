import { clsx } from 'clsx';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useClaim } from './new-user-deposit/use-claim.ts';
import { useMoneyText, useReadyRewards } from './offer/use-new-user-offer.ts';

export function ReadyGift({ className }: { className?: string }) {
  const { newUser } = texts().promotions;
  const money = useMoneyText();
  const ready = useReadyRewards();
  const { claim, isClaiming } = useClaim();
  if (ready.length === 0) return null;
  return (
    <section
      aria-label={newUser.ready.title()}
      className={clsx('rounded-md border border-gold/45 bg-raised p-28', className)}
    >
      <h2 className="flex items-center gap-20 font-semibold text-md">
        <Icon name="gift" className="size-44 shrink-0 text-gold" />
        <span>{newUser.ready.title()}</span>
      </h2>
      <ul className="mt-16 grid gap-16">
        {ready.map(({ name, amount }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-24 gap-y-12">
            <span className="min-w-0 text-base text-muted">{newUser.names[name]()}</span>
            <Button size="small" isBusy={isClaiming(name)} onClick={() => claim(name)}>
              {amount === undefined
                ? newUser.actions.claimPlain()
                : newUser.actions.claim({ amount: money(amount) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
