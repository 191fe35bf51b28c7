import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Balance, Player } from '../../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { version } from '../../config/version.ts';
import { changeLanguage, nextLanguage } from '../../i18n/languages.ts';
import { dayName, marketMonth } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { maskText, shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { answerAdsQuestion, useAdsConsent } from '../../session/ads-consent.ts';
import { currentMarket } from '../../session/market.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EntryContent, type EntryContentProps } from '../../ui/entry.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useCountedAmount } from '../../ui/use-counted-amount.ts';

const TEXT_LINK = 'flex min-h-88 items-center font-semibold text-action-text text-sm';

function BalanceCard({ balance, onRetry }: { balance: Balance | undefined; onRetry?: () => void }) {
  const { balance: words } = texts().profile.me;
  const total = useCountedAmount(balance?.total ?? Number.NaN);
  const parts = [
    [words.cash(), balance?.cash],
    [words.bonus(), balance?.bonus],
    [words.withdrawable(), balance?.withdrawable],
    ...(balance?.owed === undefined ? [] : [[words.owed(), balance.owed] as const]),
  ] as const;
  return (
    <section className="rounded-md bg-surface px-28 pt-28 pb-8">
      <h2 className="text-muted text-sm">{words.title()}</h2>
      <BigAmount amount={formatAmount(total)} currency={balance?.currencyAlias} />
      {onRetry && <RetryLine text={texts().header.balanceFailed()} onRetry={onRetry} />}
      <dl className="flex flex-wrap gap-x-32 gap-y-16 pt-20">
        {parts.map(([name, amount]) => (
          <div key={name} className="flex-1 whitespace-nowrap">
            <dt className="text-muted text-xs">{name}</dt>
            <dd translate="no" className="tabular font-semibold text-base text-gold">
              {formatAmount(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {balance?.owed !== undefined && <p className="pt-16 text-muted text-xs">{words.owedWhy()}</p>}
      <div className="flex flex-wrap gap-16 pt-28">
        <Link to="/deposit" className={buttonLook({ className: 'flex-1' })}>
          <Icon name="deposit" className="size-36 shrink-0" />
          <span>{words.deposit()}</span>
        </Link>
        <Link to="/withdraw" className={buttonLook({ tone: 'quiet', className: 'flex-1' })}>
          <Icon name="withdraw" className="size-36 shrink-0" />
          <span>{words.withdraw()}</span>
        </Link>
      </div>
      <div className="flex flex-wrap justify-between gap-x-32 pt-8">
        <Link to="/rushdeposit" className={TEXT_LINK}>
          {words.rush()}
        </Link>
        <Link to="/balancetips" className={TEXT_LINK}>
          {words.tips()}
        </Link>
      </div>
    </section>
  );
}

const LOOK = 'flex min-h-104 w-full items-center gap-24 px-28 py-12 text-left text-base';

function Content({ value, ...content }: EntryContentProps) {
  return <EntryContent {...content} value={value && <span className="text-muted text-sm">{value}</span>} />;
}

interface EntryLinkProps extends EntryContentProps {
  to: NonNullable<LinkProps['to']>;
  /** A plain tap runs this instead of opening the screen; a new tab and a copied address open the screen. */
  onTapHere?: () => void;
}

function EntryLink({ to, onTapHere, ...content }: EntryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onTapHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTapHere();
  };
  return (
    <Link to={to} onClick={onClick} className={clsx('press', LOOK)}>
      <Content {...content} />
    </Link>
  );
}

function EntryButton({ onTap, ...content }: EntryContentProps & { onTap: () => void }) {
  return (
    <button type="button" onClick={onTap} className={clsx('press', LOOK)}>
      <Content {...content} />
    </button>
  );
}

function EntryText(content: EntryContentProps) {
  return (
    <p className={LOOK}>
      <Content {...content} leads={false} />
    </p>
  );
}

function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="px-28 pb-14 font-semibold text-md">{title}</h2>
      <div className="divide-y divide-line/50 rounded-md bg-surface">{children}</div>
    </section>
  );
}

function monthOf(isoTime: string): string {
  return Number.isNaN(Date.parse(isoTime)) ? isoTime : marketMonth(isoTime);
}

function ProfileCard({ player }: { player: Player }) {
  const app = useApp();
  const { me } = texts().profile;
  const { phonePrefix } = currentMarket(app);
  const masked = player.isPhoneBound ? shownMask(player.phoneNumber) : maskText(player.username);
  const number = `+${phonePrefix} ${masked}`;
  return (
    <section className="flex min-h-144 items-center gap-28 rounded-md bg-surface px-28 py-24">
      <span className="grid size-96 shrink-0 place-items-center rounded-full bg-action text-text">
        <Icon name="person" className="size-52" />
      </span>
      <div className="min-w-0">
        <p className="tabular font-bold text-lg">
          <span className="sr-only">{me.number({ phone: number })}</span>
          <span aria-hidden="true">{number}</span>
        </p>
        <p className="text-muted text-sm">
          <span>{me.since({ month: monthOf(player.registeredAt) })}</span>
          {player.rechargeCount > 0 && <span>{` · ${me.deposits({ count: player.rechargeCount })}`}</span>}
        </p>
      </div>
    </section>
  );
}

/** /me (PLR-03). */
export function MeScreen({ offer, onLogout }: { offer: ReactNode; onLogout: () => void }) {
  const app = useApp();
  const { profile } = texts();
  const { me } = profile;
  const player = useUserGetUserInfo({});
  const balance = useWalletBalance({});
  const language = nextLanguage(app);
  const ads = useAdsConsent(({ answer }) => answer ?? 'no');
  const accepted = player.data?.terms?.version;

  return (
    <div className="flex flex-col gap-40 px-24 pt-32 pb-40">
      <h1 className="px-8 font-bold text-xl">{me.title()}</h1>
      <div className="flex flex-col gap-20">
        <Boundary>
          <QueryView
            query={player}
            loading={<Skeleton className="h-144" />}
            failed={(onRetry) => <Failure title={me.failed()} text={me.failedText()} onRetry={onRetry} />}
          >
            {(data) => <ProfileCard player={data} />}
          </QueryView>
        </Boundary>
        <Boundary>
          <QueryView
            query={balance}
            loading={<Skeleton className="h-480" />}
            failed={(onRetry) => <BalanceCard balance={undefined} onRetry={onRetry} />}
          >
            {(data) => <BalanceCard balance={data} />}
          </QueryView>
        </Boundary>
        <Boundary isDecoration>{offer}</Boundary>
      </div>
      <EntryGroup title={me.links.title()}>
        <EntryLink to="/transactions" icon="transactions" name={me.links.transactions()} />
        <EntryLink to="/bettinghistory" icon="history" name={me.links.bettinghistory()} />
        <EntryLink to="/promotion" icon="promotion" name={me.links.promotion()} />
        <EntryLink to="/bonus" icon="bonus" name={me.links.bonus()} />
        <EntryLink to="/redenvelope" icon="packet" name={me.links.redenvelope()} />
        <EntryLink to="/notices" icon="bell" name={me.links.notices()} />
      </EntryGroup>
      <EntryGroup title={me.security.title()}>
        <EntryLink
          to="/changepassword"
          icon="key"
          name={me.security.password()}
          onTapHere={() => openPopup(app, { kind: 'CHANGE_PASSWORD' })}
        />
        {player.data?.isPhoneBound ? (
          <EntryText icon="phone" name={me.security.phone()} value={shownMask(player.data.phoneNumber)} />
        ) : (
          <EntryButton
            icon="phone"
            name={me.security.bind()}
            value={player.data && me.security.unbound()}
            onTap={() => openPopup(app, { kind: 'BINDING_PHONE' })}
          />
        )}
      </EntryGroup>
      <EntryGroup title={me.settings.title()}>
        <EntryButton
          icon="language"
          name={me.settings.language()}
          value={<span lang={language.lang}>{language.text}</span>}
          onTap={() => changeLanguage(app, language.code)}
        />
        <EntryButton
          icon="promotion"
          name={me.settings.ads()}
          value={me.settings.adsAnswer[ads]()}
          onTap={() => answerAdsQuestion(app, ads === 'yes' ? 'no' : 'yes')}
        />
        <EntryLink to="/playsafely" icon="shield" name={me.settings.safely()} />
        <EntryLink
          to="/tc"
          icon="terms"
          name={me.settings.terms()}
          value={
            accepted &&
            me.settings.accepted({ date: dayName(accepted, { weekday: undefined, year: 'numeric' }) })
          }
        />
        <EntryButton icon="logout" name={me.logout()} onTap={onLogout} />
      </EntryGroup>
      <p className="text-center text-muted text-sm">{me.settings.version({ version })}</p>
    </div>
  );
}
