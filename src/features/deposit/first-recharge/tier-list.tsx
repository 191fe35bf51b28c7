import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NAMES, type Tier } from './first-offer.ts';

const LOOKS = {
  now: 'border-text bg-raised',
  waits: 'border-transparent bg-surface',
  later: 'border-transparent bg-surface',
  done: 'border-transparent bg-surface',
};

export function TierList({ tiers, currency }: { tiers: readonly Tier[]; currency: string }) {
  const { tier: words } = texts().firstDeposit;
  return (
    <ol className="mt-24 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.6em),1fr))] gap-16">
      {tiers.map(({ config, state }) => (
        <li
          key={config.rewardType}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`rounded-md border-2 px-24 py-20 ${LOOKS[state]}`}
        >
          <p className="flex items-center justify-between gap-12 text-muted text-sm">
            <span>{words.name[NAMES[config.rewardType]]()}</span>
            {state === 'done' && <Icon name="check" className="size-32 text-good" />}
          </p>
          <p className="tabular mt-6 font-bold text-gold text-xl leading-tight">
            {words.percent({ percent: config.rewardRecharge })}
          </p>
          <p className="tabular text-sm leading-snug">
            {words.most({ amount: formatAmount(config.rewardTotal), currency })}
          </p>
          <p className="mt-8 font-semibold text-xs">{words.state[state]()}</p>
        </li>
      ))}
    </ol>
  );
}
