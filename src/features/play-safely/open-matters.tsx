import { useQuery } from '@tanstack/react-query';
import { gameList } from '../../api/generated/game-list.ts';
import { luckyMoneyEnvelope } from '../../api/generated/lucky-money.ts';
import { walletActivityRecords } from '../../api/generated/wallet-activity-records.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { allOf } from '../../lib/all-of.ts';
import { useApp } from '../../lib/app.ts';
import { formatAmount } from '../../lib/money.ts';
import { currentCountry } from '../../session/market.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const LATEST = { pageNum: 1, pageSize: 20 };

async function openRounds(country: string) {
  const { list } = await gameList({ country, isRecent: true, ...LATEST });
  return list.flatMap(({ name, openRound }) => (openRound ? [{ name, ...openRound }] : []));
}

async function openPackets() {
  const { list } = await walletActivityRecords(LATEST);
  const ids = list.flatMap(({ type, envelopeId }) => (type === 'lucky_money_sent' && envelopeId) || []);
  const sent = await Promise.all(ids.map((envelopeId) => luckyMoneyEnvelope({ envelopeId })));
  return sent.filter(({ status }) => status === 'open');
}

/** Lists what a break or an exclusion finds open, and what will end meanwhile (PLR-02). It never holds the start back. */
export function OpenMatters({ until }: { until: number }) {
  const app = useApp();
  const { open } = texts().safely;
  const meta = { isQuiet: true };
  const balance = useWalletBalance({}, { query: { meta } });
  const rounds = useQuery({
    queryKey: ['play-limits', 'rounds'],
    queryFn: () => openRounds(currentCountry(app)),
    meta,
  });
  const packets = useQuery({ queryKey: ['play-limits', 'packets'], queryFn: openPackets, meta });
  return (
    <QueryView
      query={allOf({ balance, rounds, packets })}
      loading={<Skeleton className="mt-24 h-120" />}
      failed={() => <p className="pt-24 text-muted text-sm">{open.unknown()}</p>}
    >
      {(all) => {
        const money = (amount: number) => `${formatAmount(amount)} ${all.balance.currencyAlias}`;
        const rows = [
          ...all.rounds.map(({ name, waitsUntil }) =>
            waitsUntil ? open.hand({ name, time: marketTime(waitsUntil) }) : open.round({ name }),
          ),
          ...(all.balance.bonuses ?? [])
            .filter(({ expiresAt }) => Date.parse(expiresAt) <= until)
            .map(({ left, expiresAt }) => open.bonus({ amount: money(left), time: marketTime(expiresAt) })),
          ...all.packets.map(({ amount, expiresAt }) =>
            open.packet({ amount: money(amount), time: marketTime(expiresAt) }),
          ),
        ];
        return rows.length === 0 ? null : (
          <section aria-label={open.title()} className="pt-24 text-sm">
            <h3 className="font-semibold">{open.title()}</h3>
            <ul className="grid list-disc gap-8 pt-8 pl-28">
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryView>
  );
}
