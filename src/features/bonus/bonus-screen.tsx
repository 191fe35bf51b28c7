import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Balance } from '../../api/generated/contract.schemas.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { usePlayBlock } from '../../session/play-limits/use-play-limits.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';
import bonusArt from './bonus.svg';
import { BonusCard } from './bonus-card.tsx';

function Total({ balance }: { balance: Balance }) {
  const { bonus: words } = texts();
  return (
    <section
      aria-label={words.total()}
      className="flex items-center justify-between gap-16 rounded-lg bg-surface py-24 pr-24 pl-32"
    >
      <div className="min-w-0">
        <p className="text-muted text-sm">{words.total()}</p>
        <p className="tabular mt-4 font-bold text-[length:min(var(--text-2xl),7.5vw)] text-gold leading-tight">
          <span translate="no">{formatAmount(balance.bonus)}</span>{' '}
          <span className="text-[0.55em] text-muted">{balance.currencyAlias}</span>
        </p>
      </div>
      <img src={bonusArt} alt="" width={160} height={130} className="w-192 shrink-0" />
    </section>
  );
}

function Bonuses({ balance: { bonus, bonuses } }: { balance: Balance }) {
  const { bonus: words } = texts();
  const block = usePlayBlock();
  if (!bonuses && bonus > 0) return <p className="px-8 text-base text-muted">{words.uncounted()}</p>;
  if (!bonuses || bonuses.length === 0)
    return (
      <section className="rounded-lg bg-surface px-32 py-36 text-center">
        <h2 className="font-bold text-md">{words.empty.title()}</h2>
        <p className="mx-auto mt-8 max-w-560 text-base text-muted">{words.empty.text()}</p>
        {block === null && (
          <Link to="/promotion" className={buttonLook({ className: 'mt-24' })}>
            {words.empty.go()}
          </Link>
        )}
      </section>
    );
  return (
    <TitledSection
      title={words.running({ count: bonuses.length })}
      heading="px-8 pt-24 pb-16 font-bold text-lg"
    >
      <ul className="grid gap-16">
        {bonuses.map((bonus, index) => (
          <BonusCard key={bonus.id} bonus={bonus} isNext={index === 0 && bonuses.length > 1} />
        ))}
      </ul>
    </TitledSection>
  );
}

const RULES: readonly (readonly [name: 'play' | 'wager' | 'lose', icon: IconName])[] = [
  ['play', 'play'],
  ['wager', 'withdraw'],
  ['lose', 'clock'],
];

function Rules() {
  const { bonus: words } = texts();
  return (
    <TitledSection title={words.rules.title()} heading="px-8 pb-16 font-bold text-lg" className="px-24 pt-40">
      <ul className="grid gap-24 rounded-lg bg-surface px-28 py-28">
        {RULES.map(([name, icon]) => (
          <li key={name} className="flex gap-20 text-base leading-relaxed">
            <span className="grid size-64 shrink-0 place-items-center rounded-full bg-raised text-action-text">
              <Icon name={icon} className="size-34" />
            </span>
            <p className="min-w-0 flex-1 text-muted">{words.rules[name]()}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** /bonus: the bonus wallet, the wagering left and its deadline, and the games for it (PRO-05). */
export function BonusScreen({ children }: { children: ReactNode }) {
  const { bonus: words } = texts();
  const balance = useWalletBalance({});
  const block = usePlayBlock();
  const links = [
    { name: words.bets(), to: '/bettinghistory', search: { wallet: 'bonus' } },
    { name: words.activity(), to: '/transactions', search: { tab: 'activity' } },
    { name: words.pig(), to: '/newUserCashback' },
    { name: words.tips(), to: '/balancetips' },
  ] as const;
  return (
    <div className="pb-40">
      <div className="px-24 pt-32">
        <h1 className="px-8 pb-24 font-bold text-xl">{words.title()}</h1>
        <QueryView
          query={balance}
          loading={<Loading blocks={['h-232', 'h-340']} className="grid gap-16" />}
          failed={(onRetry) => <Failure title={words.failed()} text={words.failedText()} onRetry={onRetry} />}
        >
          {(data) => (
            <div className="grid gap-16">
              <Total balance={data} />
              <Bonuses balance={data} />
            </div>
          )}
        </QueryView>
      </div>
      {/* Nobody is invited to play during a break or an exclusion (PLR-02). */}
      {block === null && children}
      <Rules />
      <nav aria-label={words.more()} className="mx-24 mt-24 divide-y divide-line/50 rounded-lg bg-surface">
        {links.map(({ name, ...link }) => (
          <Link key={name} {...link} className="flex min-h-88 items-center gap-16 px-28 py-12 text-base">
            <span className="min-w-0 flex-1">{name}</span>
            <Icon name="right" className="size-32 shrink-0 text-muted" />
          </Link>
        ))}
      </nav>
    </div>
  );
}
