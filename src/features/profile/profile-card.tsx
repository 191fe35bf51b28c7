import type { Player } from '../../api/generated/contract.schemas.ts';
import { marketMonth } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { maskText, shownMask } from '../../lib/mask.ts';
import { currentMarket } from '../../session/market.ts';
import { Icon } from '../../ui/icon.tsx';

function monthOf(isoTime: string): string {
  return Number.isNaN(Date.parse(isoTime)) ? isoTime : marketMonth(isoTime);
}

export function ProfileCard({ player }: { player: Player }) {
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
