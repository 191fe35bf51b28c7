import { currencyOf } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { NoticeInForce } from '../tables/catalogue.ts';
import { formatMinor, type Minor } from '../tables/money.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** What became of the player's sports bets and withdrawals of the last week (NTF-01). */
export function ownNotices(world: World, playerId: string): NoticeInForce[] {
  const currency = currencyOf(playerById(world, playerId).country);
  const money = (amount: Minor) => `${formatMinor(amount)} ${currency}`;
  const notice = (
    id: string,
    startsAt: number,
    title: NoticeInForce['title'],
    body: NoticeInForce['body'],
  ): NoticeInForce[] => {
    const endsAt = startsAt + WEEK_MS;
    if (endsAt <= world.now()) return [];
    return [{ id, level: 'info', isOwn: true, title, body, startsAt, endsAt }];
  };
  const records = new Map(world.state.bets.get(playerId)?.map((bet) => [bet.id, bet]));
  const bets = [...world.state.sportBets.values()].flatMap(({ betId, legs, settledAt }) => {
    const record = records.get(betId);
    if (settledAt === undefined || !record) return [];
    const { payout } = record;
    const matches = legs.map(({ home, away }) => `${home} – ${away}`).join('\n');
    const stake = money(record.stake);
    return notice(
      `n-bet-${betId}`,
      settledAt,
      payout > 0
        ? { en: `Your bet won ${money(payout)}`, ks: `Tu apuesta ganó ${money(payout)}` }
        : { en: `Your bet of ${stake} did not win`, ks: `Tu apuesta de ${stake} no ganó` },
      {
        en: `${matches}\nYou staked ${stake}. It is in your betting history.`,
        ks: `${matches}\nApostaste ${stake}. Está en tu historial de apuestas.`,
      },
    );
  });
  const withdrawals = [...world.state.withdrawals.values()].flatMap((order) => {
    const end = order.timeline.findLast(({ step }) => step === 'paid' || step === 'returned');
    if (order.playerId !== playerId || !end) return [];
    const sent = money((order.paidAmount ?? order.amount) - order.fee);
    return notice(
      `n-withdrawal-${order.id}-${end.step}`,
      end.at,
      end.step === 'paid'
        ? { en: `Your withdrawal was paid: ${sent}`, ks: `Tu retiro se pagó: ${sent}` }
        : {
            en: `Your withdrawal of ${money(order.amount)} came back`,
            ks: `Tu retiro de ${money(order.amount)} volvió`,
          },
      end.step === 'paid'
        ? {
            en: 'You find the receipt in your transactions.',
            ks: 'Encuentras el comprobante en tus movimientos.',
          }
        : {
            en: `What came back is in your cash. Your transactions say why: ${order.id}.`,
            ks: `Lo que volvió está en tu efectivo. En tus movimientos está el motivo: ${order.id}.`,
          },
    );
  });
  return [...bets, ...withdrawals];
}
