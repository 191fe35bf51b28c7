import type { ReactNode } from 'react';
import type { Player } from '../../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { version } from '../../config/version.ts';
import { changeLanguage, otherLanguage } from '../../i18n/languages.ts';
import { dayName, marketMonth } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { maskText, shownMask } from '../../lib/mask.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { currentMarket } from '../../session/market.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BalanceCard } from './balance-card.tsx';
import { EntryButton, EntryGroup, EntryLink, EntryText } from './entry.tsx';

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
  const language = otherLanguage(app);
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
