import { useQuery } from '@tanstack/react-query';
import { luckyMoneyEnvelope } from '../../api/generated/lucky-money.ts';
import { walletActivityRecords } from '../../api/generated/wallet-activity-records.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { allOf } from '../../lib/all-of.ts';
import { formatAmount } from '../../lib/money.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const LATEST = { pageNum: 1, pageSize: 20 };

async function openBets() {
  const wallets = [false, true].map((isBonus) => walletRecords({ isBonus, pageNum: 1, pageSize: 100 }));
  return (await Promise.all(wallets)).flatMap(({ list }) => list.filter(({ status }) => status === 'open'));
}

async function openPackets() {
  const { list } = await walletActivityRecords(LATEST);
  const ids = list.flatMap(({ type, envelopeId }) => (type === 'lucky_money_sent' && envelopeId) || []);
  const sent = await Promise.all(ids.map((envelopeId) => luckyMoneyEnvelope({ envelopeId })));
  return sent.filter(({ status }) => status === 'open');
}

/** Lists what a break or an exclusion finds open, and what will end meanwhile (PLR-02). It never holds the start back. */
export function OpenMatters({ until }: { until: number }) {
  const { open } = texts().safely;
  const meta = { isQuiet: true };
  const balance = useWalletBalance({}, { query: { meta } });
  const bets = useQuery({ queryKey: ['play-limits', 'bets'], queryFn: openBets, meta });
  const packets = useQuery({ queryKey: ['play-limits', 'packets'], queryFn: openPackets, meta });
  return (
    <QueryView
      query={allOf({ balance, bets, packets })}
      loading={<Skeleton className="mt-24 h-120" />}
      failed={() => <p className="pt-24 text-muted text-sm">{open.unknown()}</p>}
    >
      {(all) => {
        const money = (amount: number) => `${formatAmount(amount)} ${all.balance.currencyAlias}`;
        const rows = [
          ...all.bets.map(({ gameName: name, waitsUntil }) =>
            waitsUntil ? open.hand({ name, time: marketTime(waitsUntil) }) : open.bet({ name }),
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
              {[...new Set(rows)].map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryView>
  );
}
